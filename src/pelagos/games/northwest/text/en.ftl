### Northwest Passage Adventure, English. Ids and variables are the same in en, el and es.
### Players are named by the colours of their ships. Hexes are written row.column, such as 3.1. Numbers are passed as numbers.

## Game

game-title = Northwest Passage Adventure
game-subtitle = A race through the ice
game-summary = Be the first to find the Northwest Passage. The map unfolds row by row while you lay your route across water, land, snow and ice, raid the routes of others, ride the open sea and use what treasure you find.

## Rule chapters

rule-chapter-setup = Setting up
rule-chapter-turn = The turn
rule-chapter-movement = Moving
rule-chapter-recovery = Recovering pieces, dropping icebergs
rule-chapter-raids = Raids
rule-chapter-open-sea = Open Sea
rule-chapter-treasure = Treasure
rule-chapter-cards = Treasure cards
rule-chapter-characters = Characters
rule-chapter-end = The end
rule-chapter-variant = Sirs against Explorers

## Rules

rule-NW-01 = The game is for two to four players. Each takes the ship and the 28 progress pieces of one colour, six of them raid pieces. The rulebook does not name the colours; here they are red, yellow, green and blue.
rule-NW-02 = Each player is dealt two character cards, secretly keeps one and puts the other back. All chosen characters are revealed together. The rest stays face down. Which power has which name, and the names themselves, are our design: a small nib marks them.
rule-NW-03 = The treasure deck has 30 cards with two players, 45 with three and all 60 with four. Nobody starts with a card. The effects are those of the rulebook; the names of the cards are our design, marked with a small nib.
rule-NW-04 = The 24 strips of four hexes are shuffled into one stack. With four players the 48 tiles of two hexes form two stacks of 24, one for each side; with three players only the 24 tiles marked III are used, twelve for each side.
rule-NW-05 = Four rows are laid at the start. With four players a row is a strip with a tile of two hexes at each end, eight hexes wide. Every tile is laid one way round or the other at random. Rows lie shifted by half a hex, the even ones to the right; how the printed map lies is not known. What the tiles show is our design, marked with a small nib on each tile: no public source lists their faces.
rule-NW-06 = With two players only strips are used, so the map is four hexes wide.
rule-NW-07 = With three players the map is six hexes wide. A side tile stands across two rows and is laid only with the second of them, so an odd last row stays four wide for a while.
rule-NW-08 = All ships start in the start sea before row 1. It touches every hex of row 1, holds any number of ships, and nobody comes back to it. The rulebook is silent; this is our decision.
rule-NW-09 = Whoever has travelled most often by ship goes first. Here lots are drawn, or the table puts that player on the first seat.
rule-NW-10 = The turn goes round from seat to seat. The rulebook says counter-clockwise; on a screen that makes no difference.
rule-NW-11 = You have four action points a turn and may spend all, some or none of them, in any mix and order. What is left is lost.
rule-NW-12 = The actions are: move, recover a piece, drop an iceberg, raid, and Open Sea. Beside them you may play one treasure card.
rule-NW-13 = You may play a treasure card before, between or after your actions, but not inside one and not after you have declared Open Sea.
rule-NW-14 = Your points at the start of a turn are four, one more for Amundsen, fewer if you have scurvy, and never below zero. Later changes count at once.
rule-NW-15 = To move, lay a progress piece: its first hex touches your ship, its hexes follow each other, and your ship ends on the last one. You may rotate a piece but not turn it over.
rule-NW-16 = Entering water costs 1 point, land 2, snow 3 and an iceberg 4. You pay the whole piece at once. For James Clark Ross snow costs 2; for Davis icebergs cost 3.
rule-NW-17 = Walking along your own route costs 1 point for each hex and needs no piece. Any hexes of your route that touch each other will do, in whatever order you laid them.
rule-NW-18 = You may not enter another player's route without a raid. A piece covers only hexes that lie on no route, not even on your own.
rule-NW-19 = Small pieces are more flexible than large ones.
rule-NW-20 = Two ships are never on the same hex.
rule-NW-21 = To pass a ship, begin a piece of at least two hexes with the hex it stands on. That hex must be part of your own route or of the one you follow, and costs 1 point. Walkers do not pass ships, unless the table plays it that way.
rule-NW-22 = You may lay pieces sideways and backwards too, but only on hexes of the map that lie open.
rule-NW-23 = Whenever a ship has moved, rows are added until four lie open ahead of the foremost ship. You may use them in the same turn.
rule-NW-24 = For 4 points you take back one of your pieces, anywhere on the map, if no other piece, no ship and no iceberg is on it. Raid pieces count too.
rule-NW-25 = For 3 points (Hudson: 2) you drop an iceberg on a hex of your own route that touches your ship and lies behind or beside it. Nothing may be on your piece there. There are ten icebergs in all.
rule-NW-26 = A dropped iceberg stays part of the route, but entering it costs everybody 4 points (Davis: 3). The piece below can no longer be taken away. The rulebook does not say what it does; this is our decision.
rule-NW-27 = A single tile laid by a card is the new terrain of its hex: water or iceberg. It hides a chest. A piece laid on it makes it part of a route as usual.
rule-NW-28 = To enter an opponent's route, lay a raid piece on a hex of it that touches your ship, for 2 points including the step. It joins your own route, and you now follow that opponent. You may not raid your own route, nor a hex with a ship.
rule-NW-29 = On the route you follow every hex costs 1 point, and you lay no pieces.
rule-NW-30 = You may leave the route anywhere at no extra cost. The hex you left is remembered.
rule-NW-31 = To come back, step from your own route onto the hex where you left, for 1 point, or raid again. On one of your raid pieces you follow its victim again.
rule-NW-32 = If somebody passes your ship and so covers your hex, you do not follow that player. To enter that route you must raid its next hex.
rule-NW-33 = When a raid has been paid and made, McClintock draws a treasure for raiding, then Franklin draws one for being raided, then Bering takes 1 point from the raider. Coming back is not a raid.
rule-NW-34 = Open Sea: if you have moved and are on the route you follow, one row behind the ship of its owner, you get 2 extra points for movement. Once a turn.
rule-NW-35 = Open Sea adds to the points you have left. Afterwards you may only lay pieces, walk and leave the map; then the turn ends. A table may play that only the extra points are left.
rule-NW-36 = Parry may also declare Open Sea from exactly two rows behind, and then gets 3 points.
rule-NW-37 = Your piece takes a treasure card for each open chest it covers, in the order of travel. If the piece goes, the chest is open again. Raids and walks never take treasure.
rule-NW-38 = You may play one treasure card in your own turn, and none in the turns of others.
rule-NW-39 = At the end of your turn you discard down to three treasure cards of your choice. Between turns you may hold more. Hands are hidden.
rule-NW-40 = When the treasure deck is empty, the discards are shuffled. If there are none either, nobody draws.
rule-NW-41 = You are first or last only if nobody shares your row. The start sea is row 0.
rule-NW-42 = Spoiled Stores: an opponent's treasure card, drawn at random, is discarded. Bribed Mate: you take a random one for yourself.
rule-NW-43 = Snow Blindness: an opponent may play no card in the next turn. Two of them are no worse than one.
rule-NW-44 = Captain's Council: you may play two more cards this turn. A second one adds two more.
rule-NW-45 = Cover the Tracks: nobody may raid your route until your next turn. Who is on it already may go on and come back.
rule-NW-46 = Wrecked Marker: a piece with nothing on it, or one of any player's supply, leaves the game.
rule-NW-47 = Calving Glacier and Open Lead: put an iceberg or a water tile on a bare hex of the map. The other hexes of the map tile do not matter. There are ten of each.
rule-NW-48 = Turning Floe: turn a map tile by half. Shifting Pack: swap two map tiles of the same size and turn each as you like. All hexes of the tiles must be bare.
rule-NW-49 = Scurvy: an opponent has 1 point less in the next turn, or 2 less if that ship is alone in front when you play it.
rule-NW-50 = New Commission: put your character back, shuffle, and draw a new one. Its power works at once.
rule-NW-51 = Salvage: take back one of your own pieces with nothing on it, free of charge.
rule-NW-52 = Relief Expedition: if you are alone in last place, lay one ordinary piece worth up to 3 points for nothing. Everything else is as usual.
rule-NW-53 = Tail Wind: you get 1 point now, or 2 if you are alone in last place.
rule-NW-54 = A card without a possible target cannot be played. Played cards go face up to the discards.
rule-NW-55 = Once a turn, when your piece covers snow or ice, Rae gets 1 point; when it covers ice, McClure gets 2. Walking onto a dropped iceberg counts. The points come after everything is paid.
rule-NW-56 = Cook and Frobisher never draw for their own pieces. When an opponent draws from a chest on water, Cook draws too; from one on land or snow, Frobisher does.
rule-NW-57 = Amundsen has 1 more point every turn and may not play cards. He may hold and lose them.
rule-NW-58 = When your progress lays new rows, Sir John Ross may turn one of the new tiles by half.
rule-NW-59 = Baffin walks along his own route for nothing, except onto a dropped iceberg. A walk visits no hex twice.
rule-NW-60 = To win, leave the map from any hex of row 24 for 1 point. Reaching row 24 is not enough. The rulebook says both; this is our decision.
rule-NW-61 = Sirs against Explorers is for exactly four players: the first and third seats are the Sirs, the second and fourth the Explorers.
rule-NW-62 = Each team is dealt four characters of its camp. The first partner proposes one for each, the second confirms or swaps the two. The other two go back to the camp's stack.
rule-NW-63 = Partners may advise each other but not show their cards. For cards, raids and Open Sea a partner counts as an opponent.
rule-NW-64 = The team of the first ship to leave the map wins.
rule-NW-65 = If in a whole round nobody spends a point, or after the last round agreed on (60 as a rule), the furthest ship wins; then whoever has more ordinary pieces left; then the win is shared. The rulebook knows no such end; it is our safety net.
rule-NW-66 = Cook and Frobisher may still take a card with Bribed Mate: their limit is on drawing from the deck.

