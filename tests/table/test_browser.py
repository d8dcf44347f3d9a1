"""The page in Debian's Chromium, as a person uses it.

Screenshots are kept in `build/screenshots`.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page, Route, expect, sync_playwright

from adjudge.table.books import book_names
from tests.table.serving import Served
from tests.table.test_kill import Killed
from tests.table.test_requests import DISPUTE

ROOT: Final = Path(__file__).parents[2]
SHOTS: Final = ROOT / "build" / "screenshots"
CHROMIUM: Final = shutil.which("chromium")
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
WAIT: Final = 60_000
ASKED: Final = ".prompt.mine .option"
OVER: Final = ".prompt.over"

pytestmark = pytest.mark.slow
expect.set_options(timeout=WAIT)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium; missing, it is an error where `scripts/with_services.sh` has run."""
    if CHROMIUM is None:
        if "CI" in os.environ or "ADJUDGE_TEST_POSTGRES" in os.environ:
            pytest.fail("no chromium: install Debian's package of that name")
        pytest.skip("no chromium")
    SHOTS.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield found
        found.close()


def _page(
    browser: Browser,
    address: str,
    width: int = 1440,
    lang: str = "en",
    scheme: Literal["light", "dark"] = "light",
) -> Page:
    context = browser.new_context(
        viewport={"width": width, "height": 900},
        locale=lang,
        reduced_motion="reduce",
        color_scheme=scheme,
    )
    page = context.new_page()
    page.set_default_timeout(WAIT)
    broken: list[str] = []
    page.on("pageerror", lambda error: broken.append(str(error)))
    page.on("close", lambda _: _assert_whole(broken))
    page.goto(address)
    return page


def _assert_whole(broken: list[str]) -> None:
    assert not broken, broken


@pytest.fixture
def page(browser: Browser, served: Served) -> Iterator[Page]:
    """A page of 1440 pixels in English."""
    found = _page(browser, served.address)
    yield found
    found.context.close()


def _begin(page: Page, opponent: str = "random") -> None:
    page.select_option("[data-key=game]", "riftbound")
    page.select_option("[data-key=kind1]", opponent)
    page.click("[data-key=begin]")
    page.wait_for_selector(f"{ASKED}, {OVER}")


def _moment(page: Page) -> str:
    """Changes with everything that happens."""
    return page.locator("#app").get_attribute("data-moment") or ""


def _after(page: Page, before: str, *more: str) -> None:
    """Wait until something has happened, or one of more things is shown."""
    page.wait_for_selector(", ".join([f"#app:not([data-moment='{before}'])", *more]))


def _shot(page: Page, name: str) -> None:
    page.screenshot(path=str(SHOTS / f"{name}.png"))


def _axe(page: Page) -> None:
    """No serious or critical fault."""
    found = Axe().run(page).response["violations"]
    grave = [v for v in found if v["impact"] in ("serious", "critical")]
    told = [(v["id"], [n["html"][:160] for n in v["nodes"]][:3]) for v in grave]
    assert not grave, told


def _click_on(page: Page, turn: int) -> None:
    """Click a glowing card where there is one, else an option: as a hasty person does."""
    page.evaluate(
        """(turn) => {
          const cards = [...document.querySelectorAll('.bottom .card.lit, .table .card.lit')];
          const zones = [...document.querySelectorAll('.zonepick')];
          const options = [...document.querySelectorAll('.prompt.mine .option')];
          if (zones.length) zones[turn % zones.length].click();
          else if (cards.length && turn % 3) cards[turn % cards.length].click();
          else if (options.length) options[turn % options.length].click();
        }""",
        turn,
    )


def test_a_whole_game_by_clicks(page: Page) -> None:
    """Against a program that picks at random, to the result."""
    _begin(page)
    for turn in range(1, 600):
        page.wait_for_selector(f"{ASKED}, {OVER}, .zonepick")
        if page.locator(OVER).count():
            break
        before = _moment(page)
        _click_on(page, turn)
        _after(page, before, "[data-key=narrow]", ".zonepick")
        if turn == 40:
            page.hover(".hand .card >> nth=0") if page.locator(".hand .card").count() else None
            _shot(page, "play-1440")
            _axe(page)
    expect(page.locator(".result")).to_contain_text("wins")
    _shot(page, "play-over")
    page.click(".prompt.over >> text=Replay")
    page.wait_for_selector(".replaybar")
    page.click("[data-key=last]")
    page.wait_for_url(re.compile("/[1-9][0-9]*/public$"))
    page.select_option("[data-key=eyes]", "all")
    page.wait_for_url(re.compile("/all$"))
    _shot(page, "replay-1440")
    _axe(page)


