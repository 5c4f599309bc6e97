"""Random controls, labels and attribute values for random pages."""

from __future__ import annotations

from random import Random

WORDS = (
    "Name", "E-mail", "  Age ", "日本語", "a&amp;b", "*", "", "\n  First\n  name  ", "&nbsp;", "\u3000x", "🙂",
    "\u00a0y\u00a0", "<b>Bold</b> t", "<span hidden>h</span>x", "q<!--c-->r", "&lt;i&gt;",
    "<em>x<strong>y</em>z</strong>", "&copy &notit; &#0;", "&#x80;&#xD800;", "a\r\nb", "a\rb", "nul\0nul",
    "\x0cff\x0b", "<script>var x = '<b>'</script>s", "<style>p{}</style>", "<svg><title>S</title></svg>",
    "<math><mi>m</mi></math>", "\u2028z\u2029", "\u200bq", "&NewLine;&Tab;", "<br>", "<wbr>t<u>",
)  # fmt: skip
NAMES = (
    "a", "b", "c", "user[email]", "tags[]", " a ", "", "x.y", "É", 'q"q', "10", "2", "a\tb", "name", "submit", "id",
    "_charset_", "A", "__proto__", "constructor", "01", "4294967295", "&amp;", "\u3000a", "\u00a0a", "a\r\nb", "\0",
    "isindex", "-1",
)  # fmt: skip
VALUES = (
    "", "1", "on", "abc", "2020-01-01", "5", "0.1", "-3", "1e3", "10:00", "#ff0000", " 7", "1.", ".5", "+1", "a\nb",
    "&lt;", "日", "\t", "1e-7", "0.3", "null",
)  # fmt: skip
NUMBERS = (
    "0", "1", "2", "3", "5", "10", "100", "-1", "-10", "0.1", "0.5", "2.5", "1e2", "1e-3", "abc", "", "any", " 1",
    "1 ", ".5", "5.", "+2", "0x10", "1e400", "12345678901234567890", "0.30000000000000004", "1e21", "1e-7",
    "123456.789", "ANY", "-0", "60", "0.001", "0.0004", "59.9996", "3600", "1E5", "-.5", "--1", "1e", "1e+2",
    "9007199254740993", "Infinity", "NaN", "00012", "0.1e-400", "99999999999999999999999", "123456789.123456789",
    "1e-400", "7e22", "0.05", "1.10", "-1e3",
)  # fmt: skip
PATTERNS = (
    "[a-z]+", "[", r"\d{3}", "(", "a|b", "^x$", r"[\w-]", "[&&]", r"\p{L}", "(?:x)", ".{2,}", "", r"\-",
    r"[^\s@]+@[^\s@]+", "a)(b", "[a-zA-Z0-9]", r"\/", "[/]", "[!]", "{", "}", "a{1}", "a{,2}", "[a&b]", "[a&&b]",
    "(?<n>a)", r"\1", r"(a)\1", r"\u0041", r"\x41", r"\cA", r"[\d-z]", "[a--b]", r"[\p{L}--[a-z]]", "[[a-z]&&[aeiou]]",
    r"[\q{abc|d}]", "(?<=a)b", r"\k<n>", "(?i:a)", "[^]", "[]", "[a-]", "[(]", r"[\(]", "(?<n>a)|(?<n>b)",
    r"\u{1F600}", "🙂+", "a++", "x{2,1}", r"[^\p{RGI_Emoji}]",
)  # fmt: skip
_TYPES = (
    "text", "email", "search", "tel", "url", "password", "hidden", "date", "datetime-local", "month", "week", "time",
    "number", "range", "checkbox", "radio", "color", "file", "submit", "image", "reset", "button", "bogus", "TEXT",
    "Number", "", " text ", "datetime", "RADIO", "\u017fearch", "number\n",
)  # fmt: skip
_ROLES_NEVER_USED = " aria-label=AL title=TT placeholder=PH aria-labelledby=i1"
_ODD_ELEMENTS = (
    "<output name=o>1</output>", "<object name=ob></object>", "<object name=ob><input name=in></object>",
    "<meter>1</meter>", "<progress></progress>", "<my-el name=ce></my-el>", "<div contenteditable></div>",
    "<img name=x>", "<keygen name=k>", "<datalist id=i1><option>d</datalist>",
    "<output for=i1></output>", "<embed name=e>", "<hr>", "<textarea name=open>unclosed\n", "<image src=x>",
    "<button name=nest><input name=inner><label>L</label></button>",
)  # fmt: skip

