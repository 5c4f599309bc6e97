"""Small pages that the versions of Chromium answer differently: one or more for each field of a `Profile`."""

from __future__ import annotations

from collections.abc import Mapping

from webmcp_forms.document.vocabulary import INPUT_TYPES


def _form(content: str, attributes: str = "toolname=t tooldescription=d") -> str:
    return f"<form {attributes}>{content}</form>"


_KINDS = (*sorted(INPUT_TYPES - {"image", "submit", "reset", "button", "file", "hidden"}), "hidden")
_READONLY = "".join(f'<input type={kind} name={kind} toolparamdescription=d readonly value="">' for kind in _KINDS)
_OTHERS = (
    "<textarea name=a toolparamdescription=d readonly></textarea>"
    "<select name=s toolparamdescription=d readonly><option>1</select>"
    "<select name=m toolparamdescription=d readonly multiple><option>1</select>"
)
_RADIOS = (
    '<input type=radio name=r value=1 toolparamdescription="first"><input type=radio name=r value=2 '
    'toolparamdescription="second">'
)

PROBES: Mapping[str, str] = {
    "illegal-name": _form("", 'toolname="a b" tooldescription=d'),
    "long-name": _form("", f"toolname={'a' * 129} tooldescription=d"),
    "frame": '<iframe srcdoc="<form toolname=t tooldescription=d></form>"></iframe>',
    "title": _form("", "toolname=t tooldescription=d tooltitle=T"),
    "pattern": _form('<input name=p toolparamdescription=d pattern="[a-z]+">'),
    "choices": _form("<select name=s toolparamdescription=d><option value=1>One<option value=2>Two</select>"),
    "parameter-title": _form("<input name=p toolparamdescription=d toolparamtitle=T>"),
    "group-in-fieldset": _form(f'<fieldset toolparamdescription="set"><legend>L</legend>{_RADIOS}</fieldset>'),
    "group-in-silent-fieldset": _form(f"<fieldset>{_RADIOS}</fieldset>"),
    "group-alone": _form(_RADIOS),
    "lone-radio": _form("<input type=radio name=r value=1 toolparamdescription=d id=r><label for=r>L</label>"),
    "lone-radio-in-fieldset": _form(
        "<fieldset toolparamdescription=set><input type=radio name=r value=1 toolparamdescription=d></fieldset>"
    ),
    "lone-checkbox": _form("<input type=checkbox name=c toolparamdescription=d>"),
    "lone-checkbox-with-label": _form("<label>L <input type=checkbox name=c></label>"),
    "readonly": _form(_READONLY + _OTHERS),
    "large-number": _form('<input type=number name=n toolparamdescription=d min="9223372036854775808" step=any>'),
    "small-number": _form('<input type=number name=n toolparamdescription=d min="9007199254740993" step=any>'),
}
"""The pages by name."""
