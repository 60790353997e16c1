"""What can be told of a match of Itchy Feet. Each event is told after the change it tells of."""

from typing import Literal

from pelagos.games.itchyfeet.actions import Wish
from pelagos.kernel.event import Event
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.visibility import Owner, Public, Reveals, Visibility


class CountriesLaid(Event, frozen=True):
    """The home country of each seat, and the centre."""

    homes: Reveals[tuple[CardId, ...]]
    centre: Reveals[CardId]


class CharactersDealt(Event, frozen=True):
    """The character of each seat."""

    characters: Reveals[tuple[CardId, ...]]


class Dealt(Event, frozen=True):
    """A start hand: a passport and items."""

    seat: Public[Seat]
    cards: Owner[tuple[CardId, ...]]


class ExtensionsShuffledIn(Event, frozen=True):
    """Extension cards were shuffled into the pile."""

    count: Public[int]


class StartSettled(Event, frozen=True):
    """This seat's home is nearest to the centre: it starts."""

    seat: Public[Seat]
    distance: Public[int]


class TurnBegan(Event, frozen=True):
    """A turn began."""

    seat: Public[Seat]
    round: Public[int]


class HandEmpty(Event, frozen=True):
    """The hand is empty at the start of the turn."""

    seat: Public[Seat]


class Drew(Event, frozen=True):
    """A card came from the pile into a hand."""

    seat: Public[Seat]
    card: Owner[CardId]


class EventDrawn(Event, frozen=True):
    """An event was drawn: it takes effect at once."""

    visible = Visibility.REVEALS

    seat: Public[Seat]
    card: Public[CardId]


class NothingToDraw(Event, frozen=True):
    """Pile and discards are empty."""

    seat: Public[Seat]


class Reshuffled(Event, frozen=True):
    """The discards were shuffled into a new pile."""

    count: Public[int]


class FreeForAllBegan(Event, frozen=True):
    """Recycling costs nothing from now on."""

    visible = Visibility.PUBLIC


class FreeForAllEnded(Event, frozen=True):
    """Recycling has its price again."""

    visible = Visibility.PUBLIC


class Discarded(Event, frozen=True):
    """A card of a hand went to the discards."""

    seat: Public[Seat]
    card: Reveals[CardId]


class NothingDiscarded(Event, frozen=True):
    """The Tourist discards nothing: both cards are contraband, or an event took one away."""

    visible = Visibility.REVEALS

    seat: Public[Seat]


class Recycled(Event, frozen=True):
    """A card of the discards was taken."""

    seat: Public[Seat]
    card: Public[CardId]


class OfferMade(Event, frozen=True):
    """A seat shows cards and asks for others."""

    seat: Public[Seat]
    partner: Public[Seat]
    give: Reveals[tuple[CardId, ...]]
    want: Reveals[tuple[Wish, ...]]
    version: Public[int]
    counter: Public[bool]


class OfferRefused(Event, frozen=True):
    """An offer was refused; whether it could have been accepted is nobody's business."""

    seat: Public[Seat]
    maker: Public[Seat]


class OfferWithdrawn(Event, frozen=True):
    """An offer was withdrawn."""

    seat: Public[Seat]
    partner: Public[Seat]


class Swapped(Event, frozen=True):
    """Cards changed hands, openly."""

    seat: Public[Seat]
    partner: Public[Seat]
    give: Reveals[tuple[CardId, ...]]
    take: Reveals[tuple[CardId, ...]]


class TheftAnnounced(Event, frozen=True):
    """A theft is announced and paid."""

    seat: Public[Seat]
    victim: Public[Seat]


class PeekedAt(Event, frozen=True):
    """The Pickpocket looked at cards of the victim."""

    seat: Public[Seat]
    victim: Public[Seat]
    cards: Owner[tuple[CardId, ...]]


class Stolen(Event, frozen=True):
    """A card was stolen."""

    seat: Public[Seat]
    victim: Public[Seat]
    card: Owner[CardId]


class Lost(Event, frozen=True):
    """What the victim alone is told: which card is gone."""

    visible = Visibility.OWNER

    seat: Public[Seat]
    thief: Public[Seat]
    card: Owner[CardId]


class SpecialPlayed(Event, frozen=True):
    """A special item was played in the own turn."""

    seat: Public[Seat]
    card: Reveals[CardId]


class Interrupted(Event, frozen=True):
    """A special item answered what another player did: that player's turn is over."""

    visible = Visibility.REVEALS

    seat: Public[Seat]
    card: Public[CardId]
    target: Public[Seat]


