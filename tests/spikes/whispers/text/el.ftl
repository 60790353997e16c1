### Whispers, Greek.

## Game

game-title = Ψίθυροι
game-summary = Μάζεψε θησαυρούς μέσα σε μια θύελλα γεγονότων και θυμήσου ποιος είδε τι.

## Rules

rule-chapter-setup = Προετοιμασία
rule-chapter-turn = Η σειρά
rule-chapter-events = Γεγονότα
rule-chapter-end = Τέλος
rule-WH-01 = Δύο έως τέσσερις παίκτες παίρνουν από τρεις κάρτες, από δώδεκα θησαυρούς και τρεις ασπίδες.
rule-WH-02 = Μετά ανακατεύονται στη στοίβα τα εννέα γεγονότα: τρία παζάρια, τρεις καταιγίδες, τρεις κατάσκοποι.
rule-WH-03 = Στη σειρά σου μπορείς πρώτα να κρυφοκοιτάξεις ή να ψιθυρίσεις· μετά τραβάς μία κάρτα.
rule-WH-04 = Ο θησαυρός ή η ασπίδα που τραβάς πηγαίνει στο χέρι σου.
rule-WH-05 = Κρυφοκοιτάζω σημαίνει: βλέπεις στην τύχη μία κάρτα άλλου παίκτη.
rule-WH-06 = Ψιθυρίζω σημαίνει: δίνεις σε άλλον παίκτη μία κάρτα, κλειστή.
rule-WH-07 = Το γεγονός που τραβάς ξεσκαρτάρεται και συμβαίνει αμέσως, πριν συνεχιστεί οτιδήποτε άλλο.
rule-WH-08 = Παζάρι: κάθε παίκτης τραβά μία κάρτα, πρώτος όποιος το τράβηξε.
rule-WH-09 = Καταιγίδα: ρωτιέται με τη σειρά όποιος μπορεί να έχει ασπίδα· η ασπίδα γλιτώνει τον κάτοχό της από την απώλεια.
rule-WH-10 = Μετά μία τυχαία κάρτα κάθε παίκτη χωρίς ασπίδα πετά στον επόμενο· μόνο αυτοί οι δύο ξέρουν ποια.
rule-WH-11 = Κατάσκοπος: βλέπεις δύο τυχαίες κάρτες του επόμενου παίκτη και παίρνεις μία.
rule-WH-12 = Η άλλη κάρτα επιστρέφει· ο κατάσκοπος συνεχίζει να την ξέρει.
rule-WH-13 = Όταν η στοίβα είναι άδεια στην αρχή μιας σειράς, κερδίζουν οι πιο πολύτιμοι θησαυροί.

## Cards

card-1a = θησαυρός αξίας 1, a
card-1b = θησαυρός αξίας 1, b
card-1c = θησαυρός αξίας 1, c
card-1d = θησαυρός αξίας 1, d
card-2a = θησαυρός αξίας 2, a
card-2b = θησαυρός αξίας 2, b
card-2c = θησαυρός αξίας 2, c
card-2d = θησαυρός αξίας 2, d
card-3a = θησαυρός αξίας 3, a
card-3b = θησαυρός αξίας 3, b
card-3c = θησαυρός αξίας 3, c
card-3d = θησαυρός αξίας 3, d
card-shielda = ασπίδα a
card-shieldb = ασπίδα b
card-shieldc = ασπίδα c
card-marketa = παζάρι a
card-marketb = παζάρι b
card-marketc = παζάρι c
card-storma = καταιγίδα a
card-stormb = καταιγίδα b
card-stormc = καταιγίδα c
card-spya = κατάσκοπος a
card-spyb = κατάσκοπος b
card-spyc = κατάσκοπος c

## Decisions

decision-TakeTurn = Η σειρά σου: τράβα, ή πρώτα κρυφοκοίταξε ή ψιθύρισε.
decision-Shelter = Έρχεται καταιγίδα. Σηκώνεις ασπίδα;
decision-Choose = Πάρε μία από τις κάρτες που είδες.

## Actions

action-Draw = Τράβα
action-Peek = Κρυφοκοίταξε μία κάρτα: { $target }
action-Whisper =
    { $card ->
        [hidden] Ψιθύρισε: { $target }
       *[other] Ψιθύρισε { $card }: { $target }
    }
action-Endure = Υπόμεινε την καταιγίδα
action-Raise =
    { $card ->
        [hidden] Σήκωσε ασπίδα
       *[other] Σήκωσε { $card }
    }
action-Take =
    { $card ->
        [hidden] Πάρε μία κάρτα
       *[other] Πάρε { $card }
    }

## Events

event-Drew =
    { $card ->
        [hidden] { $seat }: τραβά μία κάρτα.
       *[other] { $seat }: τραβά { $card }.
    }
event-EventDrawn = { $seat }: τραβά γεγονός: { $card }.
event-Peeked = { $seat }: κρυφοκοιτάζει μία κάρτα ({ $target }).
event-Seen =
    { $cards ->
        [hidden] { $seat }: βλέπει κάρτες.
       *[other] { $seat }: βλέπει { $cards }.
    }
event-Whispered = { $seat }: δίνει κλειστή κάρτα ({ $target }).
event-Raised = { $seat }: σηκώνει { $card }.
event-Blown = Η καταιγίδα παίρνει μία κάρτα: { $seat } προς { $target }.
event-Spied =
    { $count ->
        [one] { $seat }: κατασκοπεύει 1 κάρτα ({ $target }).
       *[other] { $seat }: κατασκοπεύει { $count } κάρτες ({ $target }).
    }
event-Taken = { $seat }: παίρνει μία από τις κάρτες ({ $target }).
event-Ended = Θησαυρός: { $points }. Νικητές: { $winners }.

## Errors

error-bad-target = Διάλεξε άλλη θέση σε αυτό το τραπέζι.
error-empty-hand = Αυτό το χέρι είναι άδειο: δεν υπάρχει τίποτα να δεις.
error-not-in-hand = { $card }: δεν είναι στο χέρι σου.
error-no-shield = { $card }: δεν είναι ασπίδα στο χέρι σου.
error-not-aside = { $card }: δεν είναι από τις κάρτες που είδες.
