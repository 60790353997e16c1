### Whispers, English.

## Game

game-title = Whispers
game-summary = Collect treasures in a storm of events, and remember who has seen what.

## Rules

rule-chapter-setup = Set-up
rule-chapter-turn = The turn
rule-chapter-events = Events
rule-chapter-end = End
rule-WH-01 = Two to four players get three cards each out of twelve treasures and three shields.
rule-WH-02 = Then the nine events are shuffled into the pile: three markets, three storms, three spies.
rule-WH-03 = In your turn you may first peek or whisper; then you draw a card.
rule-WH-04 = A treasure or shield that you draw goes into your hand.
rule-WH-05 = To peek you look at a random card of another player.
rule-WH-06 = To whisper you give another player a card, face down.
rule-WH-07 = An event that you draw is discarded and takes place at once, before anything else goes on.
rule-WH-08 = Market: each player draws a card, the one who drew it first.
rule-WH-09 = Storm: everybody who might hold a shield is asked, one after the other; a shield saves its owner from the loss.
rule-WH-10 = Then a random card of each player without a shield is blown to the next player; only those two know which one.
rule-WH-11 = Spy: you look at two random cards of the next player and take one of them.
rule-WH-12 = The other card goes back; the spy still knows it.
rule-WH-13 = When the pile is empty at the start of a turn, the most valuable treasures win.

## Cards

card-1a = treasure worth 1, a
card-1b = treasure worth 1, b
card-1c = treasure worth 1, c
card-1d = treasure worth 1, d
card-2a = treasure worth 2, a
card-2b = treasure worth 2, b
card-2c = treasure worth 2, c
card-2d = treasure worth 2, d
card-3a = treasure worth 3, a
card-3b = treasure worth 3, b
card-3c = treasure worth 3, c
card-3d = treasure worth 3, d
card-shielda = shield a
card-shieldb = shield b
card-shieldc = shield c
card-marketa = market a
card-marketb = market b
card-marketc = market c
card-storma = storm a
card-stormb = storm b
card-stormc = storm c
card-spya = spy a
card-spyb = spy b
card-spyc = spy c

## Decisions

decision-TakeTurn = Your turn: draw, or first peek or whisper.
decision-Shelter = A storm comes. Do you raise a shield?
decision-Choose = Take one of the cards you spied.

## Actions

action-Draw = Draw
action-Peek = Peek at a card of { $target }
action-Whisper =
    { $card ->
        [hidden] Whisper to { $target }
       *[other] Whisper { $card } to { $target }
    }
action-Endure = Endure the storm
action-Raise =
    { $card ->
        [hidden] Raise a shield
       *[other] Raise { $card }
    }
action-Take =
    { $card ->
        [hidden] Take a card
       *[other] Take { $card }
    }

## Events

event-Drew =
    { $card ->
        [hidden] { $seat } draws a card.
       *[other] { $seat } draws { $card }.
    }
event-EventDrawn = { $seat } draws an event: { $card }.
event-Peeked = { $seat } peeks at a card of { $target }.
event-Seen =
    { $cards ->
        [hidden] { $seat } sees cards.
       *[other] { $seat } sees { $cards }.
    }
event-Whispered = { $seat } gives { $target } a card, face down.
event-Raised = { $seat } raises { $card }.
event-Blown = The storm blows a card from { $seat } to { $target }.
event-Spied =
    { $count ->
        [one] { $seat } spies 1 card of { $target }.
       *[other] { $seat } spies { $count } cards of { $target }.
    }
event-Taken = { $seat } takes one of the cards of { $target }.
event-Ended = Treasure: { $points }. Winners: { $winners }.

## Errors

error-bad-target = Choose another seat at this table.
error-empty-hand = That hand is empty: there is nothing to look at.
error-not-in-hand = { $card } is not in your hand.
error-no-shield = { $card } is not a shield in your hand.
error-not-aside = { $card } is not one of the cards you spied.
