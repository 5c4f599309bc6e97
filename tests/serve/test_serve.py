"""A client of the official SDK with our server: listed, called, prepared, sent, and every way it can go wrong."""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from mcp import Client, StdioServerParameters

from tests.serve.sites import PAGE, SiteServer, running_site
from webmcp_forms.browser.profiles import DEFAULT_PROFILE
from webmcp_forms.cli.commands import command_line
from webmcp_forms.cli.serve import base_of, file_tools
from webmcp_forms.errors import UsageError
from webmcp_forms.serve.fetching import Bounds
from webmcp_forms.serve.server import server_of
from webmcp_forms.serve.site import Site, site_of
from webmcp_forms.tools import compile_tools

NAMES = re.findall("toolname=([a-z]+)", PAGE)
SECRET = "correct-horse-battery"  # noqa: S105 - what must not be logged


@pytest.fixture
def local() -> Iterator[SiteServer]:
    with running_site() as server:
        yield server


def site(local: SiteServer, *may_submit: str, is_live: bool = False, seconds: float = 5) -> Site:
    tools = [(tool, is_live) for tool in compile_tools(PAGE, base_url=local.url)]
    return site_of(tools, local.url, may_submit, Bounds(seconds))


def called(server: Any, name: str, arguments: dict[str, Any] | None = None) -> tuple[bool, Any]:
    """Whether the result is an error, and what is in it."""

    async def call() -> tuple[bool, Any]:
        async with Client(server) as client:
            result = await client.call_tool(name, arguments or {})
            return bool(result.is_error), json.loads(result.content[0].text)  # type: ignore[union-attr]

    return asyncio.run(call())


def listed(server: Any) -> list[Any]:
    async def call() -> list[Any]:
        async with Client(server) as client:
            return list((await client.list_tools()).tools)

    return asyncio.run(call())


def test_tools_are_listed_as_the_compiler_gives_them(local: SiteServer) -> None:
    tools = {tool.name: tool for tool in listed(server_of(site(local)))}
    assert list(tools) == [
        "astray",
        "away",
        "call",
        "fail",
        "find",
        "large",
        "leave",
        "loop",
        "nowhere",
        "order",
        "slow",
    ]
    assert tools["find"].description == "Find a car"
    assert tools["find"].input_schema["required"] == ["make"]
    assert local.asked == []


def test_a_call_is_sent_and_the_linked_data_is_the_answer(local: SiteServer) -> None:
    is_error, answer = called(server_of(site(local)), "find", {"make": "Mini & Co"})
    assert (is_error, answer) == (False, {"submitted": True, "status": 200, "data": [{"name": "Mini"}]})
    assert local.asked == ["GET /found?make=Mini+%26+Co"]


def test_what_the_browser_refuses_is_an_error_in_its_words(local: SiteServer) -> None:
    server = server_of(site(local))
    assert called(server, "find") == (True, {"error": "Form validation failed: make: Please fill out this field.."})
    is_error, answer = called(server, "find", {"model": "x"})
    assert is_error
    assert 'a parameter "model"' in answer["error"]
    assert local.asked == []


def test_a_form_that_the_user_submits_is_only_prepared(local: SiteServer) -> None:
    is_error, answer = called(server_of(site(local)), "order", {"car": "Mini"})
    assert not is_error
    assert answer["submitted"] is False
    assert "user has to submit" in answer["message"]
    assert answer["request"]["body"] == "car=Mini&token=TOKEN"
    assert local.asked == []


def test_unless_it_is_allowed(local: SiteServer) -> None:
    server = server_of(site(local, "order"))
    assert called(server, "order", {"car": "Mini"})[1]["data"] == [{"name": "Mini"}]
    assert local.asked == ["POST /ordered car=Mini&token=TOKEN", "GET /moved", "GET /found?moved=1"]


def test_and_then_it_is_validated_as_when_the_user_submits(local: SiteServer) -> None:
    is_error, answer = called(server_of(site(local, "order")), "order", {"car": ""})
    assert (is_error, answer["error"]) == (True, "Form validation failed: car: Please fill out this field..")
    assert local.asked == []


def test_a_live_page_is_read_anew_for_each_call(local: SiteServer) -> None:
    server = server_of(site(local, "order", is_live=True))
    called(server, "order", {"car": "Mini"})
    assert local.asked[:2] == ["GET /", "POST /ordered car=Mini&token=token-1"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("away", "http://elsewhere.example/ is another site, which is not contacted"),
        ("leave", "http://elsewhere.example/ is another site, which is not contacted"),
        ("astray", "the site redirects to what is no address of the web"),
        ("nowhere", "the form leads to no page that could answer"),
        ("call", "the form leads to no page that could answer"),
        ("loop", "the site redirects again and again"),
        ("large", "the answer is longer than 2000000 bytes"),
        ("slow", "the site did not answer within 0.5 seconds"),
        ("fail", "the site answered 500"),
        ("fnd", "there is no tool 'fnd'. Did you mean 'find'?"),
    ],
)
def test_what_goes_wrong_is_a_clear_error(local: SiteServer, name: str, said: str) -> None:
    seconds = 0.5 if name == "slow" else 30  # a busy machine is no fault of the others
    assert called(server_of(site(local, seconds=seconds)), name) == (True, {"error": said})