## Treasure cards

card-line = { $name }: { $text }
treasure-T01 = Spoiled Stores
    .text = One opponent discards a treasure card, drawn at random.
treasure-T02 = Snow Blindness
    .text = One opponent may play no card in the next turn.
treasure-T03 = Captain's Council
    .text = You may play two more cards this turn.
treasure-T04 = Cover the Tracks
    .text = Nobody may raid your route until your next turn.
treasure-T05 = Wrecked Marker
    .text = Remove a bare progress piece from the map, or one from any player's supply.
treasure-T06 = Calving Glacier
    .text = Put an iceberg tile on a bare hex of the map.
treasure-T07 = Scurvy
    .text = One opponent has 1 point less in the next turn, 2 less if alone in front.
treasure-T08 = Turning Floe
    .text = Turn a bare map tile by half.
treasure-T09 = Bribed Mate
    .text = Take a treasure card from an opponent, drawn at random.
treasure-T10 = New Commission
    .text = Return your character, shuffle, and draw a new one.
treasure-T11 = Salvage
    .text = Take back one of your bare progress pieces.
treasure-T12 = Relief Expedition
    .text = If you are alone in last place, lay a piece worth up to 3 points for nothing.
treasure-T13 = Shifting Pack
    .text = Swap two bare map tiles of the same size; you may turn each by half.
