### Drill, English.

## Game

game-title = Drill
game-summary = Plan together against the clock, then watch what your plans do.

## Rules

rule-chapter-setup = Set-up
rule-chapter-planning = Planning
rule-chapter-clock = The clock
rule-chapter-transfer = Data transfer
rule-chapter-resolution = Resolution
rule-DR-01 = Two to four players fly one mission together.
rule-DR-02 = Each player gets four cards for the first phase and three for the second.
rule-DR-03 = All players plan at the same time. Slots 0 to 2 belong to the first phase, 3 to 5 to the second.
rule-DR-04 = You lay a card face down into an empty slot of the phase; the others see which half is up, not the card.
rule-DR-05 = Until the phase ends you may take a card back.
rule-DR-06 = Whoever is ready says so. When something new happens, all are asked again.
rule-DR-07 = The clock follows the script: it announces threats and brings incoming data, one card for each player.
rule-DR-08 = The clock opens and closes the window for transfers.
rule-DR-09 = The clock ends a phase whether everybody is ready or not; its slots are locked.
rule-DR-10 = While the window is open you may hold out one card to another player.
rule-DR-11 = That player sees the card and takes it or not.
rule-DR-12 = If the clock closes the window or the phase first, the transfer lapses and the card goes back.
rule-DR-13 = Then the plans are revealed turn by turn and carried out: fire (for one energy, at the first threat on your side), charge, or move.
rule-DR-14 = After turns 2 and 5 each threat that is left hits the ship.
rule-DR-15 = The score is the strength of the destroyed threats less the hits. With three hits the mission is lost.

## Cards

card-FL1 = fire or left 1
card-FL2 = fire or left 2
card-FL3 = fire or left 3
card-FL4 = fire or left 4
card-FL5 = fire or left 5
card-FL6 = fire or left 6
card-FL7 = fire or left 7
card-FL8 = fire or left 8
card-FR1 = fire or right 1
card-FR2 = fire or right 2
card-FR3 = fire or right 3
card-FR4 = fire or right 4
card-FR5 = fire or right 5
card-FR6 = fire or right 6
card-FR7 = fire or right 7
card-FR8 = fire or right 8
card-CL1 = charge or left 1
card-CL2 = charge or left 2
card-CL3 = charge or left 3
card-CL4 = charge or left 4
card-CL5 = charge or left 5
card-CL6 = charge or left 6
card-CL7 = charge or left 7
card-CL8 = charge or left 8
card-CR1 = charge or right 1
card-CR2 = charge or right 2
card-CR3 = charge or right 3
card-CR4 = charge or right 4
card-CR5 = charge or right 5
card-CR6 = charge or right 6
card-CR7 = charge or right 7
card-CR8 = charge or right 8
card-TL1 = threat on the left, strength 1
card-TL2 = threat on the left, strength 2
card-TL3 = threat on the left, strength 3
card-TR1 = threat on the right, strength 1
card-TR2 = threat on the right, strength 2
card-TR3 = threat on the right, strength 3

## Decisions

decision-Plan = Plan phase { $phase }, until you are ready or the time is up.
decision-Answer = { $giver } holds out a card to you. Do you take it?
decision-Moment =
    { $what ->
        [threat] Number { $number }, second { $second }: a threat is announced.
        [open] Number { $number }, second { $second }: transfers begin.
        [close] Number { $number }, second { $second }: transfers end.
        [data] Number { $number }, second { $second }: incoming data.
       *[end] Number { $number }, second { $second }: the phase ends.
    }

## Actions

action-Lay =
    { $half ->
        [action] Lay { $card } into slot { $slot }, action half up
       *[move] Lay { $card } into slot { $slot }, move half up
    }
action-TakeBack = Take back the card of slot { $slot }
action-HoldOut =
    { $card ->
        [hidden] Hold out a card to { $target }
       *[other] Hold out { $card } to { $target }
    }
action-Ready = Ready
action-TakeCard = Take it
action-Decline = Decline
action-Strike = The time has come

## Events

event-Dealt =
    { $cards ->
        [hidden] { $seat } gets cards.
       *[other] { $seat } gets { $cards }.
    }
event-Laid =
    { $half ->
        [action] { $seat } plans an action in slot { $slot } (card: { $card }).
       *[move] { $seat } plans a move in slot { $slot } (card: { $card }).
    }
event-TookBack = { $seat } takes the card of slot { $slot } back.
event-IsReady = { $seat } is ready.
event-HeldOut = { $seat } holds out a card to { $target }.
event-Shown =
    { $card ->
        [hidden] { $seat } sees the card.
       *[other] { $seat } sees { $card }.
    }
event-Transferred = { $target } takes the card of { $seat }.
event-Declined = { $target } does not take the card of { $seat }.
event-Lapsed = Too late: the transfer from { $seat } to { $target } lapses.
event-ThreatAnnounced = Announced: { $threat }.
event-WindowChanged =
    { $is_open ->
        [yes] Data transfer begins.
       *[no] Data transfer ends.
    }
event-PhaseClosed = Phase { $phase } ends.
event-PlansRevealed = Turn { $turn }: { $cards }.
event-Fired =
    { $is_destroyed ->
        [yes] { $seat } fires and destroys { $threat }.
       *[no] { $seat } fires at { $threat }.
    }
event-ShipHit = { $threat } hits the ship.
event-MissionEnded =
    { $is_lost ->
        [yes] The mission is lost ({ $score }).
       *[no] The mission is over: { $score } points.
    }

## Errors

error-locked-slot = Slot { $slot } does not belong to this phase.
error-slot-empty = Slot { $slot } is empty.
error-slot-filled = Slot { $slot } is filled already.
error-not-in-hand = { $card } is not in your hand.
error-window-closed = No transfers now: wait until the clock opens the window.
error-gave-already = You have held out a card in this window already.
error-bad-target = Choose another seat at this table.
