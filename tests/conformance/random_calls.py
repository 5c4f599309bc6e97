"""Random forms that are well-formed, and random arguments of their tools: some fit, some nearly, some not at all."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from random import Random
from typing import Any

from webmcp_forms.tools import Tool, compile_tools

TEXTS = (
    "x", "", "hello world", "a@b.co", "not mail", "https://example.org/p?q=1", "nope", "é✓", "line\nbreak", "  pad  ",
    "123", "abc", "ABC", "a+b&c=d", '"q"', "a,b@c.de", "日本", "x" * 40, "a\r\nb\rc", "-", "5.0", "1e2", "#F00", "red",
)  # fmt: skip
NUMBERS = (0, 1, 2, 3, 5, 7, 10, 100, -1, 2.5, 0.1, 1e21, 1e-7, 0.30000000000000004, 123456.789, 2**31, 1.5e300)
MOMENTS = {
    "date": ("2024-02-29", "2023-02-29", "2020-1-1", "0001-01-01", "10000-01-01", "2020-06-15", "275760-09-13"),
    "datetime-local": (
        "2024-02-29T10:00", "2024-02-29 10:00", "2024-02-29T10:00:30", "2024-02-29T10:00:30.5", "2024-02-29T10:00Z",
        "2024-02-29T24:00", "2020-06-15T08:30",
    ),
    "month": ("2024-02", "2024-13", "2024-2", "2020-06"),
    "week": ("2024-W05", "2020-W53", "2021-W53", "2024-05"),
    "time": ("10:00", "10:00:30", "10:00:30.123", "24:00", "9:00", "08:30", "10:00:00"),
}  # fmt: skip
_TEXT_TYPES = ("text", "email", "url", "tel", "search", "password", "hidden")
_NAMES = ("a", "b", "c", "user[email]", "tags[]", "x y", "x.y")
_CHOICES = ("1", "2", "3", "", "a b", "é", "x")
_PATTERNS = ("[a-z]+", "[0-9]{3}", "[", ".{2,}", "a|b", r"\d+")
_STEPS = ("1", "2", "0.1", "0.5", "any", "3", "0", "x", "60", "3600", "7")
_LIMITS = ("0", "1", "-5", "0.5", "10", "2.5", "100")
_ATTRIBUTES = (
    "", "", "", " method=post", " method=post", " method=POST enctype=multipart/form-data",
    " method=post enctype=text/plain", ' method=GET action="/s?old=1#h"', " action=/go method=post", " method=bogus",
    " novalidate", ' action="http://["',
    ' action="\\é x/./%2e%2e/<y>\u00a0?é=\'1#f" method=post', " action=about:blank",
    ' action="HTTP://127.1:08765"', ' accept-charset="shift_jis, utf-8"', " accept-charset=windows-874",
)  # fmt: skip
_BUTTONS = (
    "<button>Go</button>", "<button>Go</button>", "<button name=go value=1>Go</button>", "<input type=submit name=s>",
    "", "<button type=button>no</button>", "<button disabled>x</button><button name=b2>y</button>",
    "<button formaction=/other formmethod=post name=x value=y>z</button>", "<input type=image name=im src=x>",
    "<button formnovalidate>nv</button>",
)  # fmt: skip
_ODD_VALUES: tuple[Any, ...] = (
    5,
    0,
    1,
    2.5,
    True,
    False,
    None,
    ["x"],
    [],
    [1],
    [None],
    {"k": 1},
    "true",
    "FALSE",
    "0",
    "zz",
)


def random_forms(seed: int, count: int) -> Iterator[str]:
    """So many pages with one form each."""
    return (FormWriter(Random(f"{seed}/{number}")).page(number) for number in range(count))  # noqa: S311 - test data


def random_calls(seed: int, count: int) -> Iterator[dict[str, Any]]:
    """So many pages and arguments, as recorded calls have them."""
    for number, page in enumerate(random_forms(seed, count)):
        (tool,) = compile_tools(page)
        arguments = random_arguments(Random(f"{seed}/{number}/arguments"), tool)  # noqa: S311 - test data
        yield {"id": f"call-{seed}-{number}", "html": page, "args": arguments}


def random_arguments(random: Random, tool: Tool) -> dict[str, Any]:
    """Some arguments for some of the parameters, and now and then one that is none."""
    names = [group.name for group in tool.form.groups if random.random() < 0.6]
    arguments = {name: random_value(random, tool, name) for name in names}
    if random.random() < 0.05:
        arguments["unknown"] = "x"
    return arguments


def random_value(random: Random, tool: Tool, name: str) -> Any:
    """A value that a parameter may take, or not."""
    controls = next(group.controls for group in tool.form.groups if group.name == name)
    kind = controls[0].kind
    if random.random() < 0.2:
        return random.choice((*_ODD_VALUES, *TEXTS))
    values = [choice.value for control in controls for choice in control.choices]
    if kind == "select-multiple" or (kind == "checkbox" and len(controls) > 1):
        chosen = random.sample(values, random.randrange(len(values) + 1))
        return chosen if random.random() < 0.2 else list(dict.fromkeys(chosen))
    if kind == "checkbox":
        return random.random() < 0.6
    if values:
        return random.choice(values)
    if kind in ("number", "range"):
        number = random.choice(NUMBERS)
        return str(number) if random.random() < 0.2 else number
    return random.choice(MOMENTS.get(kind, TEXTS))


class FormWriter:
    """Writes one page with a form."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def page(self, number: int) -> str:
        controls = "".join(self.control(place) for place in range(self.random.randrange(5)))
        attributes = self.some(0.8, "toolautosubmit") + self.random.choice(_ATTRIBUTES)
        form = f"<form toolname=t{number} tooldescription=d{attributes}>{controls}{self.random.choice(_BUTTONS)}</form>"
        return f"<!doctype html><meta charset=utf-8>{form}"

    def control(self, place: int) -> str:
        """A control of any kind, or several of one name."""
        name = self.random.choice(_NAMES) if self.random.random() < 0.4 else f"f{place}"
        common = f'name="{name}"{self.some(0.3, "required")}'
        match self.random.randrange(7):
            case 0:
                return self.text(common)
            case 1:
                return self.number(common)
            case 2:
                return self.moment(common)
            case 3:
                return self.boxes(common)
            case 4:
                return self.select(common)
            case 5:
                return f"<textarea {common}>{self.random.choice(('', 'dflt', chr(10) + 'x'))}</textarea>"
        return self.random.choice((f"<input type=color {common}>", f"<input type=file {common}>", self.text(common)))

    def text(self, common: str) -> str:
        kind = self.random.choice(_TEXT_TYPES)
        described = " toolparamdescription=d" if kind == "hidden" else ""
        limits = self.some(0.2, "minlength=3") + self.some(0.2, "maxlength=5") + self.some(0.2, "multiple")
        value, pattern = self.attribute(0.3, "value", TEXTS), self.attribute(0.25, "pattern", _PATTERNS)
        return f"<input type={kind} {common}{described}{limits}{value}{pattern}>"

    def number(self, common: str) -> str:
        kind = self.random.choice(("number", "range"))
        return f"<input type={kind} {common}{self.limits(_LIMITS)}{self.attribute(0.3, 'value', _LIMITS)}>"

    def moment(self, common: str) -> str:
        kind = self.random.choice(tuple(MOMENTS))
        values = MOMENTS[kind]
        return f"<input type={kind} {common}{self.limits(values)}{self.attribute(0.3, 'value', values)}>"

    def limits(self, values: tuple[str, ...]) -> str:
        least, most = self.attribute(0.4, "min", values), self.attribute(0.4, "max", values)
        return least + most + self.attribute(0.4, "step", _STEPS)

    def boxes(self, common: str) -> str:
        kind, count = self.random.choice(("checkbox", "radio")), self.random.randrange(1, 4)
        return "".join(
            f"<input type={kind} {common}{self.attribute(0.8, 'value', _CHOICES)}{self.some(0.2, 'checked')}"
            f"{self.some(0.07, 'disabled')}>"
            for _ in range(count)
        )

    def select(self, common: str) -> str:
        options = "".join(self.option() for _ in range(self.random.randrange(1, 5)))
        return f"<select {common}{self.random.choice(('', '', ' multiple', ' size=3'))}>{options}</select>"

    def option(self) -> str:
        value = self.attribute(0.8, "value", _CHOICES)
        option = f"<option{value}{self.some(0.12, 'disabled')}{self.some(0.12, 'selected')}> L </option>"
        return (
            f"<optgroup label=g{self.some(0.3, 'disabled')}>{option}</optgroup>" * (self.random.random() < 0.15)
            or option
        )

    def some(self, probability: float, attribute: str) -> str:
        return f" {attribute}" if self.random.random() < probability else ""

    def attribute(self, probability: float, name: str, values: tuple[str, ...]) -> str:
        return self.some(probability, f'{name}="{escape(self.random.choice(values))}"')