treasure-T14 = Open Lead
    .text = Put a water tile on a bare hex of the map.
treasure-T15 = Tail Wind
    .text = You get 1 point, 2 if you are alone in last place.

## Characters

character-C01 = John Rae
    .text = Once a turn, when your route crosses snow or ice: 1 extra point.
character-C02 = Sir James Clark Ross
    .text = Snow costs you only 2 points.
character-C03 = Henry Hudson
    .text = Dropping an iceberg costs you only 2 points.
character-C04 = Vitus Bering
    .text = Whoever raids your route loses 1 point.
character-C05 = Sir Leopold McClintock
    .text = Whenever you raid, also draw a treasure card.
character-C06 = James Cook
    .text = You draw treasure only when an opponent takes some from a water hex.
character-C07 = Roald Amundsen
    .text = You have 1 extra point every turn but may not play cards.
character-C08 = Sir Robert McClure
    .text = Once a turn, when your route crosses an iceberg: 2 extra points.
character-C09 = John Davis
    .text = Icebergs cost you only 3 points.
character-C10 = Sir John Ross
    .text = When your progress lays new map tiles, you may turn one of them by half.
character-C11 = Sir John Franklin
    .text = When an opponent raids your route, you draw a treasure card.
character-C12 = William Baffin
    .text = Moving along your own route is free.
character-C13 = Sir Martin Frobisher
    .text = You draw treasure only when an opponent takes some from a land or snow hex.
character-C14 = Sir William Edward Parry
    .text = Open Sea as usual, or from two rows behind for 3 extra points.

## Players and pieces

colour-red = Red
colour-yellow = Yellow
colour-green = Green
colour-blue = Blue
piece-I4 = straight of four
piece-L4 = L
piece-J4 = mirrored L
piece-Z4 = zigzag
piece-T3 = triangle
piece-I3 = straight of three
piece-V3 = curve
piece-I2 = straight of two
piece-M1 = single piece
piece-R1 = raid piece

## Options

option-teams = Sirs against Explorers
    .help = Two teams of two: the first and third seats against the second and fourth. Four seats only.
option-walk_past_ships = Walk past ships
    .help = Walking may run over a hex with a ship, as long as it does not end there.
option-open_sea_strict = Strict Open Sea
    .help = After Open Sea only the extra points are left; unspent ones are lost.
option-first_player = First player
    .help = Who goes first.
    .drawn = by lot
    .seat-0 = the first seat
