"""Nobody who is away holds up a table, and nobody's speed tells what they hold."""

import asyncio
import itertools
from functools import partial
from typing import Any

import msgspec
import pytest

from pelagos.server.hosting.mission_clock import clock_question
from pelagos.server.settings import Settings
from tests.server.hosting_support import Host, Player, Watch, first, hosted, in_loop, together
from tests.spikes.drill.game import GAME as DRILL

TWO_SEATS = {"pace": "live", "time": 600}


async def table_of_two(ana: Player, ben: Player, **more: Any) -> tuple[str, Watch, Watch]:
    code = (await ana.table("gravwell", "you", "open", **more))["code"]
    await ben.sit(code, 1)
    await ana.start(code)
    return code, *(await together(ana.watch(code), ben.watch(code)))


def run_out(host: Host, code: str, seat: int) -> None:
    """Let the time of a seat be up now."""
    host.building.timers._ring(host.building.house.rooms[code], seat)


@pytest.mark.parametrize(("pace", "time"), [("live", 600), ("days", 2)])
@in_loop
async def test_whose_time_is_up_is_played_for_until_they_are_back(settings: Settings, pace: str, time: int) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        code, one, other = await table_of_two(ana, ben, pace=pace, time=time, stand_in="easy")
        seat = (one.asked() or other.asked() or {})["seat"]
        asked, waits = (one, other) if seat == 0 else (other, one)
        before = asked.version or 0
        run_out(host, code, seat)
        await waits.until(lambda: (waits.version or 0) > before)
        assert waits.table["seats"][seat]["away"]
        assert (await asked.ask(type="back"))["type"] == "accepted"
        await asked.until(lambda: not asked.table["seats"][seat]["away"])
        assert waits.log[-1]["actor"] == seat


