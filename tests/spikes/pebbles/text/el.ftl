### Pebbles, Greek.

## Game

game-title = Βότσαλα
game-summary = Πέτα βότσαλα στους άλλους και κρύψου πίσω από τοίχους.

## Rules

rule-chapter-setup = Προετοιμασία
rule-chapter-turn = Η σειρά
rule-chapter-walls = Τοίχοι
rule-chapter-end = Τέλος
rule-PB-01 = Δύο ή τρεις παίκτες παίρνουν από δύο κάρτες, από εννέα βότσαλα και τρεις τοίχους.
rule-PB-02 = Στη σειρά σου τραβάς μία κάρτα και πετάς μία κάρτα σου, ανοιχτά, σε άλλον παίκτη.
rule-PB-03 = Το βότσαλο που πετυχαίνει δίνει όσο αξίζει· ο τοίχος δεν δίνει τίποτα.
rule-PB-04 = Όποιος άλλος μπορεί να έχει τοίχο μπορεί να τον χτίσει· όλες οι απαντήσεις φανερώνονται μαζί.
rule-PB-05 = Ο τοίχος του παίκτη που είναι στόχος σταματά την κάρτα.
rule-PB-06 = Όταν δεν μένει κάρτα να τραβηχτεί, κερδίζουν οι περισσότεροι πόντοι.

## Cards

card-p1 = βότσαλο 1
card-p2 = βότσαλο 2
card-p3 = βότσαλο 3
card-p4 = βότσαλο 4
card-p5 = βότσαλο 5
card-p6 = βότσαλο 6
card-p7 = βότσαλο 7
card-p8 = βότσαλο 8
card-p9 = βότσαλο 9
card-wall1 = τοίχος 1
card-wall2 = τοίχος 2
card-wall3 = τοίχος 3

## Decisions

decision-Throw = Πέτα μία κάρτα σε άλλον παίκτη.
decision-Hide = Μία κάρτα είναι στον αέρα. Χτίζεις τοίχο;

## Actions

action-ThrowAt =
    { $card ->
        [hidden] Πέτα μία κάρτα: { $target }
       *[other] Πέτα { $card }: { $target }
    }
action-Stand = Μείνε εκεί που είσαι
action-Build =
    { $card ->
        [hidden] Χτίσε τοίχο
       *[other] Χτίσε { $card }
    }

## Events

event-Drew =
    { $card ->
        [hidden] { $seat }: τραβά μία κάρτα.
       *[other] { $seat }: τραβά { $card }.
    }
event-Thrown = { $seat }: πετά { $card } ({ $target }).
event-Walled = Χτίστηκαν τοίχοι: { $cards }.
event-Hit = { $seat }: κερδίζει { $points }.
event-Ended = Νικητές: { $winners }.

## Errors

error-bad-target = Διάλεξε άλλη θέση σε αυτό το τραπέζι.
error-not-in-hand = { $card }: δεν είναι στο χέρι σου.
error-no-wall = { $card }: δεν είναι τοίχος στο χέρι σου.
