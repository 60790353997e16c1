### Gravwell, English. Every text is in our own words; message ids and variables are the same in en, el and es.
### Ship names are used without an article: "{ $ship } moves ...".
### Numbers ($round, $phase, $pile, $gap, $steps, $origin, $target, $value, $count, $ahead, $behind, $seats, $space, $of)
### must be passed as numbers, everything else as strings. 0 is the Singularity, 54 the Warp Gate.

## Game

game-title = Gravwell
game-subtitle = Escape from the 9th Dimension
game-summary = Escape through the Warp Gate before your rivals do. Every fuel card pulls your ship towards the nearest ship, and that may be ahead of you or behind. Everybody plays at once, so guess right who moves before you!

## Rule chapters

rule-chapter-components = Components and aim
rule-chapter-track = The track
rule-chapter-setup = Set-up
rule-chapter-cards = Fuel cards
rule-chapter-draft = The draft
rule-chapter-phases = Phases and resolution
rule-chapter-movement = Normal movement
rule-chapter-ties = Equal distances
rule-chapter-repulsors = Repulsors
rule-chapter-tractors = Tractor beams
rule-chapter-derelicts = Derelicts
rule-chapter-singularity = The Singularity
rule-chapter-emergency-stop = Emergency Stop
rule-chapter-round-end = End of a round and of the game
rule-chapter-variants = Variants

## Rules

