"""Markup by which libraries and form builders make fields depend on each other."""

from __future__ import annotations

STRONG_ATTRIBUTES = frozenset(
    {"up-switch", "up-show-for", "up-hide-for", "up-disable-for", "up-enable-for", "data-drupal-states"}
    | {"data-conditions", "data-conditional-logic", "data-logic", "data-depdrop", "data-krajee-depdrop"}
    | {"data-visible-if", "data-showif", "data-cascade-from", "data-cascadefrom", "data-condition"}
    | {"data-wp-bind--hidden"}
)
"""Attributes that are about nothing else."""

COLLAPSING = ("aria-controls", "data-aria-controls", "data-bs-target", "data-target", "data-reveal-target", "data-show")
"""Attributes by which a choice names the part that it shows."""

CONDITIONAL_CLASSES = {
    "govuk-radios__conditional": 1.0,
    "govuk-checkboxes__conditional": 1.0,
    "nhsuk-radios__conditional": 1.0,
    "nhsuk-checkboxes__conditional": 1.0,
    "wpforms-conditional-field": 1.0,
    "wpforms-conditional-trigger": 0.6,
    "wpcf7cf_group": 1.0,
    "acf-conditional-logic": 1.0,
    "gfield_conditional": 1.0,
    "frm_conditional": 1.0,
    "ff-el-form-hide": 1.0,
    "has-conditions": 0.6,
    "forminator-hidden": 0.6,
    "nf-field-hidden": 0.6,
    "js-webform-states-hidden": 1.0,
    "conditional-field": 1.0,
    "dependent-field": 1.0,
    "dependent-select": 1.0,
}
"""Classes in lower case and how much they say."""

LINKED_CLASSES = (
    ("country_to_state", "state_select"),
    ("country_select", "state_select"),
    ("country-select", "state-select"),
    ("country", "state"),
)
"""Pairs of classes of which the second field depends on the first."""
