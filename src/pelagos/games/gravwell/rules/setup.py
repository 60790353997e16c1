"""Set-up (GR-01 to GR-17) and which variants go together (GR-104, GR-108)."""

from pelagos.components.bag import Bag
from pelagos.components.zone import Zone
from pelagos.games.gravwell.effects import BeginRound
from pelagos.games.gravwell.options import GravwellOptions
from pelagos.games.gravwell.rulebook import cite, rule
from pelagos.games.gravwell.state import SINGULARITY, GravwellState
from pelagos.kernel.chance import Chance
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import Seat, mask_of

DERELICTS = (26, 36)
FEW_SEATS = 2
NOT_IN_SOLO = ("no_secrets", "hardcore", "gate_activated")


@rule("GR-02", "GR-104", "GR-108")
def check_options(options: GravwellOptions, seats: int) -> None:
    """Refuse what cannot be combined: solo goes with Chaos Theory only."""
    if seats > 1:
        return
    for name in NOT_IN_SOLO:
        if getattr(options, name):
            raise IllegalAction(cite("GR-108"), "solo-combination", option=name)


@rule("GR-01", "GR-08", "GR-10", "GR-13", "GR-14", "GR-15", "GR-93", "GR-98")
def set_up(options: GravwellOptions, seats: int, chance: Chance, emit: Emit | None) -> GravwellState:
    """Put all ships in the Singularity and the derelicts on their spaces, and begin the first round.

    The box (GR-01) and the track (GR-08) are this state: ships on spaces, stop cards, the round pawn on its first mark.
    """
    pilots = 2 if seats == 1 else seats
    return GravwellState(
        options=options,
        seats=seats,
        age_rank=rank_by_age(options, seats, chance),
        positions=[SINGULARITY] * pilots + list(starting_derelicts(seats)),
        hands=[Zone(owner=mask_of(Seat(seat))) for seat in range(seats)],
        bag=Bag(),
        stops=[seats > 1] * seats,
        stack=[BeginRound()],
    )


@rule("GR-11", "GR-12", "GR-93")
def starting_derelicts(seats: int) -> tuple[int, ...]:
    """Return the spaces of the derelicts: 26 and 36, or 36 alone with one or two players."""
    return DERELICTS if seats > FEW_SEATS else DERELICTS[1:]


@rule("GR-35")
def rank_by_age(options: GravwellOptions, seats: int, chance: Chance) -> tuple[Seat, ...]:
    """Return the seats, youngest first."""
    ranked = [Seat(number) for number in range(seats)]
    return tuple(chance.shuffle(ranked) if options.age == "drawn" else ranked)