rule-GR-01 = The box holds a board, four Emergency Stop cards, a round pawn, 26 fuel cards and six ships: one in each of the four player colours and two derelicts. The rulebook is in there too.
rule-GR-02 = Gravwell is a race for two to four rivals. A solo variant lets one player fly alone.
rule-GR-03 = You win if your ship is the first to enter the Warp Gate on space 54. Landing on it and running past it both count; you need no exact number. One summary page prints 56, but the rules themselves say 54, and that is what we play.
rule-GR-04 = If no player has entered the Warp Gate after six rounds, the player nearest the Gate wins. That is the one furthest from the Singularity.
rule-GR-05 = The base game never has more than one winner.
rule-GR-06 = The game ends the moment a player's ship enters the Warp Gate. Cards still waiting in that phase are not resolved.
rule-GR-07 = If every player is in the Singularity after six rounds, nobody has escaped and the game is a draw. The rulebook is silent; this is our decision. Age does not break this tie.
rule-GR-08 = The track runs from the Singularity (0) over spaces 1 to 53 to the Warp Gate (54). No space has a special effect; 26 and 36 are only coloured.
rule-GR-09 = A space holds one ship at most. A derelict counts as a ship here.
rule-GR-10 = The Singularity holds any number of ships. All players start there.
rule-GR-11 = With three or four players, the two derelicts start on the yellow spaces 26 and 36.
rule-GR-12 = With two players there is only one derelict. It starts on space 36.
rule-GR-13 = The round pawn starts on the “Start” mark of the round track.
rule-GR-14 = Each player picks a colour and starts with that ship in the Singularity.
rule-GR-15 = Each player has the Emergency Stop card of their own colour, text side up. It also shows everybody who flies which ship.
rule-GR-16 = Shuffle all 26 fuel cards and lay out three piles per player. Each pile has a hidden card below and an open card on top.
rule-GR-17 = The cards left over stay face down, and nobody may look at them this round. There are 14 of them with two players, 8 with three and 2 with four.
rule-GR-18 = There are 26 fuel cards, one for each letter from A to Z. Each one is a different element.
rule-GR-19 = A card's letter is its initiative: the closer to A, the earlier it resolves. The letter is the initial of the element's name.
rule-GR-20 = The number on a fuel card is a distance in spaces. The numbers in this deck run from 1 to 10.
rule-GR-21 = A fuel card without a special mark is a normal move. The deck has 20 of them.
rule-GR-22 = A repulsor card is purple, with three lines beside its number. The deck has four: K, N, U and X.
rule-GR-23 = A tractor beam card is teal, with lines pointing inwards on both sides of its number. The deck has two: J and Q.
rule-GR-24 = The values of the whole deck are public: the board has a chart of them from A to Z. You may look at it at any time.
rule-GR-25 = In round 1 the youngest player drafts first. The others follow by age, and the oldest drafts last.
rule-GR-26 = When it is your turn to draft, you take exactly one pile, both cards together.
rule-GR-27 = When you take a pile, you may look at its hidden card. The others know only the open one.
rule-GR-28 = Once you have looked, both cards lie face down in front of you. The rulebook does not say whether you may look again; we allow it.
rule-GR-29 = The draft repeats in the same order until every pile is gone and everybody has six cards. With three players, whoever drafts first makes picks 1, 4 and 7.
rule-GR-30 = Only when the last pile is gone do your six cards become your hand.
rule-GR-31 = In rounds 2 to 6 the player furthest from the Warp Gate drafts first, and the nearest drafts last.
rule-GR-32 = In rounds 2 to 6 only the places on the track decide the draft order. Who sits next to whom does not matter.
rule-GR-33 = If several players are in the Singularity when a round begins, they draft among themselves by age, youngest first.
rule-GR-34 = For every round all 26 cards are shuffled again, and the same number of piles is laid out.
rule-GR-35 = A program cannot see who is youngest, so every seat gets a fixed age rank when the game is created. The rulebook does not cover this; it is our decision. The same rank settles every question of age.
rule-GR-36 = A round has six movement phases, one for each card in your hand.
rule-GR-37 = At the start of a movement phase everybody chooses one card from hand and lays it face down.
rule-GR-38 = Once every card is down, all are turned face up at the same time.
rule-GR-39 = You play exactly one card per movement phase. The rest of your hand stays hidden.
rule-GR-40 = You may play your cards in any order, but you must play one in every movement phase. In phase 6 you have to play your last one.
rule-GR-41 = Revealed cards resolve one by one in letter order, from A to Z.
rule-GR-42 = Your direction is worked out only when your own card resolves, from where the ships stand at that moment. Cards that resolve before yours can change it.
rule-GR-43 = A resolved card goes to a common discard pile. Everybody has seen it, so the discards are public.
rule-GR-44 = A normal card moves your ship its full number towards the nearest ship. If the number is larger than the gap, you run past that ship.
rule-GR-45 = The nearest ship is the one fewest spaces away, ahead or behind. Derelicts count; your own ship and ships in the Singularity do not.
rule-GR-46 = Occupied spaces that you pass count as ordinary steps.
rule-GR-47 = If your move ends on an occupied space, you slide on in the same direction to the first empty space. The rulebooks word this in different ways; we go on until a space is free.
rule-GR-48 = Sliding works forwards and backwards alike. A derelict makes you slide just as any other ship does.
rule-GR-49 = Meeting a ship in the middle of a move gives no extra step. Only the space where the move ends matters.
rule-GR-50 = A backward move stops in the Singularity. Any steps left over are lost.
rule-GR-51 = If a backward slide finds no empty space, the ship ends in the Singularity, even if other ships are there.
rule-GR-52 = If a forward slide reaches space 54, the ship enters the Warp Gate.
rule-GR-53 = If the nearest ship ahead and the nearest ship behind are equally far, count all ships on each side, derelicts included. The side with more ships attracts you.
rule-GR-54 = If the nearest ships are equally far and both sides have the same number of ships, you are stuck and do not move.
rule-GR-55 = You can be surrounded from a distance. One ship 5 spaces ahead and one 5 spaces behind are as much a tie as two direct neighbours.
rule-GR-56 = In a tie count every ship weighs the same, near or far. An extra ship 4 behind and an extra ship 11 ahead cancel out.
rule-GR-57 = Ships in the Singularity are ignored: they can neither cause a tie nor count in one.
rule-GR-58 = Ties work the same way for a repulsor: it pushes you away from the side with more ships. If both sides are equal, you are stuck.
rule-GR-59 = If there is no other ship outside the Singularity, nothing attracts you and your card does not move you. The rulebook is silent; this is our decision.
rule-GR-60 = A repulsor moves your ship its number away from the nearest ship. Passing, sliding and stopping work as in a normal move.
rule-GR-61 = If the nearest ship is ahead of you, a repulsor sends you backwards.
rule-GR-62 = A repulsor played in the Singularity does nothing.
rule-GR-63 = A tractor beam leaves your own ship where it is. Every other ship, derelicts included, moves the card's number towards you.
rule-GR-64 = A tractor beam moves the ships one after the other, from the nearest to the furthest.
rule-GR-65 = If two ships are equally far from the owner of the beam, the one nearer the Singularity moves first.
rule-GR-66 = A tractor beam moves each ship only once.
rule-GR-67 = A pulled ship that would end on an occupied space slides on in its direction of travel. The space of the beam's owner counts as occupied too.
rule-GR-68 = A ship closer than the number of the tractor beam runs past the owner. The rulebook does not say so for beams; it follows from normal movement.
rule-GR-69 = You cannot use your Emergency Stop against another player's tractor beam.
rule-GR-70 = A tractor beam fired from the Singularity pulls every ship outside back towards it, derelicts too. Ships that share the Singularity do not move.
rule-GR-71 = A tractor beam fired from outside the Singularity also pulls ships out of it. The rulebook neither says so nor names an exception; this is our decision, and an option turns it off.
rule-GR-72 = If a tractor beam pulls several ships out of the Singularity, they move by age, youngest first. The rulebook is silent; this is our decision.
rule-GR-73 = A player's ship that is pulled onto or past space 54 has entered the Warp Gate and wins at once, whoever played the card. If a beam could bring in several ships, the first to arrive wins.
rule-GR-74 = A derelict that is pulled onto or past space 54 is removed from the board. Nobody wins, and play goes on. The rulebook is silent; this is our decision.
rule-GR-75 = A ship or derelict that is pulled back into the Singularity stays there and has no gravity. A later tractor beam can pull it out again.
rule-GR-76 = After a tractor beam the movement phase goes on. Later cards use the new positions.
rule-GR-77 = Derelicts count as ships in every way: as the nearest ship, in a tie count and as an obstacle.
rule-GR-78 = Derelicts never move by themselves; only tractor beams move them. They keep their places from round to round.
rule-GR-79 = No ship may share a space with a derelict. If your move would end on one, you slide on in your direction of travel, forwards or backwards.
rule-GR-80 = Ships in the Singularity have no gravity. They attract nobody.
rule-GR-81 = A normal card played in the Singularity takes you out of it, forwards. Every ship that attracts you is ahead.
rule-GR-82 = When the game starts, the nearest derelict attracts the first ship to leave the Singularity: the one on 26, or the one on 36 in a game for two or solo.
rule-GR-83 = You may use your Emergency Stop once per round. The card starts every round face up.
rule-GR-84 = You decide on the Emergency Stop when the turn of your own card comes, before it takes effect. By then you see all revealed cards and the current positions.
rule-GR-85 = The Emergency Stop cancels your fuel card: the card is discarded as usual and you stay where you are. The other cards resolve normally.
rule-GR-86 = At the end of the round your Emergency Stop is turned face up again. Not using it earns you nothing, and you cannot save it up.
rule-GR-87 = The Emergency Stop can cancel any card of your own, even a repulsor or your own tractor beam.
rule-GR-88 = You may use the Emergency Stop even when your card would not move you, but it is pointless. The rulebook is silent; this is our decision. The game may skip the question in that case.
rule-GR-89 = A round ends when everybody has played all six cards.
rule-GR-90 = At the end of a round the Emergency Stop cards are turned face up, all 26 fuel cards are shuffled together and the round pawn moves on one step. Ships and derelicts stay where they are.
rule-GR-91 = The “Start” mark is round 1, and a game has exactly six rounds. The rulebook can be read as seven; six is our decision.
rule-GR-92 = This is a tip, not a rule. If you are last, at least you draft first; early letters are easy to predict, late letters move after the others, and derelicts are the easiest ships to predict.
rule-GR-93 = Solo: your ship and a Ghost Ship start in the Singularity. One derelict stands on space 36.
rule-GR-94 = Solo: each round has two stacks of six cards, five hidden cards with one open card on top. The other 14 cards are not used in this round.
rule-GR-95 = Solo: you take one stack, and the Ghost Ship gets the other. When you choose, you see only the two open cards.
rule-GR-96 = Solo: the six cards of the Ghost Ship are shuffled face down. In each movement phase you lay your card face up first, then its top card is revealed. Both resolve in letter order and are discarded.
rule-GR-97 = Solo: you must enter the Warp Gate within four rounds. You lose if you do not make it, or if the Ghost Ship enters first.
rule-GR-98 = Solo: you have no Emergency Stop. The card only shows your colour.
rule-GR-99 = No Secrets: both cards of every pile are open, and drafted cards stay open until the draft is over. After that, hands are hidden as usual.
rule-GR-100 = Hardcore: each player has a single Emergency Stop for the whole game. Once used, the card stays face down. You may combine this with other variants.
rule-GR-101 = Warp Gate Activated: a ship that enters the Warp Gate leaves the board at once, but the game does not stop. The current round is played to its end.
rule-GR-102 = Warp Gate Activated: the game ends after movement phase 6 of the round in which the first player entered. Everybody who entered in that round wins.
rule-GR-103 = Chaos Theory: in phase 1 of every round your card is drawn at random from your six, unseen. At a table your neighbour on the left draws it; here the program does. It then resolves as usual, you may use the Emergency Stop, and phases 2 to 6 are normal.
rule-GR-104 = No Secrets, Hardcore, Warp Gate Activated and Chaos Theory may be combined in any way. The rulebook does not name every combination; this is our decision.
rule-GR-105 = Warp Gate Activated: a player who has left plays no more cards. A revealed card that has not resolved is discarded without effect, the rest of the hand is set aside unseen, and the ship neither attracts nor can be pulled. The rulebook is silent; this is our decision.
rule-GR-106 = Warp Gate Activated: if nobody enters in six rounds, the player nearest the Gate wins. A derelict does not activate the Gate. If all players have entered, the game ends at once and all of them win. The rulebook is silent; this is our decision.
rule-GR-107 = Solo: a tractor beam may pull either ship into the Warp Gate, and the first to arrive decides: you win or you lose. If nobody is through after round 4, you lose, wherever you stand. The rulebook is silent; this is our decision.
rule-GR-108 = Solo combines with Chaos Theory only; then a random card from your hand is played in phase 1. Other variants are refused. The rulebook is silent; this is our decision.

