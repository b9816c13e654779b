"""The files with which others publish the site or run a class: checked by the schemas of those who read them."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
import yaml
from check_jsonschema import main as check_jsonschema
from click.testing import CliRunner, Result

from tutor.hosts.notebook.folder import FIRST, file_name
from tutor.hosts.notebook.making import lessons, title

ROOT = Path(__file__).parents[1]
GITHUB, GITLAB = ROOT / ".github/workflows/pages.yml", ROOT / ".gitlab-ci.yml"
VALUES, CHART = ROOT / "deploy/values.yaml", ROOT / "deploy/chart-values.json"
#: The schema by which each file is checked.
SCHEMAS = {
    GITHUB: ("--builtin-schema", "vendor.github-workflows"),
    GITLAB: ("--builtin-schema", "vendor.gitlab-ci"),
    VALUES: ("--schemafile", str(CHART)),
}
PAGES = [ROOT / "docs" / name for name in ("class.md", "class.fr.md")]


def checked(file: Path, schema: tuple[str, str]) -> Result:
    """What comes of checking a file by a schema, without a network."""
    return CliRunner().invoke(check_jsonschema, [*schema, str(file)])


def read(file: Path) -> dict[str, Any]:
    """What a file says, which is a mapping."""
    said: dict[str, Any] = yaml.safe_load(file.read_text("utf-8"))
    return said


def pins(file: str) -> dict[str, str]:
    """The versions in a file of pinned requirements, by package."""
    return dict(re.findall(r"^([a-z0-9.-]+)==(\S+)", (ROOT / file).read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("file", SCHEMAS, ids=lambda file: file.name)
def test_a_file_is_as_those_who_read_it_take_it(file: Path) -> None:
    run = checked(file, SCHEMAS[file])
    assert run.exit_code == 0, run.output


@pytest.mark.parametrize(
    ("file", "right", "wrong"),
    [
        (GITHUB, "runs-on:", "run-on:"),
        (GITHUB, "pages: write", "pages: wide"),
        (GITLAB, "script:", "scripts:"),
        (VALUES, "limit: 600M", "limits: 600M"),
        (VALUES, "timeout: 1800", "timeout: 30 minutes"),
        (VALUES, "cull:", "culling:"),
        (VALUES, "type: dynamic", "type: shared"),
        (VALUES, "privateIPs: false", "privateIps: false"),
    ],
)
def test_a_fault_is_found(file: Path, right: str, wrong: str, tmp_path: Path) -> None:
    text = file.read_text("utf-8")
    assert right in text
    faulty = tmp_path / file.name
    faulty.write_text(text.replace(right, wrong, 1), "utf-8")
    assert checked(faulty, SCHEMAS[file]).exit_code == 1


def test_the_site_is_built_as_at_home_and_published_from_the_folder_that_it_is_built_into() -> None:
    """Nothing in it names a repository, so that it works in every fork."""
    build = read(GITHUB)["jobs"]["build"]["steps"]
    assert [step["run"] for step in build if "run" in step] == ["make build-site"]
    assert [step["with"]["path"] for step in build if "upload-pages" in step.get("uses", "")] == ["site"]
    assert read(GITLAB)["pages"]["script"] == ["make build-site", "mv site public"]
    assert re.search(r"^build-site:.* into site/$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert not [file for file in (GITHUB, GITLAB) if "github.repository ==" in file.read_text("utf-8")]


def test_a_learner_has_a_share_of_memory_and_no_more_and_an_idle_server_ends() -> None:
    values = read(VALUES)
    assert values["singleuser"]["memory"] == {"guarantee": "200M", "limit": "600M"}
    assert values["cull"]["enabled"] is True
    assert values["cull"]["timeout"] <= 3600


def test_homes_are_closed_to_one_another_and_nobody_is_let_in_who_was_not_named() -> None:
    learner = read(VALUES)["singleuser"]
    assert learner["storage"]["type"] == "dynamic"
    network = learner["networkPolicy"]
    assert (network["enabled"], network["egressAllowRules"]["privateIPs"]) == (True, False)
    assert learner["cloudMetadata"]["blockWithIptables"] is True
    assert learner["allowPrivilegeEscalation"] is False
    assert set(read(VALUES)["hub"]["config"]) == {"JupyterHub"}
    assert set(read(VALUES)["hub"]["config"]["JupyterHub"]) == {"admin_access"}


def test_the_image_holds_what_the_lessons_are_tested_with_and_the_hubs_major_version() -> None:
    image, lessons, chart = pins("binder/requirements.txt"), pins("requirements/learn.txt"), read(CHART)
    assert lessons
    assert {name: image.get(name) for name in lessons} == lessons
    assert image["jupyterhub"].split(".")[0] == chart["x-jupyterhub"].split(".")[0]
    assert "nbgitpuller" in image
    lines = (ROOT / "binder/requirements.txt").read_text("utf-8").splitlines()
    assert [line for line in lines if not re.match(r"[a-z0-9.-]+==\S+|    --hash=sha256:[0-9a-f]{64}", line)] == []


def test_the_image_takes_the_tutor_from_its_own_source() -> None:
    script = ROOT / "binder/postBuild"
    assert os.access(script, os.X_OK)
    commands = [line for line in script.read_text("utf-8").splitlines() if not line.startswith(("#", "set "))]
    pip, settings, lessons = commands
    assert pip == "python -m pip install --no-deps --no-build-isolation ."
    assert settings.startswith("cp -r notebooks/.config/. ")
    assert settings.endswith('/etc/jupyter/"')
    assert lessons == "tutor learn --lay-out tarot-barbu"


def test_a_learner_finds_the_lessons_laid_out_and_the_server_starts_even_where_a_home_is_full() -> None:
    learner = read(VALUES)["singleuser"]
    [shell, option, command] = learner["lifecycleHooks"]["postStart"]["exec"]["command"]
    assert (shell, option) == ("sh", "-c")
    lessons, otherwise = command.split(" || ")
    assert lessons == 'tutor learn --lay-out "$HOME/tarot-barbu"'
    assert otherwise == "true"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_page_says_what_the_files_do(page: Path) -> None:
    text, chart = page.read_text("utf-8"), json.loads(CHART.read_text("utf-8"))
    assert f"--version {chart['x-chart']}" in text
    assert f"chart {chart['x-chart']}" in VALUES.read_text("utf-8")
    assert "limits.memory 600M" in text
    assert "cp -r notebooks/.config/. /opt/tljh/user/etc/jupyter/" in text
    assert f"services.cull.timeout {read(VALUES)['cull']['timeout']}" in text


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_link_for_a_class_leads_to_a_lesson(page: Path) -> None:
    [link] = re.findall(r"^https://hub\S+git-pull\S+", page.read_text("utf-8"), re.MULTILINE)
    asked = parse_qs(urlsplit(link).query)
    assert set(asked) == {"repo", "branch", "urlpath"}
    folder = asked["repo"][0].rsplit("/", 1)[-1]
    opened = asked["urlpath"][0].removeprefix(f"lab/tree/{folder}/")
    laid_out = enumerate(lessons("fr" if ".fr." in page.name else "en"), FIRST + 1)
    assert opened in {f"{number:02} {file_name(title(lesson))}" for number, lesson in laid_out}
    assert f"tutor learn --lay-out {folder}" in page.read_text("utf-8")