option-rounds = Last round
    .help = After this round the furthest ship wins, 1 to 60.

## Decisions

decision-ChooseCharacter = Keep one of your two characters. All are revealed together.
decision-ProposeTeam = Propose a character for yourself and one for your partner.
decision-ConfirmTeam = Your partner has proposed characters for both of you. Take them as they are, or swap them?
decision-TakeTurn =
    { $sea ->
        [yes]
            Open Sea: you have { $points ->
                [one] 1 point
               *[other] { $points } points
            } for movement.
       *[no]
            Your turn: you have { $points ->
                [one] 1 action point
               *[other] { $points } action points
            }.
    }
decision-ChooseRobbed = { $card }: whose treasure card shall it be?
decision-ChooseSilenced = { $card }: who may play no card in the next turn?
decision-ChooseWearied = { $card }: who has fewer points in the next turn?
decision-RemovePiece = { $card }: which piece leaves the game?
decision-PutTile = { $card }: on which bare hex does the tile go?
decision-TurnTile = { $card }: which map tile do you turn?
decision-LiftTile = { $card }: which map tile do you want to swap?
decision-SwapTile = { $card }: with which tile does the one at { $lifted } change places?
decision-SalvagePiece = { $card }: which piece do you take back?
decision-PlaceRelief = { $card }: lay a piece worth up to 3 points.
decision-TurnNewTile = You may turn one of the new tiles by half. They begin at: { $tiles }.
decision-DiscardTreasure = You hold more than three treasure cards. Discard one.

## Actions

action-Keep =
    { $card ->
        [hidden] Keep a character
       *[other] Keep { $card }
    }
action-Propose =
    { $own ->
        [hidden] Propose characters
       *[other] { $own } for me, { $partner } for my partner
    }
action-Confirm =
    { $swap ->
        [hidden] Answer the proposal
        [yes] Swap the two
       *[no] Take them as proposed
    }
action-Place = Lay a piece ({ $kind }): { $cells }
action-Walk = Walk: { $path }
action-Raid = Raid { $victim } at { $cell }
action-Recover = Take back the piece at { $cell }
action-Drop = Drop an iceberg at { $cell }
action-OpenSea =
    Open Sea: { $extra ->
        [one] 1 extra point
       *[other] { $extra } extra points
    }
action-Exit = Leave the map and win
action-Play =
    { $card ->
        [hidden] Play a treasure card
       *[other] Play { $card }
    }
action-End = End the turn
action-Target = { $victim }
action-Remove = Remove the piece at { $cell }
action-Scrap = Remove a piece ({ $kind }) from the supply of { $victim }
action-Put = Put it at { $cell }
action-Turn = Turn the tile at { $cell }
action-Leave = Leave them as they are
action-Lift = Swap the tile at { $cell }
action-Swap =
    With the tile at { $cell }{ $turn_lifted ->
        [yes] , the first one turned
       *[no] {""}
    }{ $turn_other ->
        [yes] , the other one turned
       *[no] {""}
    }
action-Discard =
    { $card ->
        [hidden] Discard a card
       *[other] Discard { $card }
    }

## Events

event-FirstPlayer = { $player } goes first.
event-CharactersDealt =
    { $cards ->
        [hidden] { $seat } is dealt characters to choose from.
       *[other] { $seat } may choose from { $cards }.
    }
event-TeamProposed =
    { $own ->
        [hidden] { $seat } proposes characters to the partner.
       *[other] { $seat } proposes { $own } and, for the partner, { $partner }.
    }
event-ProposalShown =
    { $own ->
        [hidden] { $seat } sees the proposal.
       *[other] { $seat } is to have { $own }, the partner { $partner }.
    }
event-CharacterRevealed = { $player } sails with { $card }.
event-RowLaid = Row { $row } comes to light: { $face }.
event-SideLaid = A side tile is laid at { $cells }: { $face }.
event-TurnBegan =
    Round { $round }: { $player } has { $ap ->
        [one] 1 action point
       *[other] { $ap } action points
    }.
event-TurnEnded =
    { $player } ends the turn{ $unused ->
        [0] .
        [one] ; 1 point is lost.
       *[other] ; { $unused } points are lost.
    }
event-Placed =
    { $player } lays a piece ({ $kind }): { $cells }, for { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }. Left: { $left }.
event-Walked =
    { $player } walks: { $path }, for { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }. Left: { $left }.
event-Raided =
    { $player } raids the route of { $victim } at { $cell }, for { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }. Left: { $left }.