## Cards

card-A = Argon
card-B = Boron
card-C = Carbon
card-D = Dysprosium
card-E = Einsteinium
card-F = Fluorine
card-G = Gallium
card-H = Hydrogen
card-I = Iridium
card-J = Jakarium
card-K = Krypton
card-L = Lithium
card-M = Magnesium
card-N = Neon
card-O = Oxygen
card-P = Plutonium
card-Q = Q-element (Qt)
card-R = Radium
card-S = Silicon
card-T = Thorium
card-U = Uranium
card-V = Vanadium
card-W = Wolfram
card-X = Xenon
card-Y = Yttrium
card-Z = Zirconium
card-kind-normal = normal move
card-kind-repulsor = repulsor
card-kind-tractor = tractor beam
# $kind is the text of card-kind-…
card-line =
    { $letter } · { $element } · { $kind }, { $value ->
        [one] 1 space
       *[other] { $value } spaces
    }
# A card within a sentence. $sort: normal, repulsor or tractor
card-short =
    { $letter } ({ $sort ->
        [repulsor] repulsor { $value }
        [tractor] tractor beam { $value }
       *[normal] { $value }
    })
card-of-ship = { $ship } { $card }

## Ships

ship-B = Blue
ship-Y = Yellow
ship-R = Red
ship-G = Green
ship-d26 = Derelict 26
ship-d36 = Derelict 36
ship-ghost = Ghost Ship