def test_a_game_by_keyboard_alone(page: Page) -> None:
    """Tab, Enter, digits, Space; why-not and the list of keys too."""
    page.select_option("[data-key=game]", "riftbound")
    page.locator("[data-key=kind1]").focus()
    page.keyboard.press("ArrowUp")
    assert page.locator("[data-key=kind1]").input_value() == "random"
    page.locator("[data-key=begin]").focus()
    page.keyboard.press("Enter")
    for turn in range(700):
        page.wait_for_selector(f"{ASKED}, {OVER}")
        if page.locator(OVER).count():
            break
        before = _moment(page)
        if turn == 6:
            page.keyboard.press("ArrowRight")
            page.keyboard.press("?")
            expect(page.locator("dialog")).to_contain_text("Space")
            page.keyboard.press("Escape")
        options = page.locator(ASKED).count()
        lit = page.locator(".card.lit").count()
        if lit and turn % 4 == 0 and options < 9:
            page.keyboard.press("Tab")
            page.locator(".card.lit").first.focus()
            page.keyboard.press("Enter")
            page.keyboard.press("1")
        else:
            page.keyboard.press(str(1 + turn % min(options, 9)))
        _after(page, before)
        if turn > 40:
            page.keyboard.press("Tab")
            page.locator("[data-key=concede]").focus()
            page.keyboard.press("Enter")
            page.keyboard.press("Tab")
            page.locator("dialog button").first.focus()
            page.keyboard.press("Enter")
            page.wait_for_selector(OVER)
    expect(page.locator(".result")).to_contain_text("wins")


def test_undo_and_redo(page: Page) -> None:
    """A choice in the middle of a play is taken back by Escape, and made again by R."""
    _begin(page)
    for turn in range(1, 80):
        page.wait_for_selector(f"{ASKED}, {OVER}")
        if page.locator("[data-key=undo][aria-disabled=false]").count():
            break
        page.locator(ASKED).nth(0 if turn % 2 else page.locator(ASKED).count() - 1).click()
        page.wait_for_timeout(120)
    expect(page.locator("[data-key=undo]")).to_have_attribute("aria-disabled", "false")
    prompt = page.locator(".prompt").inner_text()
    page.keyboard.press("u")
    expect(page.locator("[data-key=redo]")).to_have_attribute("aria-disabled", "false")
    assert page.locator(".prompt").inner_text() != prompt
    page.keyboard.press("r")
    expect(page.locator("[data-key=redo]")).to_have_attribute("aria-disabled", "true")


def test_the_language_changes_in_place(page: Page) -> None:
    """Prompt, cards and log are in Korean at once, and nothing is lost."""
    _begin(page)
    page.keyboard.press("l")
    expect(page.locator(".prompt.mine")).to_contain_text("내 선택")
    assert page.evaluate("document.documentElement.lang") == "ko"
    expect(page.locator(".left h2")).to_have_text("기록")
    _axe(page)
    page.keyboard.press("l")
    expect(page.locator(".prompt.mine")).to_contain_text("Your choice")


def test_a_narrow_screen(browser: Browser, served: Served) -> None:
    """390 pixels: nothing is wider than the screen, the side columns are sheets; dark too."""
    page = _page(browser, served.address, width=390)
    _begin(page)
    for _ in range(12):
        page.wait_for_selector(ASKED)
        page.locator(ASKED).first.click()
        page.wait_for_timeout(150)
    page.wait_for_selector(ASKED)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    _shot(page, "play-390")
    _axe(page)
    page.click("[data-key=sheetleft]")
    expect(page.locator("aside.left")).to_be_visible()
    _shot(page, "log-390")
    page.locator("aside.left .sheetclose").click()
    page.click("[aria-pressed=false] >> nth=0")
    _shot(page, "play-390-dark")
    _axe(page)
    page.goto(f"{served.address}/#desk")
    page.wait_for_selector("[data-key=examples]")
    page.wait_for_timeout(300)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    _shot(page, "desk-390")
    page.context.close()