event-RouteLeft = { $player } leaves the route of { $victim } at { $cell }.
event-RouteEntered = { $player } is on the route of { $victim } again, at { $cell }.
event-PointsGained =
    { $player } gains { $points ->
        [one] 1 point
       *[other] { $points } points
    } and has { $left }.
event-PointsLost =
    { $player } loses { $points ->
        [one] 1 point
       *[other] { $points } points
    } and has { $left }.
event-Recovered = { $player } takes a piece back ({ $kind }): { $cells }.
event-IcebergDropped = { $player } drops an iceberg at { $cell }.
event-SeaDeclared =
    { $player } declares Open Sea behind { $victim }: { $extra ->
        [one] 1 extra point
       *[other] { $extra } extra points
    }, { $left } in all.
event-TreasureDrawn =
    { $card ->
        [hidden] { $seat } draws a treasure card.
       *[other] { $seat } draws { $card }.
    }
event-ChestForgone = { $player } covers the chest at { $cell } and draws nothing.
event-DeckReshuffled = The discards are shuffled into a new treasure deck.
event-DeckEmpty = There is no treasure card left for { $player }.
event-TreasurePlayed = { $player } plays { $card }.
event-TreasureDiscarded = { $player } discards { $card }.
event-TreasureTaken =
    { $card ->
        [hidden] { $seat } takes a treasure card from { $victim }.
       *[other] { $seat } takes { $card } from { $victim }.
    }
event-TreasureLost =
    { $card ->
        [hidden] { $seat } has lost a treasure card.
       *[other] { $seat } has lost { $card }.
    }
event-Silenced = { $player } may play no card in the next turn.
event-MoreCards =
    { $player } may play { $cards ->
        [one] 1 more card
       *[other] { $cards } more cards
    } this turn.
event-Sheltered = Nobody may raid the route of { $player } until that player's next turn.
event-PieceRemoved = A piece of { $player } leaves the game ({ $kind }): { $cells }.
event-PieceScrapped = { $player } loses a piece of the supply ({ $kind }).
event-TilePut =
    { $terrain ->
        [W] A water tile is put at { $cell }.
       *[I] An iceberg tile is put at { $cell }.
    }
event-Wearied =
    { $player } will have { $points ->
        [one] 1 point
       *[other] { $points } points
    } less in the next turn.
event-TileTurned = The map tile at { $cells } is turned by half.
event-TilesSwapped = The map tiles at { $first } and at { $second } change places.
event-CharacterReplaced = { $player } returns { $old } and now sails with { $new }.
event-PassageFound = { $player } leaves the last row and has found the Northwest Passage!
event-MatchWon =
    { $reason ->
        [exit]
            { $count ->
                [one] { $players } wins the race!
               *[other] Winners: { $players }. Their team was first!
            }
        [idle] Nobody moved in a whole round. Whoever is furthest decides it: { $count ->
                [one] { $players } wins.
               *[other] { $players } win.
            }
       *[rounds] The last round is over. Whoever is furthest decides it: { $count ->
                [one] { $players } wins.
               *[other] { $players } win.
            }
    }

## Errors: options

error-team-seats =
    Sirs against Explorers needs exactly four seats, and this table has { $seats ->
        [one] 1
       *[other] { $seats }
    }. Change the number of seats or turn the variant off.
error-rounds = The last round cannot be { $rounds }. Choose a number from 1 to { $most }.

## Errors: actions

error-not-offered = { $card } was not dealt to you. Choose one of the characters you were dealt.
error-same-character = { $card } cannot sail with both of you. Propose two different characters.
error-no-such-piece =
    There is no piece { $kind } left in that supply. Choose another kind.
error-wrong-shape = These hexes do not form a { $kind } ({ $cells }). Pieces may be rotated but not turned over.
error-off-the-map = { $cell } does not lie on the open map. Stay on hexes that are laid.
error-not-beside-ship = { $cell } does not touch your ship. Begin on a hex next to it.
error-too-few-points =
    That costs { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }, and you have { $points }. Choose something cheaper.