## Options

option-no_secrets = No Secrets
    .help = All cards are open during the draft; after it, hands are hidden as usual.
option-hardcore = Hardcore
    .help = Each player has a single Emergency Stop for the whole game.
option-gate_activated = Warp Gate Activated
    .help = When the first ship enters, the round is played to its end; everybody who enters in it wins.
option-chaos = Chaos Theory
    .help = In phase 1 of every round you play a random card from your hand.
option-pull_from_singularity = Beams reach the Singularity
    .help = A tractor beam fired from outside also pulls ships out of the Singularity.
option-age = Age
    .help = Who is youngest and drafts first: by the order of the seats, or drawn by lot.
    .seats = by seats
    .drawn = by lot

## Decisions

decision-PickPile = Choose a pile of two cards.
decision-PickStack = Choose your stack of six cards. The Ghost Ship gets the other one.
decision-PlayCard = Choose a card from your hand and lay it face down.
decision-LayCard = Choose a card from your hand and lay it face up. The Ghost Ship reveals its card after you.
decision-UseStop =
    { $effect ->
        [moves-ahead]
            { $card } would move you forward, from { $origin ->
                [0] the Singularity
               *[other] space { $origin }
            } to space { $target }.
        [moves-back]
            { $card } would move you back, from space { $origin } to { $target ->
                [0] the Singularity
               *[other] space { $target }
            }.
        [beam] { $card } would pull the other ships towards you.
        [enters] { $card } would take you into the Warp Gate.
       *[none] { $card } would not move you.
    } Use your Emergency Stop?