class HandShown(Event, frozen=True):
    """A traveller shows the hand."""

    seat: Public[Seat]
    country: Public[CardId]
    cards: Reveals[tuple[CardId, ...]]


class Travelled(Event, frozen=True):
    """A trip succeeded."""

    seat: Public[Seat]
    country: Public[CardId]


class Dumped(Event, frozen=True):
    """Contraband went to the discards together with another card."""

    seat: Public[Seat]
    contraband: Reveals[CardId]
    other: Reveals[CardId]


class Smuggled(Event, frozen=True):
    """Contraband was given to somebody."""

    seat: Public[Seat]
    target: Public[Seat]
    card: Reveals[CardId]


class Passed(Event, frozen=True):
    """No action was possible."""

    seat: Public[Seat]


class CentreChanged(Event, frozen=True):
    """Civil Unrest: another country is the centre."""

    old: Public[CardId]
    new: Reveals[CardId]


class CentreStays(Event, frozen=True):
    """Civil Unrest: no country is unused, so nothing happens."""

    visible = Visibility.PUBLIC


class StrikeBegan(Event, frozen=True):
    """Airport Strike: nobody travels until this seat's next turn."""

    seat: Public[Seat]


class StrikeEnded(Event, frozen=True):
    """The strike is over."""

    visible = Visibility.PUBLIC


class PassedOn(Event, frozen=True):
    """Baggage Mix-up: a card went to the next player."""

    seat: Public[Seat]
    receiver: Public[Seat]
    card: Owner[CardId]


class Received(Event, frozen=True):
    """What the receiver alone is told: which card came."""

    visible = Visibility.OWNER

    seat: Public[Seat]
    giver: Public[Seat]
    card: Owner[CardId]


class PileSearched(Event, frozen=True):
    """Local Guide: a seat looks through the draw pile."""

    seat: Public[Seat]
    cards: Owner[tuple[CardId, ...]]


class Found(Event, frozen=True):
    """Local Guide: a card was shown and taken."""

    seat: Public[Seat]
    card: Reveals[CardId]


class FoundNothing(Event, frozen=True):
    """Local Guide: the pile holds events only."""

    visible = Visibility.REVEALS

    seat: Public[Seat]


class HomeChanged(Event, frozen=True):
    """Poorly Drawn Map: a seat has another home country."""

    seat: Public[Seat]
    target: Public[Seat]
    old: Public[CardId]
    new: Reveals[CardId]


class ExtraAction(Event, frozen=True):
    """Night Bus: a second action follows in this turn."""

    seat: Public[Seat]


class HandInspected(Event, frozen=True):
    """Customs Inspection: a hand is shown to one seat."""

    seat: Public[Seat]
    suspect: Public[Seat]
    cards: Owner[tuple[CardId, ...]]


class NothingConfiscated(Event, frozen=True):
    """Customs Inspection: the hand holds contraband only, which stays."""

    visible = Visibility.REVEALS

    seat: Public[Seat]
    suspect: Public[Seat]


class PostcardsShown(Event, frozen=True):
    """Four postcards are together in a hand."""

    visible = Visibility.REVEALS

    seat: Public[Seat]
    cards: Public[tuple[CardId, ...]]


class MatchWon(Event, frozen=True):
    """The match is over."""

    seats: Reveals[tuple[Seat, ...]]
    reason: Public[Literal["centre", "postcards", "limit"]]


EVENTS: tuple[type[Event], ...] = (
    CountriesLaid,
    CharactersDealt,
    Dealt,
    ExtensionsShuffledIn,
    StartSettled,
    TurnBegan,
    HandEmpty,
    Drew,
    EventDrawn,
    NothingToDraw,
    Reshuffled,
    FreeForAllBegan,
    FreeForAllEnded,
    Discarded,
    NothingDiscarded,
    Recycled,
    OfferMade,
    OfferRefused,
    OfferWithdrawn,
    Swapped,
    TheftAnnounced,
    PeekedAt,
    Stolen,
    Lost,
    SpecialPlayed,
    Interrupted,
    HandShown,
    Travelled,
    Dumped,
    Smuggled,
    Passed,
    CentreChanged,
    CentreStays,
    StrikeBegan,
    StrikeEnded,
    PassedOn,
    Received,
    PileSearched,
    Found,
    FoundNothing,
    HomeChanged,
    ExtraAction,
    HandInspected,
    NothingConfiscated,
    PostcardsShown,
    MatchWon,
)