# `{word}` and `{value}` stand for random ones; not all of these are legal in a select.
_CHOICES = (
    "<option>{word}</option>", '<option value="{value}">{word}</option>', '<option value="">{word}',
    "<option disabled>{word}</option>", "<option selected label=LL>{word}</option>", "<hr><option>{word}",
    "<optgroup label=g><option>{word}</option></optgroup>", "<option hidden>{word}", "<option/>{word}",
    "<optgroup disabled label=g><option value=z>{word}</optgroup>", "<optgroup><optgroup><option>{word}",
    "<div><option>{word}</option></div>", "<button>{word}</button>", "<legend>{word}</legend>", "</optgroup>",
    "<optgroup label=g><legend>{word}</legend><option>o", "<option>a<option>b<b>{word}", "<input name={value}>",
    "<select name={value}><option>{word}</select>", "<textarea>{word}</textarea>", "<svg><option>{word}</svg>",
    "<datalist><option>{word}</datalist>", "<template><option>{word}</template>", "<keygen>", "</select>",
    "<p><option>{word}", "<option><option>{word}</option></option>", "<a href=#><option>{word}</a>", "{word}",
    "<table><tr><td><option>{word}</table>", "<selectedcontent></selectedcontent>", "<span>{word}</span>", "\0",
)  # fmt: skip
_LABELS = (
    '<label for="{target}">{word}</label>', "<label>{word} {control} {after}</label>", "<label>{word}{control}",
    '<label for="{target}">{word}{control}</label>', "<label>{word}</label>{control}",
    "<label><label>{word}{control}</label></label>", "<label>{word}<div>{control}</label>x</div>",
    "<label>{word}<button>in</button>{control}</label>", "<label>{control}{other}{word}</label>",
    "<label hidden>{word}{control}</label>", "<label FOR={target}x>{word}</label>{control}",
    "<label>{word}<template>t{control}</template>{control}</label>", "<p><label>{word}<p>{control}</label>",
    "<label>{word}<output>o</output><meter>m</meter>{control}</label>", "<b><label>{word}</b>{control}</label>",
    "<label>{word}<svg><label>{control}</label></svg></label>", "<label><object>{word}{control}</object></label>",
)  # fmt: skip