## Actions

action-Pick = Take pile { $card }
action-Play =
    { $card ->
        [hidden] Play a card
       *[other] Play { $card }
    }
action-Stop =
    { $use ->
        [yes] Use the Emergency Stop
       *[no] Let the card resolve
    }

## Events

event-RoundBegan = Round { $round } begins.
event-PilesLaid = The piles are laid out. Open cards: { $cards }.
event-PilesLaidOpen = The piles are laid out, all cards open. Top cards: { $cards }. Cards below: { $lower }.
event-StacksLaid = Two stacks of six cards are laid out. Open cards: { $cards }.
event-DraftOrder = Draft order: { $ships }.
event-Drafted =
    { $lower ->
        [hidden] { $ship } takes the pile with { $open } and a hidden card.
       *[other] { $ship } takes the pile with { $open } and { $lower }.
    }
event-DraftedOpen = { $ship } takes the pile with { $open } and { $lower }.
event-StackTaken =
    { $cards ->
        [hidden] { $ship } takes the stack with { $open } on top.
       *[other] { $ship } takes the stack with { $open } on top: { $cards }.
    }
event-DraftEnded = The draft is over. All cards go to the hands.
event-PhaseBegan = Round { $round }, movement phase { $phase }.
event-CardsRevealed = Cards revealed: { $plays }.
event-RandomCard =
    { $card ->
        [hidden] Chaos Theory: { $ship } plays a random card.
       *[other] Chaos Theory: { $ship } plays a random card, { $card }.
    }
event-StopUsed = { $ship } uses the Emergency Stop: { $card } has no effect.
event-Attracted =
    Nearest to { $ship }: { $nearest }, { $gap ->
        [one] 1 space
       *[other] { $gap } spaces
    } { $side ->
        [ahead] ahead
       *[behind] behind
    }.
event-TieCounted =
    { $ship } is surrounded: the nearest ships are { $gap ->
        [one] 1 space
       *[other] { $gap } spaces
    } away on both sides. Ships ahead: { $ahead }, behind: { $behind }. { $side ->
        [ahead] The pull comes from ahead.
       *[behind] The pull comes from behind.
    }
event-Stuck =
    { $ship } is stuck: surrounded, with { $ahead ->
        [one] 1 ship
       *[other] { $ahead } ships
    } on each side.
event-NoGravity = No ship attracts { $ship }, so it does not move.
event-RepulsorIdle = { $ship } is in the Singularity, so the repulsor does nothing.
event-Moved =
    { $direction ->
        [ahead]
            { $ship } moves { $steps ->
                [one] 1 space
               *[other] { $steps } spaces
            } forward, from { $origin ->
                [0] the Singularity
               *[other] space { $origin }
            } to { $target ->
                [54] the Warp Gate
               *[other] space { $target }
            }.
       *[behind]
            { $ship } moves { $steps ->
                [one] 1 space
               *[other] { $steps } spaces
            } back, from space { $origin } to { $target ->
                [0] the Singularity
               *[other] space { $target }
            }.
    }
event-Slid =
    Space { $origin } is taken: { $ship } slides on to { $target ->
        [0] the Singularity
        [54] the Warp Gate
       *[other] space { $target }
    }.
