"""What a search leaves out of a repository is what git ignores, on random trees with random patterns."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from shutil import rmtree

import pytest

from webmcp_forms.config.discovery import discover
from webmcp_forms.config.exclusion import ExclusionOptions, Exclusions
from webmcp_forms.config.finder import SettingsFinder
from webmcp_forms.config.gitignore import IgnoreFiles

TREES = 150
NAMES = ["a", "b", "ab", "aab", "c d", "é", "[a]", "a\\b", "#a", "!a", "-", "a ", "a\nb", "]", "^", "A", "1"]
PARTS = [
    *("a", "b", "ab", "*.html", "a*", "?", "??", "*", "**", "***", "a**", "**b", "*a*b", "a?b", "a*b*", "é", "c d"),
    *("\\#a", "\\!a", "\\a", "a\\ ", "a\\", "\\", "a.html", "a*.html", "[ab].html", "*l", "?.html", "A"),
    *("[ab]", "[!a]", "[^a]", "[]a]", "[z-a]", "[a-", "[a-]", "[\\]a]", "[a\\-c]", "[--0]", "[!-~]", "[a-b]*", "[a"),
    *("[[:alpha:]]", "[[:space:]]", "[[:x:]]", "[[:a]", "[[:punct:][:upper:]]", "[^[:alnum:]]", "[[:digit:]]*"),
]
CHARACTERS = "ab*?[]!-\\/^.: #é1"


def pattern(random: Random) -> str:
    if random.random() < 0.2:
        return "".join(random.choice(CHARACTERS) for _ in range(random.randint(1, 7)))
    path = "/".join(random.choice(PARTS) for _ in range(random.choice([1, 1, 1, 2, 2, 3])))
    negation, anchor = random.choice(["", "", "!"]), random.choice(["", "", "/"])
    return negation + anchor + path + random.choice(["", "", "", "/", "/**", " ", "  ", "\t", "\r"])


def patterns(random: Random) -> bytes:
    lines = "\n".join(pattern(random) for _ in range(random.randint(1, 5)))
    return random.choice([b"", b"\xef\xbb\xbf"]) + lines.encode() + random.choice([b"", b"\n", b"\0x\n"])


def plant(directory: Path, random: Random, depth: int = 0) -> None:
    """Fill a directory with pages, directories and ignore files."""
    for name in random.sample(NAMES, random.randint(1, 4)):
        if depth < 3 and random.random() < 0.5:
            (directory / name).mkdir()
            plant(directory / name, random, depth + 1)
        else:
            (directory / f"{name}.html").touch()
    if depth == 0 or random.random() < 0.4:
        (directory / ".gitignore").write_bytes(patterns(random))


def git(directory: Path, *arguments: str, given: bytes = b"") -> bytes:
    settings = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1", "HOME": str(directory)}
    done = subprocess.run(
        ["git", *arguments],
        cwd=directory,
        input=given,
        capture_output=True,
        env={**os.environ, **settings},
        check=False,
    )
    assert done.returncode in (0, 1), done.stderr
    return done.stdout


def all_pages(directory: Path) -> set[str]:
    return {path.relative_to(directory).as_posix() for path in directory.rglob("*.html") if path.is_file()}


def not_ignored(directory: Path) -> set[str]:
    """The pages below a directory that git does not ignore."""
    pages = all_pages(directory)
    asked = b"\0".join(map(os.fsencode, sorted(pages)))
    answer = git(directory, "check-ignore", "-z", "--stdin", given=asked)
    return pages - {os.fsdecode(path) for path in answer.split(b"\0")}


def found(directory: Path, monkeypatch: pytest.MonkeyPatch, *, respect_gitignore: bool | None = None) -> set[str]:
    """The pages that are found below a directory."""
    monkeypatch.chdir(directory)
    options = ExclusionOptions(respect_gitignore=respect_gitignore)
    discovery = discover(["."], Exclusions(SettingsFinder(), options))
    assert not discovery.problems
    assert not discovery.excluded
    return {file.shown for file in discovery.files}


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository with nothing in it."""
    directory = tmp_path / "repository"
    directory.mkdir()
    git(directory, "init", "--quiet")
    return directory


def clear(repository: Path) -> None:
    for entry in repository.iterdir():
        if entry.name != ".git":
            rmtree(entry) if entry.is_dir() else entry.unlink()


def inner_directories(directory: Path) -> Iterator[Path]:
    return (path for path in sorted(directory.rglob("*")) if path.is_dir() and ".git" not in path.parts)


