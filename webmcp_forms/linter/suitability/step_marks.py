"""Markup that form wizards are known by."""

from __future__ import annotations

WIZARD_NAMES = {
    "wizard_goto_step": "django-formtools",
    "wizard_previous_step": "django-formtools",
    "_eventid_back": "Spring Web Flow",
    "_eventid_previous": "Spring Web Flow",
    "_eventid_next": "Spring Web Flow",
    "_finish": "a Spring form wizard",
    "cf7mls_step": "Contact Form 7 Multi-Step",
    "cf7mls_back": "Contact Form 7 Multi-Step",
    "_wpcf7_multistep": "Contact Form 7 Multi-Step",
    "previous_page": "a form wizard",
    "wizard_step": "a form wizard",
    "op_prev": "a form wizard",
}
"""Names of controls, in lower case, and whose they are."""

STRONG_NAMES = frozenset({"wizard_goto_step", "_eventid_back", "_eventid_previous", "cf7mls_step", "cf7mls_back"})

WIZARD_NAME_PART = "navigationtemplatecontainerid$"
"""What the names of the buttons of a Wizard of ASP.NET hold, in lower case."""

CURRENT_STEP_SUFFIX = "-current_step"
"""How the management input of django-formtools ends."""

PAGE_PANELS = {
    "gform_page": "Gravity Forms",
    "wpforms-page": "WPForms",
    "wpforms-page-indicator": "WPForms",
    "gf_page_steps": "Gravity Forms",
    "gf_progressbar": "Gravity Forms",
    "gf_progressbar_wrapper": "Gravity Forms",
    "gform_next_button": "Gravity Forms",
    "gform_previous_button": "Gravity Forms",
    "wpforms-page-next": "WPForms",
    "wpforms-page-prev": "WPForms",
    "nf-mp-header": "Ninja Forms",
    "nf-next": "Ninja Forms",
    "nf-previous": "Ninja Forms",
    "fieldset-cf7mls": "Contact Form 7 Multi-Step",
    "cf7mls_next": "Contact Form 7 Multi-Step",
    "frm_page_bar": "Formidable Forms",
    "frm_prev_page": "Formidable Forms",
    "frm_next_page": "Formidable Forms",
    "ff-step-container": "Fluent Forms",
    "fluentform-step": "Fluent Forms",
    "ff-btn-next": "Fluent Forms",
    "ff-btn-prev": "Fluent Forms",
    "forminator-pagination": "Forminator",
    "forminator-button-next": "Forminator",
    "forminator-button-back": "Forminator",
    "webform-progress": "Drupal Webform",
    "webform-button--next": "Drupal Webform",
    "webform-button--previous": "Drupal Webform",
    "mktoformpage": "Marketo",
    "sw-btn-next": "SmartWizard",
    "sw-btn-prev": "SmartWizard",
    "bs-stepper": "bs-stepper",
    "bs-stepper-content": "bs-stepper",
    "form-wizard": "a form wizard",
    "wizard-form": "a form wizard",
    "wizard-step": "a form wizard",
    "wizard-card": "a form wizard",
    "wizard-pane": "a form wizard",
    "multistep-form": "a form wizard",
    "multi-step-form": "a form wizard",
    "multistep": "a form wizard",
    "mat-stepper-next": "Angular Material",
    "mat-stepper-previous": "Angular Material",
    "mat-step-header": "Angular Material",
    "p-stepper": "PrimeNG",
    "el-steps": "Element Plus",
    "ant-steps": "Ant Design",
    "muistepper-root": "MUI",
    "muimobilestepper-root": "MUI",
    "v-stepper": "Vuetify",
    "q-stepper": "Quasar",
}
"""Classes in lower case, and whose they are; each alone shows a step of several."""

WIZARD_TAGS = frozenset({"mat-stepper", "mat-vertical-stepper", "mat-horizontal-stepper", "p-stepper", "p-steps"})
WIZARD_TAGS |= frozenset({"form-wizard", "nz-steps", "v-stepper", "q-stepper", "cdk-stepper"})

PROGRESS_CLASSES = frozenset(
    {"steps", "stepper", "steps-indicator", "step-indicator", "step-list", "progress-steps", "progressbar-steps"}
    | {"progress-indicator", "usa-step-indicator", "wizard-steps", "wizard-progress", "form-steps", "checkout-steps"}
    | {"multi-steps", "steps-nav", "stepper-nav", "breadcrumb-steps", "progress-tracker", "steppers", "steppers-nav"}
    | {"steppers-header", "steppers-index", "step-progress", "stepwizard", "wizard-nav", "wizard-steps-panel"}
    | {"flow", "form-flow", "step-flow", "flow-steps", "steplist", "process-steps"}
    | {"crumbs-steps", "step-nav", "progress-step", "checkout-progress", "form-progress", "stepsbar", "steps-bar"}
)
"""Classes of lists of steps."""

PROGRESS_WORDS = ("wizard", "stepper", "multistep")
"""Words in the classes of wizards and of what shows how far one has come."""

STEPPER_ATTRIBUTES = frozenset({"matsteppernext", "matstepperprevious", "cdksteppernext", "cdkstepperprevious"})
"""Attributes of the buttons of Angular's steppers."""

PANEL_CLASSES = frozenset(
    {"step", "form-step", "wizard-step", "wizard-panel", "step-panel", "step-content", "tab-step", "step-pane"}
    | {"form-page", "page-step", "multi-step", "multistep", "setup-content", "fieldset-step", "stepper-pane"}
    | {"form-section-step", "form-slide", "question-step", "survey-page", "quiz-step", "step-wrapper", "step-container"}
    | {"wizard-page", "wizard-section"}
)
"""Classes of the panels of forms that show one at a time."""

PANEL_ATTRIBUTES = (
    "data-step",
    "data-step-index",
    "data-wizard-step",
    "data-form-step",
    "data-stage",
)
"""Attributes that number them."""

WIZARD_HOLES = (
    "wizard.management_form",
    "wizard.form",
    "wizard.steps",
    "next_wizard_path",
    "previous_wizard_path",
    "wizard_path",
    "current_step_index",
)
"""What templates of form wizards print."""
