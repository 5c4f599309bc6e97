"""Whether a component of the same file shows what it wraps, and what stands beside its children."""

from __future__ import annotations

import pytest

from webmcp_forms import compile_tools, read


def arms(component: str, use: str) -> int:
    """How many conditions the input stands under."""
    page = f"{component}\nexport default () => <form toolname='a' tooldescription='b'>{use}</form>;"
    (found,) = read(page, language="jsx").tagged(frozenset({"input"}))
    return len(found.presence.arms)


@pytest.mark.parametrize(
    "component",
    [
        "const A = ({ children }) => <div>{children}</div>;",
        "const A = ({ children }) => children;",
        "function A(props) { return <div>{props.children}</div>; }",
        "function A({ as, ...props }) { return <div {...props} />; }",
        "function A(props) { return createElement('div', props); }",
        "const A = memo(({ children }) => <div>{children}</div>);",
        "const A = ({ children }) => children || <p>Nothing</p>;",
        "const A = ({ children }) => children ? <p>{children}</p> : null;",
        "const A = ({ children }) => children && <p>{children}</p>;",
        "const A = ({ on, children }) => (on ? <b>{children}</b> : <i>{children}</i>);",
        "const A = ({ on, children }) => <p>{on && <b />}{children}</p>;",
        "function A({ children }) { if (!children) return null; return <p>{children}</p>; }",
        "function A({ on, children }) { if (on) return <b>{children}</b>; return <p>{children}</p>; }",
        "function A({ on, children }) { if (on) log(); return <p>{children}</p>; }",
        "function A({ children }) { return <Inner content={children} />; }",
        "import { A } from './a';",
        "class A extends Component { render() { return null; } }",
    ],
)
def test_a_component_that_shows_its_children(component: str) -> None:
    assert arms(component, "<A><input name='q' /></A>") == 0


@pytest.mark.parametrize(
    "component",
    [
        "const A = ({ user, children }) => (user.admin ? children : null);",
        "const A = ({ user, children }) => user.admin && <p>{children}</p>;",
        "const A = ({ user, children }) => user.guest || children;",
        "const A = ({ label }) => <p>children{label}</p>;",
        "const A = () => <p />;",
        "function A(props) { if (!props.ready) return null; return <p>{props.children}</p>; }",
        "function A({ on, children }) { if (on) { return <p>{children}</p>; } return null; }",
        "function A({ on, children }) { switch (on) { case 1: return <p>{children}</p>; default: return null; } }",
        "const A = memo(({ on, children }) => (on ? children : null));",
    ],
)
def test_a_component_that_may_not(component: str) -> None:
    assert arms(component, "<A><input name='q' /></A>") == 1


@pytest.mark.parametrize("name", ["fallback", "else", "otherwise"])
def test_what_a_component_renders_instead_of_its_children_excludes_them(name: str) -> None:
    page = f"<Can {name}={{<input name='a' />}}><input name='b' /></Can>"
    first, second = (found for reading in read(page, language="jsx").readings for found in reading.tagged(INPUTS))
    assert (first.show("name"), second.show("name")) == ("b", "a")
    assert first.presence.excludes(second.presence)


INPUTS = frozenset({"input"})


def test_what_is_handed_to_something_is_in_a_wrapper() -> None:
    page = (
        "<><Suspense fallback={<input name='a' />}><input name='b' /></Suspense><Field icon={<input name='c' />} /></>"
    )
    found = [element.presence.wrapper for element in read(page, language="jsx").tagged(INPUTS)]
    assert [wrapper >= 0 for wrapper in found] == [False, True, True]
    assert found[1] != found[2]


@pytest.mark.parametrize(
    ("given", "incomplete"),
    [
        ("{ required: true }", ["presence"]),
        ("{ name: other }", ["presence", "presence"]),
        ("props", ["presence"]),
        ("null", []),
    ],
)
def test_what_a_clone_of_an_element_is_given_is_unknown(given: str, incomplete: list[str]) -> None:
    page = f"""
        const word = <input name="q" />;
        export default () => <form toolname="a" tooldescription="b">{{cloneElement(word, {given})}}</form>;
    """
    (tool,) = compile_tools(page, language="jsx")
    assert [unknown.aspect.value for unknown in tool.incomplete] == incomplete
    assert tool.input_schema["properties"] == ({} if incomplete else {"q": {"type": "string"}})
