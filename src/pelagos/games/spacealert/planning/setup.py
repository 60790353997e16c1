"""Setting a match up (SA-020, SA-023, SA-025, SA-040, SA-104)."""

from typing import Final

from pelagos.components.bag import Bag
from pelagos.components.zone import Zone
from pelagos.games.spacealert.board import TRACKS
from pelagos.games.spacealert.campaigns.outset import campaign_of, check_campaign
from pelagos.games.spacealert.deck import DECKS_OF_ACTIONS, HEROICS
from pelagos.games.spacealert.mission import PLACES
from pelagos.games.spacealert.missions.generator import GENERATED
from pelagos.games.spacealert.options import SpaceAlertOptions
from pelagos.games.spacealert.planning import specialists
from pelagos.games.spacealert.planning.alerts import threat_decks
from pelagos.games.spacealert.planning.carried import read_damage
from pelagos.games.spacealert.planning.crew import check_crew, crew_size, people_aboard
from pelagos.games.spacealert.planning.events import MissionBriefed
from pelagos.games.spacealert.planning.explorers import check_learnt
from pelagos.games.spacealert.planning.scripts import check_deck
from pelagos.games.spacealert.planning.state import MissionState
from pelagos.games.spacealert.planning.supply import check_supply, seed_with_supply
from pelagos.games.spacealert.planning.tripping import check_tripping
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.kernel.chance import Chance
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import Seat, mask_of

SA_104, SA_105 = cite("SA-104"), cite("SA-105")

SEEDS: Final = 1_000_000
"""So many missions the program itself makes; whoever wants another names its seed."""


def check_options(options: SpaceAlertOptions, seats: int) -> None:
    """Refuse a crew of six, missions and threats whose cards are not in play, and damage that cannot be."""
    check_crew(seats, extra_android=options.extra_android)
    check_deck(options)
    check_tripping(options)
    check_levels(options)
    check_campaign(options)
    read_damage(options.carried)
    check_learnt(options, seats)
    check_supply(options, crew_size(seats, extra_android=options.extra_android))


@rule("SA-104", "SA-120")
def check_levels(options: SpaceAlertOptions) -> None:
    """Refuse red threats without the cards of The New Frontier, which brings them."""
    for kind, levels in (("common", options.common), ("serious", options.serious)):
        if levels not in ("white", "yellow", "white-yellow") and not options.new_threats:
            raise IllegalAction(SA_104, "red-needs-new-threats", option=kind)


@rule("SA-020", "SA-023", "SA-035", "SA-040")
def set_up(options: SpaceAlertOptions, seats: int, chance: Chance, emit: Emit | None) -> MissionState:
    """Choose tracks and shuffle decks; then let specializations be chosen, or open the mission at once."""
    crew = crew_size(seats, extra_android=options.extra_android)
    state = MissionState(
        options=options,
        campaign=campaign_of(options),
        seats=seats,
        people=people_aboard(seats),
        crew=crew,
        seed=seed_of(options, crew, chance),
        tracks=tuple(chance.shuffle(tuple(TRACKS))[: len(PLACES)]),
        phases=[1] * seats,
        gave=[False] * seats,
        own=[[] for _ in range(crew)],
        specializations=[None] * crew,
        levels=[0] * crew,
        hands=[Zone(owner=mask_of(Seat(seat))) for seat in range(seats)],
        bag=Bag.of(DECKS_OF_ACTIONS[options.deck]),
        heroics=Bag.of(HEROICS),
        decks=threat_decks(options),
    )
    if emit is not None:
        emit(MissionBriefed(rule=SA_105, script=options.script, seed=state.seed, crew=state.crew, tracks=state.tracks))
    specialists.begin(state, chance, emit)
    return state


@rule("SA-104", "SA-105")
def seed_of(options: SpaceAlertOptions, crew: int, chance: Chance) -> str:
    """Return what a generated mission is made from; a printed one needs nothing."""
    if options.script != GENERATED:
        return ""
    return seed_with_supply(options, options.seed or str(chance.roll(SEEDS)), crew)
