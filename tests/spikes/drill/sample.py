"""A full state that fits what one viewer knows."""

from typing import Any

from pelagos.components.bag import Bag
from pelagos.components.zone import ZoneView
from pelagos.kernel.chance import Chance
from tests.spikes.drill.cards import PLAN_CARDS, THREATS
from tests.spikes.drill.state import DrillState, Slot, Transfer


def sample(view: Any, chance: Chance) -> DrillState:
    """Deal the plan cards the viewer does not know to the hands, plans and transfers that hide them."""
    zones: list[ZoneView] = [*view.hands, *(slot.card for plan in view.plans for slot in plan)]
    zones += [transfer.card for transfer in view.transfers]
    seen = set(view.used).union(*(zone.cards for zone in zones))
    bag = Bag.of(card for card in PLAN_CARDS if card not in seen)
    return DrillState(
        seats=view.seats,
        phase=view.phase,
        window=view.window,
        gave=list(view.gave),
        hands=[hand.deal(bag, chance) for hand in view.hands],
        plans=[[Slot(slot.card.deal(bag, chance), slot.half) for slot in plan] for plan in view.plans],
        transfers=[Transfer(t.seat, t.target, t.group, t.card.deal(bag, chance)) for t in view.transfers],
        bag=bag,
        threats=Bag.of(threat for threat in THREATS if threat not in view.announced),
        announced=list(view.announced),
        damage=list(view.damage),
        used=list(view.used),
        places=list(view.places),
        energy=view.energy,
        hits=view.hits,
        stack=list(view.stack),
    )