error-on-a-route = { $cell } lies on a route. Lay pieces on free hexes; to enter an opponent's route, raid it.
error-ship-in-the-way = A ship is on { $cell }. Choose a way that does not end or run there.
error-path = This is no path ({ $path }). Name neighbouring hexes of the map, each once.
error-not-adjacent = { $cell } does not touch the hex before it. Go hex by hex.
error-not-your-route = { $cell } is not on your own route, nor on the one you follow. Lay a piece or raid to get there.
error-raid-own-route = { $cell } is part of your own route. Walk there instead.
error-raid-no-route = That player's route does not pass { $cell }. Name a player whose route it is.
error-raid-sheltered = The tracks at { $cell } are covered: this route may not be raided now. Wait for its owner's next turn.
error-no-own-piece = None of your pieces lies on top at { $cell }. Choose a hex with one.
error-no-piece = No piece lies at { $cell }. Choose a hex with one.
error-piece-covered = The piece at { $cell } carries a ship, a piece or an iceberg. Choose one that carries nothing.
error-no-iceberg-left = All ten icebergs are on the map. Do something else.
error-not-behind-ship = { $cell } is not behind or beside your ship. Choose a hex that touches it.
error-hex-covered = Something lies on your piece at { $cell }. Choose a hex that carries nothing.
error-at-sea = You have declared Open Sea: now you may only move or end the turn.
error-sea-before-moving = Open Sea comes at the end of a movement. Move first.
error-sea-not-behind = For Open Sea you must follow a route just behind its owner's ship, and only once a turn.
error-not-last-row = You can leave the map only from row 24.
error-not-in-hand = { $card } is not in your hand. Choose one of your own cards.
error-plays-no-cards = Roald Amundsen may not play cards. Use your points instead.
error-no-card-left = You may not play another treasure card this turn.
error-no-target = { $card } has no possible target now. Keep it for later.
error-no-opponent = That is not an opponent at this table. Name another player.
error-no-cards-there = That player has no treasure cards. Name somebody who has.
error-hex-not-bare = { $cell } is not a bare hex of the open map. Choose one without pieces and single tiles.
error-tile-not-bare = There is no bare map tile at { $cell }. Choose one with no piece or single tile on any of its hexes.
error-tile-not-new = The tile at { $cell } was not just laid. Choose one of the new ones, or leave them.
error-no-tile-of-that-size = The tile at { $cell } cannot be swapped here. Two different bare tiles of the same size are needed.

## Errors: written positions

error-position-line = “{ $text }” has no key. Write lines such as “r1: W L S I” or “red: ship 1.0”.
error-position-key = “{ $text }” is not a key of a position. Use r1 to r24, a colour, pieces, icebergs, singles, turn, round, discards, options or seats.
error-position-twice = “{ $text }” stands twice. Write each line once.
error-position-seats = “{ $text }” is not a number of seats. Use 2, 3 or 4.
error-position-row-missing = Row { $row } of the map is missing. Write all rows from r1 on.
error-position-width = A row of { $width } hexes does not fit here. Rows are 4 wide with two players, 6 with three and 8 with four.
error-position-terrain = “{ $text }” is not terrain. Use W, L, S or I, with * for a chest on the first three.
error-position-hex = “{ $text }” is not a hex of the open map. Write row.column, such as 3.1.
error-position-seat = “{ $text }” is not a player here. Use the first { $seats } of red, yellow, green, blue.
error-position-kind = “{ $text }” is not a kind of piece. Use I4, L4, J4, Z4, T3, I3, V3, I2, M1 or R1.
error-position-piece = “{ $text }” is not a piece. Write owner, kind and hexes, such as “red I2 1.0,2.0”.
error-position-supply = There are only { $most } pieces of this kind in a colour (“{ $text }”). Take one away.
error-position-victim = The raid piece “{ $text }” names no victim. Write it as 2.0>red.
error-position-raid = The raid piece “{ $text }” does not lie on the route of its victim. Write the victim's piece first.
error-position-shape = “{ $text }” does not have the shape { $kind }. Pieces may be rotated but not turned over.
error-position-iceberg = No iceberg can be dropped at “{ $text }”. Name a hex of a route, once.
error-position-single = “{ $text }” cannot lie under a single tile. Name a hex that shows W or I, once.
error-position-single-count = There are only { $most } tiles of each kind (“{ $text }”). Take some away.
error-position-card = “{ $text }” is not a card that can be here.
error-position-card-twice = “{ $text }” is already somewhere else. Each card exists once.
error-position-number = “{ $text }” should be a whole number from { $least }.
error-position-word = “{ $text }” is not understood here. Known words: { $known }.
error-position-ship-route = The ship of “{ $text }” is not on the route it should be on. Put it on its own or the followed route.
error-position-ship-twice = The ship of “{ $text }” shares its hex with another ship. Move one of them.
error-position-round = “{ $text }” is beyond the last round, { $most }.
error-resolve-over = The match is over before action { $number } (“{ $text }”). Leave it out.
error-resolve-action = Action { $number } (“{ $text }”) is refused: { $reason }
error-resolve-outcome = “{ $text }” is not an outcome of chance. Write “draw S05” or “roll 1”.
error-resolve-chance = The outcomes of chance do not fit: { $reason }.

## Errors: our fault

