### Pebbles, English.

## Game

game-title = Pebbles
game-summary = Throw pebbles at the others, and hide behind walls.

## Rules

rule-chapter-setup = Set-up
rule-chapter-turn = The turn
rule-chapter-walls = Walls
rule-chapter-end = End
rule-PB-01 = Two or three players get two cards each out of nine pebbles and three walls.
rule-PB-02 = In your turn you draw a card and throw one of your cards, openly, at another player.
rule-PB-03 = A pebble that lands scores what it is worth; a wall scores nothing.
rule-PB-04 = Everybody else who might hold a wall may build it; all answers are revealed at once.
rule-PB-05 = A wall of the player who is thrown at stops the card.
rule-PB-06 = When no card is left to draw, the most points win.

## Cards

card-p1 = pebble 1
card-p2 = pebble 2
card-p3 = pebble 3
card-p4 = pebble 4
card-p5 = pebble 5
card-p6 = pebble 6
card-p7 = pebble 7
card-p8 = pebble 8
card-p9 = pebble 9
card-wall1 = wall 1
card-wall2 = wall 2
card-wall3 = wall 3

## Decisions

decision-Throw = Throw a card at another player.
decision-Hide = A card is in the air. Do you build a wall?

## Actions

action-ThrowAt =
    { $card ->
        [hidden] Throw a card at { $target }
       *[other] Throw { $card } at { $target }
    }
action-Stand = Stand where you are
action-Build =
    { $card ->
        [hidden] Build a wall
       *[other] Build { $card }
    }

## Events

event-Drew =
    { $card ->
        [hidden] { $seat } draws a card.
       *[other] { $seat } draws { $card }.
    }
event-Thrown = { $seat } throws { $card } at { $target }.
event-Walled = Walls built: { $cards }.
event-Hit = { $seat } scores { $points }.
event-Ended = Winners: { $winners }.

## Errors

error-bad-target = Choose another seat at this table.
error-not-in-hand = { $card } is not in your hand.
error-no-wall = { $card } is not a wall in your hand.
