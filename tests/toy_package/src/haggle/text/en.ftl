### Haggle, English.

## Game

game-title = Haggle
game-summary = Trade, bluff and steal until you hold four goods of one kind.

## Rules

rule-chapter-setup = Set-up
rule-chapter-turn = The turn
rule-chapter-trade = Trade
rule-chapter-theft = Theft
rule-chapter-end = End
rule-HG-01 = Haggle is for two to four players.
rule-HG-02 = There are 23 cards: four goods, five cards of each, two traps and one decoy.
rule-HG-03 = Each player gets four cards. The rest is the pile, face down.
rule-HG-04 = At the start of your turn you draw a card.
rule-HG-05 = Then you make an offer, steal, or rest. After a trade, a theft or a rest the turn passes on.
rule-HG-06 = You make at most two offers in a turn. An offer that you withdraw counts too.
rule-HG-07 = In an offer each side gives one to three cards. You name your cards and show them to all; from the other side you ask for kinds.
rule-HG-08 = While the other side thinks, you may withdraw the offer. The first answer counts. A refusal does not tell whether the cards were there.
rule-HG-09 = Whoever accepts names the version of the offer and hands over cards of exactly the kinds asked for. The cards are swapped openly.
rule-HG-10 = Instead of answering, the other side may make one offer of its own. That one can only be accepted, refused or withdrawn.
rule-HG-11 = After a trade the player whose turn it is draws a card.
rule-HG-12 = To steal you discard a card openly and then take a random card of another player. Only the two of you know which one.
rule-HG-13 = Once a theft is paid, everybody who might hold a trap or the decoy is asked, and all answers are revealed at once.
rule-HG-14 = A trap ends the theft. Nothing is taken, and the price stays paid.
rule-HG-15 = A decoy sends the thief on to the next player after the victim.
rule-HG-16 = Whoever holds four goods of a kind at the end of a turn wins (three in the quick game). Several may win together.
rule-HG-17 = If the pile is empty at the start of a turn, the largest set of equal goods wins.

## Cards

kind-olives = olives
kind-salt = salt
kind-wool = wool
kind-amber = amber
kind-trap = trap
kind-decoy = decoy
card-O1 = olives 1
card-O2 = olives 2
card-O3 = olives 3
card-O4 = olives 4
card-O5 = olives 5
card-S1 = salt 1
card-S2 = salt 2
card-S3 = salt 3
card-S4 = salt 4
card-S5 = salt 5
card-W1 = wool 1
card-W2 = wool 2
card-W3 = wool 3
card-W4 = wool 4
card-W5 = wool 5
card-A1 = amber 1
card-A2 = amber 2
card-A3 = amber 3
card-A4 = amber 4
card-A5 = amber 5
card-T1 = trap 1
card-T2 = trap 2
card-D1 = decoy

## Options

option-quick = Quick game
    .help = Three goods of a kind win.

## Decisions

decision-TakeTurn = Your turn: make an offer, steal, or rest.
decision-Bargain = Offer number { $version } is on the table. What do you say?
decision-React = A theft is announced. Do you interrupt it?

## Actions

action-Offer =
    { $give ->
        [hidden] Offer { $target } cards for { $want }
       *[other] Offer { $target } { $give } for { $want }
    }
action-Steal =
    { $pay ->
        [hidden] Steal from { $target }
       *[other] Discard { $pay } and steal from { $target }
    }
action-Rest = Rest
action-Accept =
    { $cards ->
        [hidden] Accept offer { $version }
       *[other] Accept offer { $version } and give { $cards }
    }
action-Refuse = Refuse
action-Counter =
    { $give ->
        [hidden] Ask for { $want } instead
       *[other] Offer { $give } for { $want } instead
    }
action-Withdraw = Withdraw the offer
action-Pass = Let it happen
action-Interrupt =
    { $card ->
        [hidden] Interrupt
       *[other] Play { $card }
    }

## Events

event-Dealt =
    { $cards ->
        [hidden] { $seat } gets a hand.
       *[other] { $seat } gets { $cards }.
    }
event-Drew =
    { $card ->
        [hidden] { $seat } draws a card.
       *[other] { $seat } draws { $card }.
    }
event-Offered = { $seat } offers { $target } { $give } for { $want }.
event-Countered = { $seat } offers { $target } { $give } for { $want } instead.
event-Refused = { $seat } refuses.
event-Withdrawn = { $seat } withdraws the offer.
event-Traded = { $seat } and { $target } trade: { $given } for { $taken }.
event-TheftPaid = { $seat } discards { $card } to steal from { $target }.
event-Interrupted = { $seat } interrupts with { $card }.
event-TheftFoiled = The theft of { $seat } fails.
event-TheftRedirected = The decoy sends { $seat } on to { $target }.
event-Stolen = { $seat } steals a card from { $target }.
event-StolenCard =
    { $card ->
        [hidden] The stolen card is hidden.
       *[other] The stolen card is { $card } ({ $seat }).
    }
event-NothingToSteal = { $seat } finds nothing to steal: { $target } has no cards.
event-Won = Winners: { $seats }, with { $goods } equal goods.

## Errors

error-too-many-offers = You have made { $most } offers this turn. Steal or rest.
error-bad-target = This seat cannot be meant: choose another player who holds cards.
error-bad-terms = Each side gives one to { $most } cards.
error-not-in-hand = { $card } is not in your hand, or you named it twice.
error-other-side = This answer belongs to the other side of the deal.
error-second-counter = There is only one counter-offer: accept or refuse.
error-old-offer = You accept offer { $version }, but offer { $now } is on the table.
error-other-cards = These are not the kinds that the offer asks for.
error-no-interrupt = { $card } interrupts nothing. Only traps and the decoy do.