def test_random_trees(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ignored = kept = 0
    for seed in range(TREES):
        random = Random(seed)  # noqa: S311 - no secret
        clear(repository)
        plant(repository, random)
        (repository / ".git" / "info" / "exclude").write_bytes(patterns(random) if random.random() < 0.3 else b"")
        expected = not_ignored(repository)
        assert found(repository, monkeypatch) == expected, f"seed {seed}"
        ignored += len(all_pages(repository) - expected)
        kept += len(expected)
    assert min(ignored, kept) > TREES


def test_random_trees_from_an_inner_directory(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(TREES):
        random = Random(seed)  # noqa: S311 - no secret
        clear(repository)
        plant(repository, random)
        for directory in inner_directories(repository):
            name = directory.relative_to(repository).as_posix()
            if not git(repository, "check-ignore", "-z", "--stdin", given=os.fsencode(name)):
                assert found(directory, monkeypatch) == not_ignored(directory), f"seed {seed}, {name}"
                break


def test_a_directory_that_is_named_is_searched_even_if_git_ignores_it(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (repository / ".gitignore").write_text("build/\n*.part.html\n")
    (repository / "build").mkdir()
    (repository / "build" / "a.html").touch()
    (repository / "build" / "a.part.html").touch()
    assert found(repository, monkeypatch) == set()
    assert found(repository / "build", monkeypatch) == {"a.html"}


def test_nothing_is_left_out_when_ignore_files_do_not_count(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (repository / ".gitignore").write_text("*\n")
    (repository / "a.html").touch()
    assert found(repository, monkeypatch) == set()
    assert found(repository, monkeypatch, respect_gitignore=False) == {"a.html"}
    (repository / "webmcp-forms.toml").write_text("respect-gitignore = false\n")
    assert found(repository, monkeypatch) == {"a.html"}
    assert found(repository, monkeypatch, respect_gitignore=True) == set()


def test_a_repository_in_a_repository_has_its_own_list(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (repository / ".gitignore").write_text("*.html\n!/a.html\n")
    inner = repository / "inner"
    inner.mkdir()
    git(inner, "init", "--quiet")
    (inner / ".gitignore").write_text("c.html\n")
    for name in ("a.html", "inner/b.html", "inner/c.html"):
        (repository / name).touch()
    assert found(repository, monkeypatch) == {"a.html", "inner/b.html"}


def test_a_second_working_tree_shares_the_list_of_the_repository(
    repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    identity = ("-c", "user.name=a", "-c", "user.email=a@example.org")
    git(repository, *identity, "commit", "--quiet", "--allow-empty", "--message", "start")
    git(repository, "worktree", "add", "--quiet", "../second")
    (repository / ".git" / "info" / "exclude").write_text("a.html\n")
    second = tmp_path / "second"
    assert (second / ".git").is_file()
    for name in ("a.html", "b.html"):
        (second / name).touch()
    assert found(second, monkeypatch) == not_ignored(second) == {"b.html"}


def test_links_are_files_to_git(repository: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "outside").mkdir()
    (tmp_path / "outside" / "a.html").touch()
    for name in ("one", "two"):
        (repository / name).symlink_to("../outside")
    (repository / ".gitignore").write_text("one\ntwo/\n")
    assert found(repository, monkeypatch) == {"two/a.html"}


def test_an_ignore_file_that_is_a_link_is_none(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (repository / "list").write_text("*\n")
    (repository / ".gitignore").symlink_to("list")
    (repository / "a.html").touch()
    assert found(repository, monkeypatch) == not_ignored(repository) == {"a.html"}


def test_without_a_repository_ignore_files_count_from_the_project_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = tmp_path / "project"
    (project / "site").mkdir(parents=True)
    (project / "site" / "a.html").touch()
    (project / ".gitignore").write_text("a.html\n")
    (tmp_path / ".gitignore").write_text("*\n")
    assert found(project, monkeypatch) == set()
    assert found(project / "site", monkeypatch) == {"a.html"}
    (project / "webmcp-forms.toml").touch()
    assert found(project / "site", monkeypatch) == set()


def test_broken_pointers_to_a_repository_are_none(tmp_path: Path) -> None:
    for text in (b"", b"gitdir: nowhere\n", b"\xff\xfe", b"gitdir: \0"):
        (tmp_path / ".git").write_bytes(text)
        (tmp_path / ".gitignore").write_text("a\n")
        assert len(IgnoreFiles(str(tmp_path)).layers(str(tmp_path))) == 1