@in_loop
async def test_who_has_answered_in_time_keeps_the_seat(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        code, one, other = await table_of_two(ana, ben, **TWO_SEATS)
        asked = one if one.asked() else other
        seat = (await asked.question())["seat"]
        await asked.act(first(await asked.question()))
        run_out(host, code, seat)
        await asked.ask(type="back")
        assert not asked.table["seats"][seat]["away"]


@in_loop
async def test_clocks_are_told_and_start_anew_with_each_question(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        _, one, other = await table_of_two(ana, ben, **TWO_SEATS)
        asked, waits = (one, other) if one.asked() else (other, one)
        seat = (await asked.question())["seat"]
        clocks = await waits.until(
            lambda: waits.state.get("clocks", {}).get("seats", [None, None])[seat] and waits.state["clocks"]
        )
        assert 590 < clocks["seats"][seat] - clocks["now"] <= 600
        assert clocks["seats"][1 - seat] is None


@in_loop
async def test_days_are_counted_on_while_the_server_is_down(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        code, one, other = await table_of_two(ana, ben, pace="days", time=1)
        seat = (one.asked() or other.asked() or {})["seat"]
        deadline = host.building.house.rooms[code].table.seats[seat].deadline
    async with hosted(settings) as host:
        room = await host.building.house.room(code)
        assert room.table.seats[seat].deadline == pytest.approx(deadline)


@in_loop
async def test_leaving_a_table_of_two_lets_the_other_win(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        code, one, other = await table_of_two(ana, ben)
        assert (await one.ask(type="resign", seat=0))["type"] == "accepted"
        await other.until(lambda: other.is_over)
        assert other.table["result"] == {"returns": [0, 1], "resigned": 0, "together": None, "teams": []}
        refused = await other.ask(type="resign", seat=1)
        assert refused["code"] == "over"
        assert (await ana.http.get(f"/api/matches/{code}/record")).is_success


@in_loop
async def test_leaving_a_table_of_three_hands_the_seat_to_a_bot(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        code = (await ana.table("gravwell", "you", "open", "easy", stand_in="easy"))["code"]
        await ben.sit(code, 1)
        await ana.start(code)
        one, other = await together(ana.watch(code), ben.watch(code))
        await one.ask(type="resign", seat=0)
        await other.until(lambda: other.table["seats"][0]["kind"] == "bot")
        await one.until(lambda: one.table["seats"][0]["kind"] == "bot")
        await other.play(first)
        assert other.is_over


# -- reaction windows ----------------------------------------------------------------------------------------------


async def at_a_reaction(ana: Player, ben: Player, **more: Any) -> tuple[Watch, Watch, int]:
    """Play Itchy Feet until Ben is asked for a reaction; return also which question it is."""
    code = (await ana.table("itchyfeet", "you", "open", options={"specials": "yes"}, **more))["code"]
    await ben.sit(code, 1)
    await ana.start(code)
    one, other = await together(ana.watch(code), ben.watch(code))

    def is_asked(watch: Watch) -> bool:
        told = [asked["kind"] for side in watch.sides for asked in (*side["questions"], *side["waiting"])]
        return any(kind.startswith("ReactTo") for kind in told)

    turns = itertools.count()

    def drawing_then_stealing(question: dict[str, Any]) -> str:
        """Draw until both may hold a special item for all that is known, then steal."""
        actions = [str(action["action"]) for action in question["actions"]]
        wanted = "steal" if "steal" in actions and next(turns) >= 4 else "draw"
        return wanted if wanted in actions else actions[0]

    await together(*(watch.play(drawing_then_stealing, partial(is_asked, watch)) for watch in (one, other)))
    reacting, waiting = (one, other) if one.asked() else (other, one)
    return reacting, waiting, (await reacting.question())["id"]


@in_loop
async def test_an_answer_in_a_reaction_window_is_kept_and_told_to_nobody_until_it_closes(settings: Settings) -> None:
    slow = msgspec.structs.replace(settings, window=0.6)
    async with hosted(slow) as host, host.person() as ana, host.person() as ben:
        reacting, other, asked = await at_a_reaction(ana, ben)
        before, seen = reacting.version, len(other.messages)
        assert (await reacting.act("react no"))["version"] == before
        own = await reacting.until(
            lambda: (
                [q for s in reacting.sides for q in s["questions"] if q["id"] == asked and q["answered"] == "react no"]
                or (reacting.version or 0) > (before or 0)
            )
        )
        assert own
        assert (
            not [message for message in other.messages[seen:] if message["type"] == "update"] or other.version != before
        )
        await other.until(lambda: (other.version or 0) > (before or 0))


@in_loop
async def test_at_a_live_table_a_window_closes_by_itself_and_whoever_is_silent_passes(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        reacting, _, _ = await at_a_reaction(ana, ben, **TWO_SEATS)
        before = reacting.version or 0
        await reacting.until(lambda: (reacting.version or 0) > before)


@in_loop
async def test_the_bell_of_a_window_closes_it_though_the_clock_shows_less_than_when_it_is_due(
    settings: Settings,
) -> None:
    """A timer may ring a hair early, by rounding: nobody would ring a second time."""
    slow = msgspec.structs.replace(settings, window=3600.0)
    async with hosted(slow) as host, host.person() as ana, host.person() as ben:
        reacting, _, asked = await at_a_reaction(ana, ben, **TWO_SEATS)
        room, windows = host.building.house.rooms[reacting.code], host.building.windows
        group, due = windows._open[reacting.code]
        assert asyncio.get_running_loop().time() < due
        windows._ring(room, (group[0], group[1], group[2] + 1))
        windows._close_if_due(room)
        assert room.course is not None
        assert any(decision.id == asked for decision in room.course.match.pending), "the bell of another window"
        before = reacting.version or 0
        windows._ring(room, group)
        await reacting.until(lambda: (reacting.version or 0) > before)
        assert not any(decision.id == asked for decision in room.course.match.pending)


@in_loop
async def test_without_a_timer_a_window_waits_for_everybody(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        reacting, _, asked = await at_a_reaction(ana, ben)
        room = host.building.house.rooms[reacting.code]
        await reacting.until(lambda: room.window_at is None)  # a clock that has run out is taken away, and that is told
        assert any(decision.id == asked for decision in room.course.match.pending)  # type: ignore[union-attr]  # it runs
        before = reacting.version or 0
        await reacting.act("react no")
        await reacting.until(lambda: (reacting.version or 0) > before)


@in_loop
async def test_a_preset_answers_for_its_seat_and_nobody_is_told_of_it(settings: Settings) -> None:
    slow = msgspec.structs.replace(settings, window=0.4)
    async with hosted(slow) as host, host.person() as ana, host.person() as ben:
        reacting, other, _ = await at_a_reaction(ana, ben)
        seat = (await reacting.question())["seat"]
        before, seen = reacting.version or 0, len(other.messages)
        preset = {"type": "preset", "seat": seat, "kind": "ReactToSteal", "action": "react no"}
        assert (await reacting.ask(**preset))["type"] == "accepted"
        await reacting.until(lambda: (reacting.version or 0) > before)
        told = [message["type"] for message in other.messages[seen:]]
        assert "table" not in told, "not even that there is a preset"
        await other.until(lambda: other.version == reacting.version)


@pytest.mark.parametrize("preset", ["ReactToTrip: react no", "ReactToSteal: nonsense", "ReactToSteal: react 999"])
@in_loop
async def test_a_preset_for_other_questions_or_that_cannot_be_read_does_not_answer(
    settings: Settings, preset: str
) -> None:
    """Pass what is about others, and be asked when it is about yourself."""
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        reacting, _, asked = await at_a_reaction(ana, ben)
        seat, before = (await reacting.question())["seat"], reacting.version
        kind, _, action = preset.partition(": ")
        assert (await reacting.ask(type="preset", seat=seat, kind=kind, action=action))["type"] == "accepted"
        room = host.building.house.rooms[reacting.code]
        host.building.windows._close_if_due(room)
        assert room.course is not None
        assert any(decision.id == asked for decision in room.course.match.pending)
        assert (await reacting.act("react no"))["type"] == "accepted"
        await reacting.until(lambda: (reacting.version or 0) > (before or 0))


@in_loop
async def test_presets_survive_a_restart_and_can_be_taken_back(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana:
        code = (await ana.table("itchyfeet", "you", "easy", options={"specials": "yes"}, start=True))["code"]
        watch = await ana.watch(code)
        for kind in ("ReactToTrip", "ReactToSteal"):
            assert (await watch.ask(type="preset", seat=0, kind=kind, action="react no"))["type"] == "accepted"
        assert (await watch.ask(type="preset", seat=0, kind="ReactToSteal", action=None))["type"] == "accepted"
        unknown = await watch.ask(type="preset", seat=0, kind="NoSuchQuestion", action="react no")
        assert (unknown["code"], unknown["message"]["key"]) == ("invalid", "error-unknown-question")
        assert (await watch.ask(type="preset", seat=1, kind="ReactToTrip", action=None))["code"] == "not-yours"
        assert (await watch.ask(type="preset", seat=0, kind="ReactToTrip", action="x" * 201))["code"] == "invalid"
    async with hosted(settings) as host:
        room = await host.building.house.room(code)
        assert room.table.seats[0].presets == {"ReactToTrip": "react no"}


# -- the clock as an actor -----------------------------------------------------------------------------------------


@in_loop
async def test_a_timed_phase_ends_at_once_when_everybody_is_ready(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        host.building.games.games[DRILL.name] = DRILL
        watch = await ana.watch((await ana.table(DRILL.name, "you", "you", start=True))["code"])

        def readily(question: dict[str, object]) -> str:
            actions = [str(action["action"]) for action in question["actions"]]  # type: ignore[attr-defined]  # JSON
            return "ready" if "ready" in actions else actions[0]

        await watch.play(readily)
        assert watch.is_over


@in_loop
async def test_a_mission_runs_by_its_clock_and_closes_the_chat_while_communications_are_down(
    settings: Settings,
) -> None:
    async with hosted(settings) as host, host.person() as ana:
        mission = {"options": {"script": "simulation1"}}
        table = await ana.table("spacealert", "you", "random", "random", start=True, **mission)
        watch = await ana.watch(table["code"])
        room = next(iter(host.building.house.rooms.values()))
        assert (await watch.ask(type="say", text="hello"))["type"] == "accepted"
        while not room.course.match.state.silent:  # type: ignore[union-attr]  # the match runs
            await strike_and_hear(host, room, watch)
        refused = await watch.ask(type="say", text="red laser!")
        assert (refused["type"], refused["code"], refused["rule"]) == ("refused", "illegal", "SA-028")
        refused = await watch.act("tell plan 5 A UR -", 0)
        assert (refused["type"], refused["rule"]) == ("refused", "SA-028")


async def strike_and_hear(host: Host, room: Any, watch: Watch) -> None:
    """Let the clock of a mission answer, and wait until who watches has heard of it."""
    heard = watch.version
    strike_now(host, room)
    await watch.until(lambda: watch.version != heard)


def strike_now(host: Host, room: Any) -> None:
    """Let the clock of a mission answer now."""
    question = clock_question(room)
    assert question is not None
    host.building.clock._strike(room, question)


@in_loop
async def test_a_stand_in_says_whether_who_is_away_trips(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        table: dict[str, Any] = {"options": {"script": "firstTestRun", "tripping": "yes"}, **TWO_SEATS}
        code = (await ana.table("spacealert", "you", "open", stand_in="easy", **table))["code"]
        await ben.sit(code, 1)
        await ana.start(code)
        one, other = await together(ana.watch(code), ben.watch(code))
        for seat, watch in enumerate((one, other)):
            laid = next(action for action in await actions_of(watch) if action.startswith("lay") and action[-1] == "1")
            assert (await watch.act(laid, seat))["type"] == "accepted"

        await together(*(watch.play(lambda _: "ready", partial(trips, watch)) for watch in (one, other)))
        run_out(host, code, 1)
        await one.act("keepall")
        await one.until(lambda: any(event["type"] == "TripsDecided" for event in one.events()))


def trips(watch: Watch) -> bool:
    """Tell whether somebody is asked whether they trip."""
    return any(question["kind"] == "DecideTrip" for side in watch.sides for question in side["questions"])


async def actions_of(watch: Watch) -> list[str]:
    """Return what can be answered now."""
    question = await watch.with_actions(await watch.question())
    return [action if isinstance(action, str) else action["action"] for action in question["actions"]]
