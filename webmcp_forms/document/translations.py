"""Holes that are translations: text that the author wrote elsewhere, and no markup.

Told from how the hole is written: `{% trans "Save" %}`, `{{ _("Save") }}`, `{{ 'save'|t }}`, `{t("save")}`,
`<?= __('Save') ?>`, `@lang('save')` and the like, in every language that the readers know.
"""

from __future__ import annotations

from functools import lru_cache

from webmcp_forms.expressions import Expression

_FUNCTIONS = (
    r"_|__|_[exn]|_ex|_nx|n?gettext|p?gettext|npgettext|ugettext|gettext_lazy|trans|transchoice|trans_choice|translate|lang|"
    r"choice|tr|t|te|tc|\$tc?|\$_|f:translate|dgettext|dpgettext|i18n\.\$?t|I18n\.t|i18n|l10n|localize|msg|intl\.formatMessage|formatMessage|"
    r"esc_(?:html|attr)_(?:e|_|x)|esc_(?:html|attr)_?_|Yii::t|polyglot\.t|h\._"
)
_CALL = Expression(rf"(?:^|[^\w.$])(?P<call>(?:{_FUNCTIONS})\s*\()")
_TAG = Expression(
    rf"^(?:\{{%|\{{\{{|@|<%=|\{{)[-~+=]?\s*(?:trans|translate|blocktrans\w*|lang|{_FUNCTIONS})\s+[\"'`\w(]"
)
_BLOCK = Expression(r"^\{%[-+~]?\s*(?:blocktrans\w*|blocktranslate|trans)\b")
_FILTER = Expression(r"\|\s*(?:t|trans|translate|transloco|i18n|localize)\b")


# Thymeleaf's messages, localizers of ASP.NET, Fluid's tag, and those of JSP and FreeMarker.
_SIGN = Expression(
    r"^(?:\[\[\s*)?#\{|^@?\(?(?:\w+\.)*(?:\w*[Ll]ocalizer|[TL])\[\s*\"|^<(?:f:translate|(?:fmt|spring|s|bean|@\w+)[:.](?:message|text))\b|->\s*f:translate\b"
)


_STRING = Expression(r"\"[^\"]*\"|'[^']*'|`[^`]*`")
_OPENING = Expression(
    r"\s*(?:\{\{+[{&]?|\{!!|\{%|\{|<\?(?:php\b|=)?|<%[-=]*|\[\[|\[\(|[$#]\{|@\(?)?[-~+]?\s*(?:(?:echo|print|return)\b)?\s*"
)
# What these are given they give back as text.
_WRAPPERS = Expression(
    r"(?:[\w$>:.-]*[$>:.-])?(?:esc_\w+|wp_kses\w*|html(?:specialchars|entities)|v?s?printf|format|e|h|escape\w*|raw|safe|"
    r"mark_safe|Markup|strip_tags|nl2br|ucfirst|ucwords|upper|lower|capitalize|str|String|trim|html_escape|sanitize\w*|"
    r"encode|join|concat)"
)
_BRACKET = Expression(r"(?P<called>[\w$>:.-]*)\s*(?P<opens>[(\[{])|[)\]}]")
_INTRODUCED = Expression(r"(?:[\w\])]:|,|(?<![\w$])(?!(?:or|and|not|else|if|in)\b)[\w.$@:>-]*\w)\Z")
_OPENS, _ENDS = "([{", ")]}"


def is_translation(source: str) -> bool:
    """Whether a hole, as it is written, is a text that gets translated; what a macro makes of one may be anything."""
    return _is_translation(source[:_LONGEST])


_LONGEST = 400


@lru_cache(maxsize=1024)
def _is_translation(head: str) -> bool:
    if any(pattern.search(head) is not None for pattern in (_TAG, _BLOCK, _SIGN)):
        return True
    bare = _STRING.sub('""', head)
    opening = _OPENING.match(bare)
    start = opening.end() if opening else 0
    call = _CALL.search(bare, max(start - 1, 0))
    if call is not None and _is_outermost(bare[start : call.start("call")]):
        return True
    return any(_depth(bare[start : match.start()]) <= 0 for match in _FILTER.finditer(bare))


def _is_outermost(before: str) -> bool:
    """Whether nothing but what gives back its text is called with what comes after this, the start of an expression."""
    open_brackets: list[bool] = []
    for bracket in _BRACKET.finditer(before):
        if bracket["opens"]:
            is_kept = not bracket["called"] or _WRAPPERS.fullmatch(bracket["called"]) is not None
            open_brackets.append(is_kept and bracket["opens"] == "(")
        elif open_brackets:
            open_brackets.pop()
    return ";" not in before and all(open_brackets) and not _INTRODUCED.search(before.strip())


def _depth(code: str) -> int:
    return sum(map(code.count, _OPENS)) - sum(map(code.count, _ENDS))