error-no-single-piece = The table of pieces is damaged. This is our fault, not yours: please report it.
error-no-such-shape = A piece without a shape was laid ({ $cells }). This is our fault, not yours: please report it.
error-no-tile = There is no map tile at { $cell } where the rules expect one. This is our fault, not yours: please report it.
error-no-character = Seat { $seat } has no character to return. This is our fault, not yours: please report it.

## Board in plain text

board-round =
    Round { $round } of { $of } · { $player } to move, { $ap ->
        [one] 1 point
       *[other] { $ap } points
    }
board-choosing = Choosing characters
board-over = The race is over. Winners: { $players }.
board-legend = W water · L land · S snow · I iceberg · * chest
board-marks = Routes: r red, y yellow, g green, b blue · capital letter: ship · ^ dropped iceberg
board-start = Start sea
board-unseen =
    { $count ->
        [one] 1 row is still unseen
       *[other] { $count } rows are still unseen
    }
board-player = { $player }: { $character }, row { $row }
board-nobody = no character yet
board-supply = Pieces: { $pieces }
board-cards =
    { $count ->
        [0] no treasure cards
        [one] 1 treasure card
       *[other] { $count } treasure cards
    }
board-follows = follows { $player }
board-silenced = may play no card next
board-sheltered = route covered
board-weary =
    { $points ->
        [one] 1 point less next turn
       *[other] { $points } points less next turn
    }
board-hand = Your treasure: { $cards }
board-offer = Your characters: { $cards }
board-stock = Strips: { $strips } · side tiles: { $sides } · treasure: { $treasure } · icebergs: { $ice } · water tiles: { $water }

# Pointing at the map in the terminal
point-way = Way { $number } of { $of }
point-nothing = Nothing can be done at { $cell }.

## The drawn board

chart-title = Sea chart of the passage, from the start sea to row 24
chart-keys = Arrow keys go from hex to hex, R turns through the ways there, Enter chooses and then confirms, Q and E change the piece, Escape lets go, plus and minus change the size, Home shows your ship.
chart-hex =
    { $cell }, row { $row }: { $terrain ->
        [W] water
        [L] land
        [S] snow
       *[I] iceberg
    }{ $chest ->
        [yes] , with a chest
       *[no] {""}
    }
chart-ship =
    { $player } { $row ->
        [0] in the start sea
       *[other] in row { $row }
    }
chart-iceberg = Dropped iceberg at { $cell }
chart-nearer = Larger
chart-further = Smaller
chart-to-ship = Show my ship
chart-hint = Point at a hex to see how to get there and what it costs.
chart-cost =
    { $points ->
        [0] free
        [one] 1 point
       *[other] { $points } points
    }
chart-chests =
    { $count ->
        [one] 1 treasure card
       *[other] { $count } treasure cards
    }
chart-unveils = brings something new to light, so it is final
chart-turn = Next way
chart-turn-back = Previous way
chart-unchoose = Choose something else
chart-do =
    { $deed ->
        [Place] Lay it
        [Walk] Walk
        [Raid] Raid
        [Drop] Drop it
        [Recover] Take it back
        [Remove] Remove it
        [Put] Put it here
        [Turn] Turn it
        [Lift] This one
       *[Swap] Swap
    }
