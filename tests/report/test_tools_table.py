"""The table of tools."""

from webmcp_forms import SourceFile, compile_tools
from webmcp_forms.report.terminal import width
from webmcp_forms.report.tools_table import tools_table


def table(page: str, columns: int = 80, *, colour: bool = False) -> list[str]:
    return list(tools_table("page.html", compile_tools(SourceFile(page, "page.html")), columns, colour=colour))


def test_a_tool_and_its_parameters() -> None:
    page = """<form toolname=find tooldescription="Find a car" tooltitle=Finder toolautosubmit>
<label>Make<input name=make required></label><input type=date name=from>"""
    assert table(page) == [
        "page.html",
        "  find (line 1), submits itself [Finder]",
        "    Find a car",
        "    make  string          required  Make",
        "    from  date as string            Dates MUST be provided in 'YYYY-MM-DD'",
        "                                    format.",
    ]


def test_a_tool_without_parameters() -> None:
    assert table("<form toolname=a tooldescription>") == ["page.html", "  a (line 1)", "", "    no parameters"]


def test_no_line_is_wider_than_the_terminal() -> None:
    text = "日本語のテキスト " * 40 + "x" * 300
    page = f"<form toolname={'a' * 40} tooldescription='{text}'><input name={'n' * 100} toolparamdescription='{text}'>"
    for columns in (60, 80, 133):
        assert max(map(width, table(page, columns))) <= columns


def test_a_narrow_terminal_gets_a_table_all_the_same() -> None:
    assert table("<form toolname=a tooldescription=b><input name=n>", 5) == table(
        "<form toolname=a tooldescription=b><input name=n>", 60
    )


def test_an_unnamed_parameter_is_shown() -> None:
    assert table("<form toolname=a tooldescription=b><input>")[-1] == '    ""  string'


def test_nothing_in_it_moves_the_terminal() -> None:
    form = "<form toolname=a tooldescription='\x1b[2J' tooltitle='\u202e'>"
    page = f"{form}<input name='\x9b' toolparamdescription='\n\x07'>"
    assert all(line.isprintable() for line in table(page))


def test_colour() -> None:
    lines = table("<form toolname=a tooldescription=b>", colour=True)
    assert lines[:2] == ["\x1b[1mpage.html\x1b[0m", "  \x1b[32ma\x1b[0m (line 1)"]
