"""The JSON document of a run, piece by piece."""

import json

from bs4 import BeautifulSoup

from webmcp_forms import SourceFile, compile_tools
from webmcp_forms.report.tools_json import file_json, run_json, tool_json

FORM = "<form toolname=a tooldescription=b toolautosubmit><input name=n></form>"


def test_a_run_of_any_number_of_files_is_one_document() -> None:
    tools = compile_tools(SourceFile(FORM, "page.html"))
    for count in range(3):
        pieces = list(run_json("chrome-156", (file_json(f"{number}.html", tools) for number in range(count))))
        document = json.loads("".join(pieces))
        assert [file["path"] for file in document["files"]] == [f"{number}.html" for number in range(count)]
        assert (document["version"], document["profile"]) == (1, "chrome-156")


def test_pieces_come_as_the_files_do() -> None:
    pieces = run_json("chrome-156", iter([file_json("a.html", ())]))
    assert next(pieces).endswith('"files": [')
    assert '"path": "a.html"' in next(pieces)


def test_the_place_is_that_of_the_form() -> None:
    (tool,) = compile_tools(f"\n 😀{FORM}")
    assert (tool_json(tool)["line"], tool_json(tool)["column"]) == (2, 3)


def test_a_tree_without_places_gives_none() -> None:
    (tool,) = compile_tools(BeautifulSoup(FORM, "lxml"))
    assert (tool_json(tool)["line"], tool_json(tool)["column"]) == (None, None)
    assert tool_json(tool)["annotations"] == {"autosubmit": True}