@pytest.mark.parametrize("game", book_names())
def test_each_game_has_a_table_at_both_widths(browser: Browser, served: Served, game: str) -> None:
    """Played some way, then looked at: wide and light, narrow and dark; no serious fault."""
    token = _begun(served, game)
    looks: tuple[tuple[int, str, Literal["light", "dark"]], ...] = (
        (1440, "en", "light"),
        (390, "ko-KR", "dark"),
    )
    for width, lang, scheme in looks:
        page = _page(browser, f"{served.address}/#play/{token}", width, lang, scheme)
        page.wait_for_selector(f"{ASKED}, {OVER}")
        expect(page.locator(".side")).to_have_count(2)
        expect(page.locator(".side .card").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.locator(".phases .now").count() <= 1
        _shot(page, f"{game}-{width}")
        _axe(page)
        page.context.close()


def _begun(served: Served, game: str) -> str:
    """A table at which some choices were made; the secret of the person's seat."""
    _, told = served.ask("/api/games")
    decks = next(g["decks"] for g in told["games"] if g["name"] == game) or [{"name": ""}]
    kinds = ("person", "random")
    seats = [{"kind": kind, "deck": decks[i % len(decks)]["name"]} for i, kind in enumerate(kinds)]
    _, links = served.ask("/api/tables", {"game": game, "seats": seats})
    token: str = links["seats"]["0"]
    with served.seat(token) as client:
        for _ in range(30):
            state = client.mine()
            if state["result"]:
                break
            calm = ("pass", "end turn", "next", "done", "mulligan")
            busy = [i for i, o in enumerate(state["options"]) if o["verb"] not in calm]
            client.choose(busy[-1] if busy else 0)
    return token


def test_an_illegal_deck_is_told_why(page: Page) -> None:
    """Pasted, checked: each fault with its rule."""
    text = (ROOT / "src/adjudge/rulebooks/riftbound/decklists/jinx.txt").read_text("utf-8")
    short = "\n".join(line for line in text.splitlines() if not line.startswith("3 "))
    page.select_option("[data-key=game]", "riftbound")
    page.select_option("[data-key=deck0]", "")
    page.fill("[data-key=paste0]", short)
    page.click("[data-key=check0]")
    expect(page.locator(".seatrow .bad li").first).to_contain_text("RB-CR@1.4")
    page.click("[data-key=begin]")
    expect(page.locator(".seatrow .bad li").first).to_be_visible()
    _shot(page, "deck-illegal")
    _axe(page)
    page.fill("[data-key=paste0]", text)
    page.click("[data-key=check0]")
    expect(page.locator(".seatrow .good")).to_be_visible()


def test_the_form_builds_on_the_text_that_is_there(browser: Browser, served: Served) -> None:
    """Nobody changes the case of before in the form, however late the text is read."""
    page = _page(browser, f"{served.address}/#desk")
    add, text = page.locator("[data-key='add position A hand']"), page.locator("[data-key=text]")
    add.wait_for()
    held = _holding(page)
    page.select_option("[data-key=game]", "riftbound")
    assert add.count() == 0
    _let_go(page, held)
    add.wait_for()
    held = _holding(page)
    text.fill(text.input_value().replace("A position", "A question"))
    add.fill("Flash")
    add.press("Enter")
    _let_go(page, held)
    expect(text).to_have_value(re.compile("game: riftbound.*A question.*Flash", re.DOTALL))


def test_the_place_in_the_text_stays(browser: Browser, served: Served) -> None:
    """What is said of a text does not move the cursor of whoever writes it."""
    page = _page(browser, f"{served.address}/#desk")
    text = page.locator("[data-key=text]")
    text.fill("game: riftbound\ntitle: [\n")
    text.evaluate("text => text.setSelectionRange(3, 7)")
    page.locator("#fault").wait_for()
    assert text.evaluate("text => [text.selectionStart, text.selectionEnd]") == [3, 7]


PARSE: Final = "**/api/desk/parse"


def _holding(page: Page) -> list[Route]:
    """Requests to read the text, from now on, that wait to be let go."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(PARSE, hold)
    return held


def _let_go(page: Page, held: list[Route]) -> None:
    """Let the requests through that wait, and all later ones."""
    page.wait_for_timeout(100)
    assert held
    for route in held:
        route.continue_()
    page.unroute(PARSE)


def test_the_void_seeker_dispute_in_korean(browser: Browser, served: Served) -> None:
    """From the empty position, in the form, to the verdict and its reason."""
    page = _page(browser, f"{served.address}/#desk", lang="ko-KR")
    page.select_option("[data-key=game]", "riftbound")
    expect(page.locator("[data-key=text]")).to_have_value(re.compile("game: riftbound"))
    page.wait_for_selector("[data-key='add position A hand']")

    def part(where: str, what: str) -> None:
        page.select_option(f"[data-key='addfield {where}']", what)

    text = page.locator("[data-key=text]")

    def put(where: str, what: str) -> None:
        page.fill(f"[data-key='{where}']", what)
        page.keyboard.press("Enter")
        expect(text).to_have_value(re.compile(re.escape(what)))

    put("add position A hand", "공허추적자")
    put("add position B hand", "Flash")
    part("position.A", "runes")
    put("field position A runes", "5 fury")
    part("position.B", "runes")
    put("field position B runes", "4 chaos")
    page.fill(
        "[data-key=text]",
        text.input_value().replace(
            "moves:",
            "  battlefields: {north: {controller: B, units: [Noxian Drummer as target]}}\nmoves:",
        ),
    )
    expect(page.locator("[data-key='field position battlefields north controller']")).to_have_value(
        "B"
    )
    for move in (
        "A: 공허추적자 사용 -> target",
        "B: Flash 사용 -> target",
        "체인이 빌 때까지 넘기기",
    ):
        put("move", move)
    page.fill(
        "[data-key=text]",
        text.input_value().replace(
            "expect: []",
            "expect: [{target: {at: B base, damage: 0}}, {because: 'RB-CR@1.4:359.3.e.5'}]",
        ),
    )
    page.click("[data-key=run]")
    expect(page.locator(".verdict")).to_contain_text("성립")
    expect(page.locator(".derivation")).to_contain_text("공허추적자")
    expect(page.locator(".derivation")).to_contain_text("뽑습니다")
    _shot(page, "desk-ko-1440")
    _axe(page)
    page.click("[data-key=compare]")
    expect(page.locator(".readings")).to_contain_text("차이 없음")
    page.fill("[data-key=move]", "B: Flash 사용 -> target")
    page.click("[data-key=why]")
    expect(page.locator(".whynot li").first).to_be_visible()
    page.click("[data-key=link]")
    link = page.locator("dialog input").input_value()
    page.goto("about:blank")
    page.goto(link)
    expect(page.locator(".verdict")).to_contain_text("성립")
    page.context.close()


def test_cards_are_put_on_the_board_by_mouse_and_by_keys(page: Page, served: Served) -> None:
    """Dragged from the bench, or picked and put; a state is set; all of it stands in the text."""
    page.goto(f"{served.address}/#desk")
    page.wait_for_selector("[data-key=text]")
    page.select_option("[data-key=game]", "riftbound")
    page.wait_for_selector("[data-drop='A.base']")
    text = page.locator("[data-key=text]")
    page.fill("[data-key=bench]", "Noxian Drum")
    page.drag_and_drop(".bench .chip >> nth=0", "[data-drop='battlefields.north.units.B']")
    expect(text).to_have_value(re.compile("B:\n *- Noxian Drummer"))
    expect(page.locator(".place .theirs").first).to_contain_text("Noxian Drummer")
    page.locator("[data-key=bench]").focus()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("Void Seek")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator("[data-key='put A.hand']").focus()
    _axe(page)
    _shot(page, "desk-put-1440")
    page.keyboard.press("Enter")
    expect(text).to_have_value(re.compile("hand:\n *- Void Seeker"))
    expect(page.locator(".mid .hand")).to_contain_text("Void Seeker")
    page.select_option("[data-key='state position battlefields north units B 0']", "exhausted")
    expect(text).to_have_value(re.compile("exhausted: true"))
    expect(page.locator(".place .theirs .card.tilted")).to_be_visible()
    expect(page.locator(".case .bad")).to_have_count(0)


def test_the_desk_shows_the_board_at_each_line(page: Page, served: Served) -> None:
    """Forward and back by buttons and arrows; a refused move is told with its rule."""
    page.goto(f"{served.address}/#desk")
    page.wait_for_selector("[data-key=text]")
    page.fill("[data-key=text]", DISPUTE)
    page.click("[data-key=run]")
    expect(page.locator(".verdict")).to_contain_text("hold")
    page.click("[data-key=bfirst]")
    expect(page.locator(".place .theirs").first).to_contain_text("Noxian Drummer")
    expect(page.locator(".mid .stack li")).to_have_count(0)
    lines = page.locator(".derivation > li")
    page.click("[data-key=line0]")
    expect(lines.first).to_have_attribute("aria-current", "step")
    expect(page.locator(".mid .stack")).to_contain_text("Void Seeker")
    page.locator("h1, .verdict").last.click()
    page.keyboard.press("ArrowRight")
    expect(lines.first).not_to_have_attribute("aria-current", "step")
    page.click("[data-key=blast]")
    expect(page.locator(".place .theirs").first).not_to_contain_text("Noxian Drummer")
    _shot(page, "desk-film-1440")
    wrong = DISPUTE.replace("B: play Flash -> target", "A: end turn")
    page.fill("[data-key=text]", wrong)
    expect(page.locator(".verdict")).to_have_count(0)
    page.click("[data-key=run]")
    expect(page.locator(".verdict.bad")).to_be_visible()
    expect(page.locator(".found")).to_contain_text("RB-CR@1.4")


def test_the_desk_marks_a_wrong_line(page: Page, served: Served) -> None:
    """Where it stands, with the nearest valid word."""
    page.goto(f"{served.address}/#desk")
    page.wait_for_selector("[data-key=text]")
    page.fill("[data-key=text]", DISPUTE.replace("Void Seeker]", "Void Seker]"))
    page.click("[data-key=run]")
    expect(page.locator(".case .bad")).to_contain_text("Void Seeker")
    expect(page.locator(".case mark")).to_contain_text("Void Seker")


def test_a_moment_of_a_game_and_of_a_replay_goes_to_the_desk(page: Page) -> None:
    """A running game and a step of its replay become cases that can be run."""
    _begin(page)
    for _ in range(8):
        page.wait_for_selector(f"{ASKED}, {OVER}")
        before = _moment(page)
        page.locator(ASKED).first.click()
        _after(page, before)
    game = page.url
    page.click("[data-key=desk]")
    text = page.locator("[data-key=text]")
    expect(text).to_have_value(re.compile("game: riftbound"))
    expect(page.locator(".case .bad")).to_have_count(0)
    page.goto(game)
    page.wait_for_selector("[data-key=replay]")
    page.click("[data-key=replay]")
    page.wait_for_selector(".replaybar")
    page.click("[data-key=last]")
    page.click("[data-key=desk]")
    expect(text).to_have_value(re.compile("game: riftbound"))
    page.click("[data-key=run]")
    expect(page.locator(".case .bad")).to_have_count(0)
    _shot(page, "desk-moment-1440")


def test_the_game_goes_on_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    """The page connects again by itself, and stands where it stood."""
    server = Killed(f"sqlite:///{tmp_path / 'table.sqlite3'}", 19_900 + os.getpid() % 90)
    try:
        page = _page(browser, server.address)
        _begin(page)
        for _ in range(6):
            page.wait_for_selector(ASKED)
            page.locator(ASKED).first.click()
            page.wait_for_timeout(150)
        page.wait_for_selector(ASKED)
        lines = page.locator(".left .log li").all_inner_texts()
        options = page.locator(ASKED).all_inner_texts()
        server.kill_and_start()
        page.wait_for_selector(".gone", state="hidden")
        page.wait_for_selector(ASKED)
        assert page.locator(".left .log li").all_inner_texts() == lines
        assert page.locator(ASKED).all_inner_texts() == options
        before = _moment(page)
        page.locator(ASKED).first.click()
        _after(page, before)
        page.context.close()
    finally:
        server.end()
