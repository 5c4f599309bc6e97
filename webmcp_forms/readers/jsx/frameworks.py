"""Which framework a file is written for, and what that makes of a boolean attribute that HTML does not know.

Rendered and looked at: React 19, Preact 11, Qwik 1.20, Solid 1.9, Vue 3.5. The attributes that HTML knows as boolean
are boolean in all of them, and what is `null` or `undefined` is left out by all.
"""

from __future__ import annotations

from collections.abc import Mapping

from webmcp_forms.expressions import Expression
from webmcp_forms.records import record

_PRAGMA = Expression(r"@jsxImportSource[ \t]+([^\s*]+)")
_IMPORT = Expression(r"""\b(?:from|import)\s*["']([^"'\s]+)["']""")


@record
class Framework:
    """A framework and the values that it gives an attribute that is true or false, None for one that it leaves out.

    `empty_is_off` says whether a boolean attribute of HTML with the value "" is left out.
    """

    name: str
    true: str | None
    false: str | None
    empty_is_off: bool = False


@record
class Detected:
    """The framework of a file, None for one that is not known here; assumed where nothing in the file names it."""

    framework: Framework | None
    is_assumed: bool


REACT = Framework("React", true=None, false=None, empty_is_off=True)

_PREACT = Framework("Preact", true="", false=None)
_QWIK = Framework("Qwik", true="", false=None)
_SOLID = Framework("Solid", true="true", false="false")
_VUE = Framework("Vue", true="true", false="false")

_PACKAGES: Mapping[str, Framework] = {
    "react": REACT,
    "react-dom": REACT,
    "next": REACT,
    "gatsby": REACT,
    "@emotion/react": REACT,
    "@remix-run/react": REACT,
    "react-router": REACT,
    "react-router-dom": REACT,
    "preact": _PREACT,
    "solid-js": _SOLID,
    "@solidjs/router": _SOLID,
    "@solidjs/start": _SOLID,
    "@builder.io/qwik": _QWIK,
    "@builder.io/qwik-city": _QWIK,
    "@qwik.dev/core": _QWIK,
    "vue": _VUE,
}


def detect_framework(text: str) -> Detected:
    """The framework of a file: by its pragma, else by its first import of a package that tells, else React."""
    if pragma := _PRAGMA.search(text):
        return Detected(_framework(pragma[1]), is_assumed=False)
    found = (_framework(match[1]) for match in _IMPORT.finditer(text))
    named = next((framework for framework in found if framework), None)
    return Detected(named or REACT, is_assumed=named is None)


def _framework(package: str) -> Framework | None:
    parts = package.split("/")
    name = "/".join(parts[:2]) if package.startswith("@") else parts[0]
    return _PACKAGES.get(name)
