"""Which attribute names mean to be one of a tool's."""

import pytest

from webmcp_forms.linter.lookalikes import REAL_ATTRIBUTES, Likeness, lookalike


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("tool-name", "toolname"),
        ("tool_name", "toolname"),
        ("toolName", "toolname"),
        ("data-toolname", "toolname"),
        ("data-tool-autosubmit", "toolautosubmit"),
        ("tooldesc", "tooldescription"),
        ("tool-param-desc", "toolparamdescription"),
    ],
)
def test_names_written_otherwise(name: str, meant: str) -> None:
    found = lookalike(name)
    assert found is not None
    assert (found.meant, found.likeness) == (meant, Likeness.WRITTEN_OTHERWISE)


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("tolname", "toolname"),
        ("toolnam", "toolname"),
        ("tool-naem", "toolname"),
        ("toolnames", "toolname"),
        ("tooldescriptions", "tooldescription"),
        ("ooldescription", "tooldescription"),
        ("toolautosumbit", "toolautosubmit"),
        ("toolautosubmitt", "toolautosubmit"),
        ("toolparamsdescription", "toolparamdescription"),
        ("tooltitel", "tooltitle"),
    ],
)
def test_misspelt_names(name: str, meant: str) -> None:
    found = lookalike(name)
    assert found is not None
    assert (found.meant, found.likeness) == (meant, Likeness.MISSPELT)


@pytest.mark.parametrize("name", ["toolparamtitle", "toolparamname", "tool-param", "toolaction", "data-toolparamtitle"])
def test_names_that_are_known_to_do_nothing(name: str) -> None:
    found = lookalike(name)
    assert found is not None
    assert (found.meant, found.likeness) == ("", Likeness.DEAD)


@pytest.mark.parametrize(
    "name",
    [
        *REAL_ATTRIBUTES,
        *(
            "title",
            "name",
            "description",
            "autosubmit",
            "data-title",
            "data-name",
            "data-description",
            "aria-description",
        ),
        *("tool", "tools", "data-tool", "data-tools", "toolbar", "data-toolbar", "toolbar-name", "data-toolbarname"),
        *("tooltip", "tooltip-title", "tool-tip", "data-tooltip", "data-tooltip-title", "data-tooltip-description"),
        *("toolkit", "toolbox", "toolset", "data-toolkit", "data-toggle", "data-toggle-name"),
        *("poolname", "boolname", "colname", "rolename", "tblname", "rootname", "schoolname", "titlename"),
        *(
            ":toolname",
            "v-bind:toolname",
            "[toolname]",
            "[attr.toolname]",
            "@tool-name",
            "x-bind:toolname",
            "tool.name",
        ),
        *("t", "too", "x" * 1_000, "tool" * 1_000),
    ],
)
def test_real_names_and_those_of_other_things(name: str) -> None:
    assert lookalike(name) is None