event-StoppedAtSingularity = { $ship } stops in the Singularity. The remaining steps are lost.
event-BeamFired =
    { $ship } fires the tractor beam { $card }: the other ships are pulled { $value ->
        [one] 1 space
       *[other] { $value } spaces
    } closer.
event-BeamIgnored = { $ship } stays in the Singularity and is not pulled.
event-EnteredGate = { $ship } enters the Warp Gate!
event-GateActivated = { $ship } has activated the Warp Gate. The game ends after phase 6 of this round.
event-DerelictLost = { $ship } is pulled into the Warp Gate and leaves the board. Play goes on.
event-Discarded = { $ship } discards { $card }.
event-Dropped = { $ship } played { $card }, but it is not resolved.
event-RoundEnded = Round { $round } is over.
event-StopsRestored = The Emergency Stop cards are face up again.
event-MatchWon =
    { $reason ->
        [nearest]
            { $count ->
                [one] { $ships } wins: nearest to the Warp Gate at the end.
               *[other] Winners: { $ships }. They are nearest to the Warp Gate at the end.
            }
        [all] Everybody has escaped! Winners: { $ships }.
       *[gate]
            { $count ->
                [one] { $ships } wins and escapes through the Warp Gate!
               *[other] Winners: { $ships }. They escaped through the Warp Gate!
            }
    }
event-MatchDrawn = Everybody is still in the Singularity. The game is a draw.
event-SoloLost =
    { $reason ->
        [ghost] The Ghost Ship has entered the Warp Gate first. You lose.
       *[time] Four rounds are over and you have not reached the Warp Gate. You lose.
    }

## Errors

error-not-in-hand = { $card } is not in your hand. Choose one of your own cards.
error-no-such-pile = There is no pile { $card } on the table. Choose one that is still there.
error-solo-combination = Solo combines with Chaos Theory only. Turn off “{ $option }”.
error-stop-used = { $ship } has already used its Emergency Stop. Remove the stop, or let the card resolve.
error-position-ship = “{ $text }” is not a ship. Use one of the letters B, Y, R and G.
error-position-space = “{ $text }” is not a space for { $ship }. Use a number from 0 (Singularity) to 54 (Warp Gate).
error-position-duplicate = { $first } and { $second } are both on space { $space }. Move one of them; only the Singularity holds several ships.
error-position-card = “{ $text }” is not a fuel card. Use a letter from A to Z.
error-position-card-twice = { $card } appears twice. The deck has only one card of each letter.
error-position-mover = “{ $text }” cannot be the ship that moves. Name a player's ship that is in the position.
error-position-field = “{ $text }” is not a known field. Remove it or check the spelling.
error-position-derelict = “{ $text }” is not a derelict. Use d26 or d36.
error-position-empty = The position is empty. Place at least one ship.
error-position-round = “{ $text }” is not a round. Use a number from 1 to 6.
error-position-phase = “{ $text }” is not a movement phase. Use a number from 1 to 6.
error-position-stop-unplayed = { $ship } uses the Emergency Stop but has not played a card. Add a card or remove the stop.
error-position-age = “{ $text }” is not an age order. Name every player's ship once, youngest first.

## Board in plain text

board-round = Round { $round } of { $of }
board-phase =
    { $phase ->
        [0] draft
       *[other] movement phase { $phase }
    }
board-over = the game is over
board-singularity = Singularity
board-gate = Warp Gate
# One line for each ship. $mark: how it is drawn on the track; $you: yes or no
board-ship =
    { $mark } { $ship }{ $you ->
        [yes] {" "}(you)
       *[no] {""}
    }: { $space ->
        [0] in the Singularity
        [54] through the Warp Gate
       *[other] space { $space }
    }
board-pull =
    nearest { $nearest }, { $gap } { $side ->
        [ahead] ahead
       *[behind] behind
    }
# $side: ahead, behind or stuck
board-pull-tie =
    tie at { $gap }: { $ahead } ahead, { $behind } behind, { $side ->
        [ahead] pull from ahead
        [behind] pull from behind
       *[stuck] stuck
    }