def test_a_site_that_is_not_there_is_one_too() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{free.getsockname()[1]}/"
        tools = [(tool, False) for tool in compile_tools(PAGE, base_url=url)]
        is_error, answer = called(server_of(site_of(tools, url)), "fail")
    assert (is_error, answer["error"]) == (True, "the site cannot be reached: ConnectError")


def test_only_known_forms_can_be_allowed(local: SiteServer) -> None:
    with pytest.raises(UsageError, match="no tool is called 'ordr'"):
        site(local, "ordr")


def test_a_base_url_has_to_be_one_of_the_web() -> None:
    with pytest.raises(UsageError, match="no address of the web"):
        site_of([], "file:///")


class TestCommand:
    def test_over_standard_input_and_output_and_nothing_secret_is_logged(
        self, local: SiteServer, tmp_path: Path
    ) -> None:
        (tmp_path / "index.html").write_text(PAGE)
        log = tmp_path / "log"
        arguments = ["serve", str(tmp_path), "--base-url", local.url]
        code = (
            f"import sys; sys.stderr = open({str(log)!r}, 'w'); from webmcp_forms.cli import main; main({arguments!r})"
        )
        parameters = StdioServerParameters(command=sys.executable, args=["-c", code], env=dict(os.environ))
        assert called(parameters, "find", {"make": SECRET})[1]["data"] == [{"name": "Mini"}]
        assert local.asked == [f"GET /found?make={SECRET}"]
        assert log.read_text() == "webmcp-forms: find: done\n"

    def test_over_http_on_loopback(self, local: SiteServer) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        command = [sys.executable, "-m", "webmcp_forms", "serve", local.url, "--http", "--port", str(port)]
        with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
            try:
                wait_for(port)
                address = f"http://127.0.0.1:{port}/mcp"
                assert "find" in [tool.name for tool in listed(address)]
                assert called(address, "find", {"make": SECRET})[1]["data"] == [{"name": "Mini"}]
            finally:
                process.terminate()
                assert SECRET not in process.communicate()[1]

    def test_files_need_an_address(self, tmp_path: Path) -> None:
        (tmp_path / "a.html").write_text(PAGE)
        result = CliRunner().invoke(command_line, ["serve", str(tmp_path)])
        assert (result.exit_code, "--base-url" in result.stderr) == (2, True)

    @pytest.mark.parametrize("base", ["https://shop.example/docs", "https://shop.example/docs/"])
    def test_the_address_of_a_directory_is_that_of_a_folder(self, tmp_path: Path, base: str) -> None:
        (tmp_path / "sub dir").mkdir()
        for name in ("a.html", "index.html", "sub dir/index.html"):
            (tmp_path / name).write_text(f"<form toolname=t tooldescription='{name}' action=go></form>")
        tools = file_tools([str(tmp_path)], base, DEFAULT_PROFILE)
        assert [tool.page_url for tool in tools] == [
            "https://shop.example/docs/a.html",
            "https://shop.example/docs/",
            "https://shop.example/docs/sub%20dir/",
        ]

    def test_the_address_of_a_page_is_its_own(self, tmp_path: Path) -> None:
        (tmp_path / "a.html").write_text("<form toolname=t tooldescription=d action=go></form>")
        (tool,) = file_tools([str(tmp_path / "a.html")], "https://shop.example/docs", DEFAULT_PROFILE)
        assert tool.page_url == "https://shop.example/docs"

    def test_without_it_that_is_the_folder_of_the_first_url(self) -> None:
        sources = ["site", "https://shop.example/docs/cars?x=1"]
        assert base_of(sources, None) == "https://shop.example/docs/"
        assert base_of(sources, "https://shop.example/") == "https://shop.example/"

    @pytest.mark.parametrize("base", ["http://[", "shop.example", "file:///x"])
    def test_an_address_has_to_be_one_of_the_web(self, tmp_path: Path, base: str) -> None:
        (tmp_path / "a.html").write_text(PAGE)
        result = CliRunner().invoke(command_line, ["serve", str(tmp_path), "--base-url", base])
        assert (result.exit_code, f"{base} is no address of the web" in result.stderr) == (2, True)

    def test_a_site_without_tools_is_an_error(self, tmp_path: Path) -> None:
        result = CliRunner().invoke(command_line, ["serve", str(tmp_path), "--base-url", "https://shop.example/"])
        assert (result.exit_code, "there is no tool" in result.stderr) == (2, True)


def wait_for(port: int) -> None:
    for _ in range(300):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError(f"nothing listens on {port}")
