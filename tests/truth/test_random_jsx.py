"""Random components: what their tools claim holds of every rendering of React's. The same ones in every run."""

from __future__ import annotations

import json
import random
from pathlib import Path

from tests.truth.claims import disagreements
from tests.truth.engines import ENGINES
from webmcp_forms import SourceFile, compile_tools, read

COMPONENTS = 60
SEED = 5
CONDITIONS = ("a", "b", "!a", 'c === "x"', 'c === "y"', "n > 1", "a && b")
NAMES = ('name="p"', 'name="q"', 'name="r"', "name={`s${n}`}", 'name={"t" + c}')
ATTRIBUTES = (
    "required", "required={a}", "disabled={b}", "readOnly={a}", 'type="number"', 'type={a ? "number" : "text"}',
    'type="checkbox"', "min={2}", "max={n}", 'defaultValue="1"', 'id="i"', "id={`j${c}`}", 'toolparamdescription="Own"',
    "toolparamdescription={c}", 'toolparamdescription={a ? "One" : "Two"}', 'aria-description="Aria"',
    "{...(a && {required: true})}", "{...(b ? {disabled: true} : {})}", "{...{min: 3}}", "required={undefined}",
    'toolparamdescription={b ? "X" : undefined}',
)  # fmt: skip
OPTIONS = (
    '<option value="1">One</option>', "<option>{c}</option>", '{a && <option value="2">Two</option>}',
    "{xs.map((x) => <option key={x} value={x}>{x}</option>)}", "{b ? <option>Y</option> : <option>Z</option>}",
)  # fmt: skip
TEXTS = ("One", "{c}", '{a ? "x" : "y"}', '{b && "z"}', "{n}", " two ", "{`t${c}`}", "<b>bold</b>", "{null}", "{true}")
LABELS = ("", 'htmlFor="i"', "htmlFor={`j${c}`}")
FIELDSETS = ("", "disabled={a}", 'toolparamdescription="Set"', "toolparamdescription={c}")
SELECTS = ("", "multiple", "multiple={a}", "required", "required={b}")
TOOLS = ('toolname="f"', 'toolname={a ? "f" : "g"}', "toolname={`f_${c}`}")
DESCRIPTIONS = ('tooldescription="About"', "tooldescription={`About ${c}`}", 'tooldescription={b ? "One" : "Two"}')
SWITCHES = ("", 'toolautosubmit=""', 'toolautosubmit={a ? "" : undefined}', "toolautosubmit={a}")
AROUND = (
    "<label LABEL>IN</label>", "<fieldset FIELDSET>IN</fieldset>", "<div>IN</div>", "{IF && <p>IN</p>}",
    "{IF ? <div>IN</div> : <section>IN</section>}", "{xs.map((x) => <div key={x}>IN</div>)}", "<>IN</>",
    "{IF ? <div>IN</div> : null}", "{IF || <div>IN</div>}",
)  # fmt: skip
STARTS = ("", "if (a) return null;", "if (b) return <p>no</p>;", 'if (c === "x") { return FORM; }')
PAGES = ("FORM", "<div>FORM</div>", "<main>{IF && FORM}</main>")


class Writer:
    """Writes random components."""

    def __init__(self) -> None:
        self.random = random.Random(SEED)  # noqa: S311 - nothing is secret

    def one_of(self, texts: tuple[str, ...]) -> str:
        return self.random.choice(texts)

    def control(self) -> str:
        attributes = " ".join(self.random.sample(ATTRIBUTES, self.random.randint(0, 3)))
        options = "".join(self.one_of(OPTIONS) for _ in range(self.random.randint(1, 3)))
        name = self.one_of(NAMES)
        return self.one_of(
            (
                f"<input {name} {attributes} />",
                f"<textarea {name} required />",
                f"<select {name} {self.one_of(SELECTS)}>{options}</select>",
                f"<button {name}>Go</button>",
            )
        )

    def part(self, depth: int) -> str:
        if depth == 0 or self.random.random() < 0.4:
            return self.one_of((self.control(), self.control(), self.one_of(TEXTS)))
        written = self.one_of(AROUND).replace("LABEL", self.one_of(LABELS)).replace("FIELDSET", self.one_of(FIELDSETS))
        before, *others = written.replace("IF", self.one_of(CONDITIONS)).split("IN")
        return before + "".join(self.parts(depth - 1) + other for other in others)

    def parts(self, depth: int) -> str:
        return "".join(self.part(depth) for _ in range(self.random.randint(1, 3)))

    def form(self) -> str:
        return f"<form {self.one_of(TOOLS)} {self.one_of(DESCRIPTIONS)} {self.one_of(SWITCHES)}>{self.parts(3)}</form>"

    def component(self) -> str:
        page = self.one_of(PAGES).replace("IF", self.one_of(CONDITIONS)).replace("FORM", self.form())
        start = self.one_of(STARTS).replace("FORM", self.form())
        return f"export default function Page({{ a, b, c, n, xs }}: any) {{ {start} return {page}; }}"

    def data(self) -> dict[str, object]:
        return {
            "a": self.random.random() < 0.5,
            "b": self.random.random() < 0.5,
            "c": self.one_of(("x", "y", "z")),
            "n": self.random.choice((0, 1, 2)),
            "xs": self.random.choice(([], ["u"], ["u", "v"])),
        }


def test_the_rendered_page_agrees(tmp_path: Path) -> None:
    writer = Writer()
    for number in range(COMPONENTS):
        (tmp_path / f"page{number}.tsx").write_text(writer.component(), "utf-8")
        (tmp_path / f"page{number}.json").write_text(json.dumps([writer.data() for _ in range(4)]), "utf-8")
    for path in sorted(tmp_path.glob("*.tsx")):
        template = read(SourceFile.from_path(path), language="tsx")
        tools = compile_tools(template)
        for data in json.loads(path.with_suffix(".json").read_text("utf-8")):
            page = compile_tools(ENGINES["react"].render(path, data), language="html")
            assert list(disagreements(tools, page, template)) == [], template.source.text