class Controls:
    """Writes one control or label at a time; the identifiers given out so far are there for labels to point at."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.identifiers: list[str] = []

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def attribute(self, name: str, value: str) -> str:
        """An attribute, quoted in one of three ways as far as its value allows."""
        plain = bool(value) and not set(value) & set(" \t\n\f\r\"'=<>`\0")
        match self.random.randrange(10):
            case 0 if plain:
                return f" {name}={value}"
            case 1 if "'" not in value:
                return f" {name.upper()} = '{value}'"
            case _:
                return f' {name}="{value.replace(chr(34), "&quot;")}"'

    def maybe(self, probability: float, name: str, values: tuple[str, ...]) -> str:
        """An attribute with one of the values, or nothing."""
        return self.attribute(name, self.random.choice(values)) if self.chance(probability) else ""

    def identifier(self) -> str:
        """Half of the time an `id`, often one that is used already."""
        if self.chance(0.5):
            return ""
        common = ("i1", "i2", "i3", "i4", "i5", "I1", "F0")
        value = self.random.choice(common) if self.chance(0.6) else f"u{self.random.randrange(10**6)}"
        self.identifiers.append(value)
        return self.attribute("id", value)

    def shared_attributes(self) -> str:
        """What any control may carry."""
        name = self.random.choice(NAMES) if self.chance(0.5) else f"f{self.random.randrange(40)}"
        written = self.attribute("name", name) if self.chance(0.88) else ""
        written += self.identifier()
        written += self.random.choice((" required", ' required="false"', " REQUIRED", " required=''")) * self.chance(
            0.2
        )
        written += " disabled" * self.chance(0.06) + " readonly" * self.chance(0.06)
        written += self.maybe(0.25, "toolparamdescription", (*WORDS, "Describe me"))
        written += self.maybe(0.1, "aria-description", WORDS) + _ROLES_NEVER_USED * self.chance(0.05)
        written += self.maybe(0.04, "toolparamtitle", WORDS) + self.maybe(0.03, "name", NAMES)
        return written + self.maybe(0.07, "form", ("F0", "F1", "F2", "nope", "", "i1", " F0", "f0"))

    def control(self) -> str:
        """One control of any kind."""
        draw = self.random.random()
        if draw < 0.6:
            return self.input()
        if draw < 0.7:
            return self.textarea()
        if draw < 0.88:
            return self.select()
        if draw < 0.94:
            return self.button()
        return self.random.choice(_ODD_ELEMENTS)

    def input(self) -> str:
        written = "<input" + (self.maybe(0.95, "type", _TYPES)) + self.shared_attributes()
        written += (
            self.maybe(0.4, "value", VALUES) + self.maybe(0.35, "min", NUMBERS) + self.maybe(0.35, "max", NUMBERS)
        )
        written += self.maybe(0.4, "step", NUMBERS) + self.maybe(0.14, "pattern", PATTERNS)
        written += " multiple" * self.chance(0.1) + " checked" * self.chance(0.2)
        return written + self.random.choice((">", ">", ">", " />", "></input>"))

    def textarea(self) -> str:
        return f"<textarea{self.shared_attributes()}>{self.random.choice(WORDS)}</textarea>"

    def button(self) -> str:
        kind = self.maybe(0.9, "type", ("submit", "button", "reset", "x", "SUBMIT", "menu"))
        content = self.random.choice(("B", "<b>B</b>", "", "<input name=inb>"))
        return f"<button{self.shared_attributes()}{kind}>{content}</button>"

    def select(self) -> str:
        body = "".join(self.choice() for _ in range(self.random.randrange(6)))
        size = self.random.choice(("", "", " multiple", " size=3", " MULTIPLE=''"))
        end = "</select>" if self.chance(0.93) else ""
        return f"<select{self.shared_attributes()}{size}>{body}{end}"

    def choice(self) -> str:
        """A piece of a select's content, legal there or not."""
        word, value = self.random.choice(WORDS), f"v{self.random.randrange(4)}"
        return self.random.choice(_CHOICES).format(word=word, value=value)

    def label(self) -> str:
        """A label around a control, before one, or pointing somewhere."""
        return self.random.choice(_LABELS).format(
            word=self.random.choice(WORDS),
            after=self.random.choice(WORDS),
            control=self.control(),
            other=self.control(),
            target=self.random.choice((*self.identifiers, "i1", "nope", "")),
        )

    def members(self) -> str:
        """Several radio buttons or checkboxes of one name."""
        name, kind = f"g{self.random.randrange(9)}", self.random.choice(("radio", "checkbox"))
        return "".join(self.member(name, kind) for _ in range(self.random.randrange(1, 4)))

    def member(self, name: str, kind: str) -> str:
        attributes = self.maybe(0.8, "value", VALUES) + self.identifier() + " required" * self.chance(0.1)
        attributes += self.maybe(0.1, "toolparamdescription", ("RD",)) + " disabled" * self.chance(0.1)
        word = self.random.choice(WORDS)
        box = f"<input type={kind} name={name}{attributes}>"
        return self.random.choice((f"<label>{word} {box}</label>", word + box, f"<div>{word}{box}</div>"))
