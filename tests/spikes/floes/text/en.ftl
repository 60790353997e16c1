### Floes, English.

## Game

game-title = Floes
game-summary = Cover the open water with your pieces and find the treasures under them.

## Rules

rule-chapter-setup = Set-up
rule-chapter-pieces = Pieces
rule-chapter-map = The map
rule-chapter-end = End
rule-FL-01 = Floes is for two or three players.
rule-FL-02 = Each player gets two pieces of each of nine shapes.
rule-FL-03 = 28 strips of eight hexes lie face down in a stack; eight rows are laid at the start. The map ends at row 24.
rule-FL-04 = In your turn you lay one of your pieces, or stop for good.
rule-FL-05 = Pieces may be turned, but never flipped.
rule-FL-06 = A piece lies wholly on bare water of the rows on the table: no rocks, no other piece.
rule-FL-07 = For each chest you cover you draw a treasure, which only you see.
rule-FL-08 = As long as fewer than eight rows lie ahead of the foremost piece, another row is laid.
rule-FL-09 = Whoever uncovered a row may turn it round at once.
rule-FL-10 = When everybody has stopped, each covered hex counts one point and each treasure what it is worth.

## Cards

card-s0 = strip 1
card-s1 = strip 2
card-s2 = strip 3
card-s3 = strip 4
card-s4 = strip 5
card-s5 = strip 6
card-s6 = strip 7
card-s7 = strip 8
card-s8 = strip 9
card-s9 = strip 10
card-s10 = strip 11
card-s11 = strip 12
card-s12 = strip 13
card-s13 = strip 14
card-s14 = strip 15
card-s15 = strip 16
card-s16 = strip 17
card-s17 = strip 18
card-s18 = strip 19
card-s19 = strip 20
card-s20 = strip 21
card-s21 = strip 22
card-s22 = strip 23
card-s23 = strip 24
card-s24 = strip 25
card-s25 = strip 26
card-s26 = strip 27
card-s27 = strip 28
card-t1a = treasure worth 1, a
card-t1b = treasure worth 1, b
card-t1c = treasure worth 1, c
card-t1d = treasure worth 1, d
card-t1e = treasure worth 1, e
card-t1f = treasure worth 1, f
card-t1g = treasure worth 1, g
card-t1h = treasure worth 1, h
card-t2a = treasure worth 2, a
card-t2b = treasure worth 2, b
card-t2c = treasure worth 2, c
card-t2d = treasure worth 2, d
card-t2e = treasure worth 2, e
card-t2f = treasure worth 2, f
card-t2g = treasure worth 2, g
card-t2h = treasure worth 2, h
card-t3a = treasure worth 3, a
card-t3b = treasure worth 3, b
card-t3c = treasure worth 3, c
card-t3d = treasure worth 3, d
card-t3e = treasure worth 3, e
card-t3f = treasure worth 3, f
card-t3g = treasure worth 3, g
card-t3h = treasure worth 3, h

## Decisions

decision-LayPiece = Lay a piece, or stop for good.
decision-TurnRow = Row { $row } is new. Turn it round?

## Actions

action-Place = Lay { $piece } on { $cells }
action-Stop = Stop for good
action-Keep = Keep the row
action-Turn = Turn the row round

## Events

event-RowLaid = Row { $row } is laid: { $strip }.
event-RowTurned = Row { $row } is turned round.
event-Placed = { $seat } lays { $piece } on { $cells }.
event-TreasureFound =
    { $treasure ->
        [hidden] { $seat } finds a treasure.
       *[other] { $seat } finds { $treasure }.
    }
event-Stopped = { $seat } stops for good.
event-Ended = Points: { $points }. Winners: { $winners }.

## Errors

error-wrong-shape = These hexes do not have the shape of { $piece }.
error-used-up = You have no { $piece } left.
error-not-bare = A piece needs bare water on rows that are laid.