chart-turn-of = The turn of { $player }
chart-round = Round { $round }
chart-points =
    { $sea ->
        [yes] { $player }: Open Sea, { $points ->
            [one] 1 point
           *[other] { $points } points
        }
       *[no] { $player }: { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }
chart-pieces = Your pieces
chart-drop = Iceberg
chart-recover = Recover
chart-treasure = Your treasure
chart-no-treasure = None yet. Be the first to pass a chest.
chart-play = Play
chart-play-sure = Play it now
chart-discard = Discard
chart-discard-sure = Discard it now
chart-crews = Explorers
chart-you = (you)
chart-row =
    { $row ->
        [0] start
       *[other] row { $row }
    }
chart-camp-sir = Sir
chart-camp-explorer = Explorer
chart-stock =
    In supply: { $pieces ->
        [one] 1 piece
       *[other] { $pieces } pieces
    } and { $raids ->
        [one] 1 raid piece
       *[other] { $raids } raid pieces
    }
chart-cast = Choose a character
chart-pick-one = Choose whom you sail with.
chart-pick-two = Choose one for yourself, then one for your partner.
chart-chosen = chosen
chart-for-me = for me
chart-for-partner = for my partner
chart-aims = Against whom
chart-ladder = The race
chart-legend = Signs on the chart
chart-terrain-W = water
chart-terrain-L = land
chart-terrain-S = snow
chart-terrain-I = iceberg
chart-chest = chest
chart-dropped = dropped iceberg
chart-designed = Designed by us: no public source lists it
chart-designed-short = designed by us
chart-left =
    Still to come: { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }, { $treasure ->
        [one] 1 treasure card
       *[other] { $treasure } treasure cards
    }. Icebergs left: { $ice }, water tiles: { $water }.
chart-points-left =
    { $points ->
        [one] 1 point left
       *[other] { $points } points left
    }
chart-show = Show it
chart-again = Again

## The guided first game

# Each step, and what each answer led to
lesson-aim = You sail Red. You want to be the first to cross the ice and leave the map beyond row 24. Four rows always lie open ahead of the foremost ship; the rest is blank paper. Every hex shows its terrain by a picture and a letter: water, land, snow, iceberg.
lesson-lay = You have 4 points a turn. A piece moves your ship over its hexes: water costs 1, land 2, snow 3, ice 4. A red seal is a chest, and covering it brings a treasure card. Point at 2.0, the hex with the seal, and lay the piece of two. The first press chooses, the second confirms.
    .chest = Two hexes of water for 2 points, a treasure card, and your ship is in row 2. You keep 2 points for more.
    .land = Land cost 2 points for a single row, and there was no chest. Try the way over water.
    .snow = Snow took 3 of your 4 points for a single row. Try the way over water.
lesson-turn = Now the curve of three. Point at 4.0 and press R, turn the wheel or two fingers to see every way it fits. Pieces may be rotated but not turned over. Find the way that reaches row 5 for 3 points.
    .water = All three hexes are water: 3 points for three rows.
    .land = That way crossed land and took all 4 points. Turn the piece until it costs 3.
    .short = That way costs 4 points and gains only one row. Turn the piece until it costs 3.
lesson-walk = On your own route you may walk, 1 point for each hex and without a piece, even backwards. No piece may lie on a route, not even on yours. Forward needs a piece: lay a single one on 4.0.
    .back = Walking back cost 1 point. That helps when another way turns out to be better, but here you want to go on.
    .on = One hex of water, one point, and one row ahead of Yellow.
lesson-raid = Yellow is ahead, and your own way on is land. You may not lay a piece on Yellow's route, but you may raid it: a raid piece on a neighbouring hex costs 2 points. Raid 2.1.
    .raid = The raid piece joins your route and you now follow Yellow. As long as you do, Yellow's hexes cost you 1 point each, whatever lies below.
    .around = Land cost you 2 points and you are alone with what comes next. Try the raid.
lesson-follow = You follow Yellow and need no pieces. Walk to 3.2, right behind Yellow's ship.
    .behind = One point, and you are exactly one row behind Yellow. That is where Open Sea begins.
    .leave = You may leave a route anywhere, but this time it pays to stay on it. Try again.
lesson-sea = You have moved, you follow Yellow, and you are one row behind. So you may declare Open Sea: 2 extra points, but for movement only, and then your turn ends.
    .sea = One point and two more make 3. Use them to overtake.
    .end = Your last point is lost, and Yellow sails on. Try Open Sea.
lesson-pass = Yellow's ship is in your way. A piece of two or more may begin on a hex with a ship, if you follow that route. Lay the piece of two over 4.2 to 5.3.
    .pass = You ran past Yellow into row 5. Yellow does not follow you by that: to enter your route, Yellow would have to raid it.
    .beside = You took the hex beside Yellow and are still not ahead. Try to pass.
lesson-card = You may play one treasure card in your turn. Tail Wind gives 1 point, and 2 if you are alone in last place, as you are now. Play it.
    .wind = Two points more. Played cards go to the discards; at the end of a turn you may keep three.
    .ice = Calving Glacier puts an iceberg on a bare hex. That is good, too, but now the points are worth more. Try Tail Wind.
    .end = That would be a pity: four points lost. Play Tail Wind first.
lesson-iceberg = You lead, and Yellow is about to raid the hexes behind you. For 3 points you may drop an iceberg on your own route right behind your ship. Choose the iceberg below the chart, then 3.1.
    .drop = Whoever enters 3.1 now pays 4 points, you as well, and it stays there to the end.
    .end = Yellow raids 3.1, walks up behind you, and has Open Sea. Try the iceberg.
lesson-exit = Row 24! But reaching it does not win yet: you must leave the map, for 1 point. You have kept one.
    .exit = You have found the Northwest Passage, and the race is over. You have won!
    .end = So close, and Yellow needs only one turn. Leave the map!
lesson-done = That is all you need. At the start of a match you choose an explorer with a power of his own. Small pieces are precious, raids and Open Sea keep you close, and your last point opens the passage. Every line of the log shows its rule, so simply play.