board-pull-none = no pull
board-stop-ready = Emergency Stop ready
board-stop-used = Emergency Stop used
board-hand = Your hand: { $cards }
# The cards of somebody else: the ones you know, then the others
board-rival = { $ship }: { $cards }
board-known =
    { $count ->
        [0] { $cards }
        [one] { $cards }; 1 hidden card
       *[other] { $cards }; { $count } hidden cards
    }
board-unknown =
    { $count ->
        [one] 1 hidden card
       *[other] { $count } hidden cards
    }
board-piles = Piles: { $cards }
board-pile-open = { $upper } with { $lower }
board-order = Still to resolve: { $plays }
board-discards = Discards: { $letters }
board-unused =
    { $count ->
        [one] 1 unused card
       *[other] { $count } unused cards
    }

## Errors in a position

error-position-word = “{ $text }” is not part of a position. Write a ship (B12, d36@24), a card (B=X), a variant (+hardcore) or a setting (round=3).
error-position-twice = “{ $text }” is there a second time. Keep only one of them.
error-position-absent = { $ship } is not in the position. Place the ship or take its card away.
error-position-derelict-gate = { $ship } cannot stand on space 54: a derelict that reaches the Warp Gate leaves the board. Leave it out.
error-position-gone = { $ship } has left through the Warp Gate and plays no more cards. Remove its card.
error-position-over = { $ship } has entered the Warp Gate and the match is over. Remove the cards, or play with Warp Gate Activated.
error-position-two-winners = { $first } and { $second } are both through the Warp Gate, but the base game has only one winner. Move one of them, or play with Warp Gate Activated.
error-position-stop-solo = { $ship } has no Emergency Stop: the solo game is played without it.
error-position-solo-ships = A solo position has exactly two ships, B for you and Y for the Ghost Ship.
error-position-round-solo = “{ $text }” is not a round of the solo game. Use a number from 1 to 4.
error-position-players = A position needs at least two players' ships. Place another one; it may be in the Singularity.
error-position-kind =
    “{ $text }” should be { $expected ->
        [object] an object in braces
        [list] a list in brackets
        [number] a whole number
       *[text] a text in quotation marks
    }.
error-position-both = “{ $first }” and “{ $second }” cannot stand together. Keep only one of them.

## Resolved positions

resolved-position = Now: { $ships }.
resolved-ship =
    { $ship } { $space ->
        [0] in the Singularity
        [54] through the Warp Gate
       *[other] on space { $space }
    }

## The drawn board

chart-title = Star chart: the course from the Singularity to the Warp Gate
chart-space =
    { $space ->
        [0] Singularity
        [54] Warp Gate
       *[other] { $space }
    }
# Where the reader's own card would lead if nothing else moved first
chart-forecast =
    { $effect ->
        [ahead]
            { $card } now: forward, { $origin ->
                [0] out of the Singularity
               *[other] from { $origin }
            } to { $target }.
        [back]
            { $card } now: back from { $origin } { $target ->
                [0] into the Singularity
               *[other] to { $target }
            }.
        [enters] { $card } now: into the Warp Gate!
        [beam] { $card } now: the other ships are pulled towards you.
        [stuck] { $card } now: stuck, as many ships ahead as behind.
        [idle] { $card } now: no effect in the Singularity.
       *[no-gravity] { $card } now: nothing attracts you.
    }
# The same for a revealed card of anybody, short
chart-now =
    { $effect ->
        [ahead] now: forward to { $target }
        [back]
            now: back { $target ->
                [0] into the Singularity
               *[other] to { $target }
            }
        [enters] now: into the Warp Gate
        [beam] now: pulls all others
       *[stays]
            now: { $reason ->
                [stuck] stuck
               *[other] no move
            }
    }
chart-outcome =
    { $outcome ->
        [stopped] Emergency Stop
        [dropped] not resolved
        [beam] pulled all others
       *[stays] did not move
    }
chart-hidden-card = With a hidden card below
chart-choose-another = Choose another
chart-laid = { $card } lies face down. Waiting for the others.
chart-card-laid = card laid
chart-advised = The bot would choose this.
chart-column = Revealed cards
chart-column-of = Revealed in phase { $phase }
chart-deck = The deck
# Where a card is, as far as the reader knows
chart-where =
    { $where ->
        [pile] Open on a pile
        [lower] Open below a pile
        [own] In your hand
        [hand] In the hand of { $ship }
        [laid] Laid face down by { $ship }
        [waiting] Played by { $ship }, still to resolve
        [played] Already played this round
       *[unseen] Not seen this round
    }
