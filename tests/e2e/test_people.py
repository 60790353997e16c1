"""People beyond one match: another device, the next match, and being called when it is one's turn."""

from playwright.sync_api import BrowserContext, expect

from tests.e2e.acting import ASKED, ENDING, answer_when_asked, poster
from tests.e2e.conftest import NewPage
from tests.e2e.gallery.people import against_bots, call, open_table, resign

LOOKED_AWAY = """
    Document.prototype.hasFocus = () => !window.lookedAway;
    window.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) { window.tones += 1; return start.call(this, at); };
"""


def test_a_link_makes_another_device_the_same_person(new_page: NewPage) -> None:
    laptop, phone = new_page(), new_page(viewport={"width": 390, "height": 844})
    poster(laptop, "gravwell")
    call(laptop, "PATCH", "/me", {"name": "Ana"})
    code = against_bots(laptop, "gravwell", 2)
    laptop.goto("/#/you")
    laptop.get_by_role("button", name="Make a link").click()
    link = laptop.locator("p.link").inner_text()
    poster(phone, "gravwell")
    phone.goto(link)
    phone.get_by_role("button", name="Go on here").click()
    expect(phone.locator("article").first).to_be_visible()
    assert call(phone, "GET", "/me")["name"] == "Ana"
    phone.goto(f"/#/t/{code}")
    answer_when_asked(phone, 1)


def test_a_rematch_brings_the_same_people_one_seat_on(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    code = open_table(host, "gravwell", 2)
    call(guest, "GET", "/me")
    call(guest, "POST", f"/tables/{code}/seats/1")
    call(host, "POST", f"/tables/{code}/start", {})
    for page in (host, guest):
        page.goto(f"/#/t/{code}")
    resign(guest)
    for page in (host, guest):
        expect(page.locator(ENDING)).to_be_visible()
        page.get_by_role("button", name="Rematch").click()
        expect(page.locator(ENDING)).to_have_count(0)
    assert host.url == guest.url
    assert not host.url.endswith(code)
    again = call(host, "GET", f"/tables/{host.url.rpartition('/')[2]}")
    assert [seat["you"] for seat in again["seats"]] == [False, True]


def test_whoever_looks_elsewhere_is_called_when_it_is_their_turn(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    watched: BrowserContext = guest.context
    watched.add_init_script(LOOKED_AWAY)
    code = open_table(host, "northwest", 2, options={"first_player": "seat-0"})
    call(guest, "GET", "/me")
    call(guest, "POST", f"/tables/{code}/seats/1")
    call(host, "POST", f"/tables/{code}/start", {})
    for page in (host, guest):
        page.goto(f"/#/t/{code}")
        answer_when_asked(page, 1)
    expect(guest.locator(ASKED)).to_have_count(0)
    assert not guest.title().startswith("●")
    guest.evaluate("window.lookedAway = true")
    before = guest.evaluate("window.tones")
    host.locator("[data-deed=End]").click()
    expect(guest.locator(ASKED)).to_be_visible()
    assert guest.title().startswith("●")
    assert guest.evaluate("window.tones") > before
    assert not host.title().startswith("●")
