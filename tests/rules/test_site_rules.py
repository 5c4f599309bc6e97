"""How sure the rules about sites are, and how severe."""

import pytest

from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.linter.built_site import BuiltSite
from webmcp_forms.linter.engine import lint_document
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.options import RuleOptions
from webmcp_forms.linter.rule import RuleSet
from webmcp_forms.linter.rules import SITE_RULES
from webmcp_forms.linter.run import conclude
from webmcp_forms.readers import read

FORM = '<form {} toolname="find" tooldescription="Find a page" action="{}"><input name="q"><button>Go</button></form>'
SUBMITTED = '<script src="app.js"></script>'
HANDLER = 'document.querySelector("#finder").addEventListener("submit", (event) => event.preventDefault())'


def found_with(options: RuleOptions, **files: str) -> tuple[Finding, ...]:
    """What the rules find on a site; `_` in the name of a file stands for a dot, and pages are all but scripts."""
    contents = {name.replace("_", "."): text.encode() for name, text in files.items()}
    profile = find_profile(DEFAULT_PROFILE)
    pages = [name for name in contents if name.endswith(".html")]
    results = [
        lint_document(
            read(contents[name].decode(), language="html", filename=name),
            (),
            profile,
            options,
            SITE_RULES,
        )
        for name in pages
    ]
    site = BuiltSite(frozenset(contents), {name: name for name in pages}, contents.__getitem__)
    return conclude(results, RuleSet(site=SITE_RULES), site=site).findings


def found(**files: str) -> tuple[Finding, ...]:
    return found_with(RuleOptions(), **files)


def judged(**files: str) -> tuple[str, Confidence, Severity]:
    (finding,) = found(**files)
    return finding.code, finding.confidence, finding.severity


def test_a_page_without_scripts_is_certain() -> None:
    assert judged(index_html=FORM.format("", "gone.html"))[:2] == ("WF802", Confidence.LIKELY)
    assert judged(index_html=FORM.format("", "index.html"))[:2] == ("WF803", Confidence.CERTAIN)


def test_scripts_make_it_less_sure() -> None:
    page = FORM.format('id="finder"', "") + SUBMITTED
    assert judged(index_html=page, app_js="console.log(1)")[1] is Confidence.LIKELY
    assert judged(index_html=page, app_js=HANDLER)[1] is Confidence.POSSIBLE
    assert judged(index_html=page, app_js=HANDLER.replace("finder", "other"))[1] is Confidence.LIKELY


def test_a_host_that_routes_may_answer_all() -> None:
    assert judged(index_html=FORM.format("", "gone.html"), **{"200_html": ""})[1] is Confidence.POSSIBLE


def test_what_is_posted_is_meant_for_a_server() -> None:
    posted = FORM.format('method="post"', "/send/")
    assert judged(index_html=posted)[:2] == ("WF802", Confidence.POSSIBLE)


def test_what_the_host_receives_is_an_info() -> None:
    hosted = FORM.format('method="post" data-netlify="true"', "thanks.html")
    assert judged(index_html=hosted, thanks_html="<h1>Thanks</h1>")[::2] == ("WF803", Severity.INFO)


@pytest.mark.parametrize(
    "page",
    [
        '<template><script type="application/ld+json">{}</script></template>',
        '<svg><script type="application/ld+json">{}</script></svg>',
        '<script type="application/ld+json">{"a": }</script>',
        '<script type="application/ld+json"></script>',
        '<script type="Application/LD+JSON">{}</script>',
        '<script type="text/plain">block.type = "application/ld+json"</script>',
        '<template><script>block.type = "application/ld+json"</script></template>',
        '<!-- <script src="app.js"></script> -->',
        '<script type="text/plain" src="app.js"></script>',
        "<p>Nothing of <code>application/ld+json</code></p>",
    ],
)
def test_what_only_looks_like_linked_data_is_none(page: str) -> None:
    app = 'block.type = "application/ld+json"'
    assert judged(index_html=FORM.format("", "a.html"), a_html=page, app_js=app)[0] == "WF803"


def test_other_values_are_an_info() -> None:
    form = FORM.format("", "a.html").replace('<input name="q">', '<select name="q"><option>{}</option></select>')
    data = '<script type="application/ld+json">[]</script>'
    assert judged(a_html=form.format("x") + data, b_html=form.format("y"))[::2] == ("WF801", Severity.INFO)


def test_the_limit_of_tools_is_an_option() -> None:
    page = "".join(FORM.replace('"find"', f'"find_{number}"').format("", "https://s.example/") for number in range(3))
    assert not found(index_html=page)
    (finding,) = found_with(RuleOptions(most_tools=2), index_html=page)
    assert (finding.code, finding.tool) == ("WF804", "find_2")


def test_the_findings_travel_with_the_files_of_a_frame() -> None:
    frame = FORM.format("", "gone.html").replace('"', "'")
    (finding,) = found(index_html=f'<iframe srcdoc="{frame}"></iframe>')
    assert finding.code == "WF802"


@pytest.mark.parametrize("script", ["<script src=", '<script src="', "<script " * 50_000, "<script src='x" * 20_000])
def test_broken_scripts_of_the_page_that_answers(script: str) -> None:
    page = FORM.format("", "https://s.example/")
    assert not found(index_html=page, answer_html=script)
    (finding,) = found(index_html=FORM.format("", "answer.html"), answer_html=script)
    assert finding.code == "WF803"