chart-ships = Ships
chart-you = (you)
chart-stop = Emergency Stop?
chart-piles = Piles of two
chart-stacks = Stacks of six
chart-hand = Your cards
chart-show = Show it
chart-again = Again
chart-skip = Skip

## The guided first game

# Each step, and what each answer led to
lesson-aim = You fly Blue. Like everybody, you start in the Singularity, in the middle of the chart. The first ship through the Warp Gate on space 54 wins. But you cannot steer: gravity decides which way you move.
lesson-pull = A fuel card moves you its number of spaces towards the nearest ship. Ships in the Singularity attract nobody, so from here everything is ahead. Point at a card to see where it would take you now, then play one.
    .H = The cards resolve from A to Z: Yellow moved first with C, then Red with F. When your H came, Yellow on 3 was nearest, so you went its way, past it, to space 4.
    .W = The cards resolve from A to Z: Yellow moved first with C, then Red with F. When your W came, Yellow on 3 was nearest. You ran past both ships to space 8.
lesson-behind = Now Yellow is nearest, 3 spaces behind you. A normal card would drag you back. One of your cards is a repulsor: it pushes you away from the nearest ship. Move forward!
    .O = Oxygen took you 7 spaces towards Yellow, which is backwards, to space 5. Try the other card.
    .X = The repulsor pushed you 3 spaces away from Yellow, forward to space 15. Keep such cards for moments like this.
lesson-order = Yellow is 2 behind you and has laid E: you saw that card in the draft. Both your cards say 5, but one comes before E and the other after it. Which one takes you forward?
    .D = D came before E, while Yellow was still behind you. You went back to space 7. Try the letter that comes later.
    .P = E came first: Yellow ended on your space and slid on to 13. So when P came, Yellow was ahead, and you ran forward to 17. Early letters are easy to predict, late ones react.
lesson-tie = Yellow and Red are equally near, one on each side. Then all ships count: Red and both derelicts are ahead, only Yellow is behind. 3 to 1, so ahead wins. Move forward!
    .A = Ahead attracted you. Your one step ended on Red's space, and that is taken, so you slid on to 17. With as many ships on each side you would have been stuck.
    .K = The repulsor pushes you away from the side with more ships, so you went back to 13. Try the normal card.
lesson-beam = A tractor beam does not move you. It pulls every other ship towards you, even the derelicts. Use it to draw Yellow back.
    .J = Red came past you to 18, Yellow fell back to 21, and both derelicts came closer. The nearest ship moves first. Now Red is right ahead of you.
    .S = Red was nearest and behind you, so Silicon took you back to 8. Try the tractor beam.
lesson-stop = You hoped that V would follow Yellow forward. But Yellow's C came first and took it behind you. Now V would throw you back. Once per round you may cancel your own card with the Emergency Stop.
    .no = V took you back 7 spaces, past Yellow, to space 32. Try again and stop it.
    .yes = Your card is discarded without effect and you stay on 39. In the next round the stop is ready again.
lesson-draft = Every round begins with a draft of six cards each. Whoever is last picks first, and that is you. All see the open cards; the hidden one below goes to you unseen by the others. Take a pile.
    .A = A resolves before everything else: small, but certain. Only you know that T lay below it.
    .N = The strongest repulsor of the deck, good for a leader whose rivals are behind. Only you know that L lay below it.
    .W = Far, but late: W moves when most others have moved. Only you know that the tractor beam J lay below it.
lesson-gate = The Warp Gate is 7 spaces away, and Yellow is nearest, 2 ahead. You need no exact number. Finish!
    .B = Boron took you onto Yellow's space, and you slid on to 50. It was not far enough. Try the larger number.
    .M = Magnesium carried you past Yellow and through the Warp Gate. The game ends at once, and you have won!
lesson-done = That is all you need. A match has up to six rounds of six cards; if nobody is through by then, the ship nearest the Gate wins. Every line of the log shows its rule, so simply play.
