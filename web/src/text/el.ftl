### Τα λόγια του φυλλομετρητή, ελληνικά. Τα ονόματα και οι μεταβλητές είναι ίδια σε en, el και es.

## Pages

ui-home = Αρχική
ui-table = Τραπέζι
ui-watch = Θεατής
ui-replays = Παρτίδες
ui-study = Μελέτη
ui-learn = Κανόνες
ui-lesson = Μάθημα
ui-you = Εσύ
ui-not-found = Δεν υπάρχει τέτοια σελίδα
ui-not-found-help = Ίσως η διεύθυνση έχει λάθος ή η σελίδα μετακινήθηκε. Όλα ξεκινούν από την αρχική.
ui-skip = Στο περιεχόμενο
ui-to-home = Pelagos: στην αρχική σελίδα
ui-main-pages = Κύριες σελίδες
ui-loading = Μια στιγμή…
ui-close = Κλείσιμο
ui-try-again = Δοκίμασε ξανά
ui-language = Γλώσσα
ui-sound = Ήχος
ui-theme-auto = Χρώματα: όπως στο σύστημα
ui-theme-light = Χρώματα: φωτεινά
ui-theme-dark = Χρώματα: σκούρα

## Home

ui-tagline = Τέσσερα ταξίδια, με όλους τους κανόνες
ui-promise = Παίξε στον φυλλομετρητή σου με φίλους ή με μποτ. Χωρίς λογαριασμό και χωρίς εγκατάσταση.
ui-games = Παιχνίδια
ui-facts = Με μια ματιά
ui-players = { $least } έως { $most } παίκτες
ui-minutes = { $least } έως { $most } λεπτά
ui-weight = Δυσκολία { $weight } στα 5
ui-play-now = Παίξε τώρα
ui-with-friends = Με φίλους
ui-continue = Συνέχισε
ui-status-open = Περιμένει παίκτες
ui-status-running = Παίζεται
ui-status-finished = Τελείωσε
ui-status-closed = Έκλεισε
ui-status-your-turn = Η σειρά σου

## People and bots

ui-open-seat = Ελεύθερη
ui-somebody = Επισκέπτης
ui-bot-random = Μποτ: στην τύχη
ui-bot-easy = Μποτ: εύκολος
ui-bot-normal = Μποτ: μέτριος
ui-bot-hard = Μποτ: δύσκολος
ui-bot-other = Μποτ: { $level }

## Table

ui-seats = Θέσεις
ui-how-many = Πόσες θέσεις
ui-sit-down = Κάθισε
ui-stand-up = Σήκω
ui-free-seat = Ελευθέρωσε τη θέση
ui-start = Έναρξη
ui-start-filled = { $open ->
    [one] Έναρξη με μποτ στην ελεύθερη θέση
   *[other] Έναρξη με μποτ στις { $open } ελεύθερες θέσεις
}
ui-waiting-for-host = Η παρτίδα αρχίζει όταν το θελήσει όποιος άνοιξε το τραπέζι: { $host }
ui-table-finished = Η παρτίδα τελείωσε
ui-study-written = Οι κανόνες του παιχνιδιού άλλαξαν από τότε που παίχτηκε αυτή η παρτίδα. Η καταγραφή της είναι όλη εδώ, αλλά δεν μπορεί να ξαναπαιχτεί βήμα βήμα.
ui-table-closed = Αυτό το τραπέζι έκλεισε
ui-invite = Κάλεσε φίλους
ui-invite-help = Στείλε τους αυτόν τον σύνδεσμο ή ας στρέψουν την κάμερα στον κώδικα. Δεν χρειάζονται λογαριασμό.
ui-link = Σύνδεσμος για το τραπέζι
ui-copy = Αντιγραφή
ui-copied = Αντιγράφηκε.
ui-qr-code = Ο σύνδεσμος ως κώδικας QR
ui-variants = Παραλλαγές
ui-no-variants = Το παιχνίδι αυτό δεν έχει παραλλαγές.
ui-pace = Ρυθμός και παρέα
ui-time = Χρόνος για κάθε απάντηση
ui-pace-none = Χωρίς όριο
ui-pace-live = { $time } δευτερόλεπτα
ui-pace-days = { $time ->
    [one] 1 ημέρα
   *[other] { $time } ημέρες
}
ui-may-spectators = Θεατές
    .help = Όποιος έχει τον σύνδεσμο μπορεί να παρακολουθεί. Βλέπει όσα επιτρέπεται να βλέπει ένας τρίτος.
ui-may-hints = Υποδείξεις
    .help = Όλοι στο τραπέζι μπορούν να ρωτούν ένα μποτ τι θα απαντούσε.
ui-may-public = Ανοιχτό σε όλους
    .help = Το τραπέζι φαίνεται στη σελίδα «Θεατής» και ο καθένας μπορεί να καθίσει.

## Match

ui-board = Ταμπλό
ui-beside-board = Παίκτες, ιστορικό και συζήτηση
ui-players-here = Παίκτες
ui-story = Τι έγινε
ui-nothing-yet = Δεν έχει γίνει τίποτα ακόμη.
ui-your-turn = Η σειρά σου
ui-answered = Η απάντησή σου: { $answer }
ui-waiting-for = Αναμονή για: { $others }
ui-one-moment = Μια στιγμή…
ui-answers = Απαντήσεις
ui-answers-as-list = Όλες οι απαντήσεις σε λίστα
ui-show-answers = { $count ->
    [0] Δείξε τις απαντήσεις
    [one] Δείξε τη μία απάντηση
   *[other] Δείξε και τις { $count } απαντήσεις
}
ui-find-answer = Βρες μια απάντηση
ui-nothing-found = Δεν βρέθηκε τίποτα. Δοκίμασε λιγότερες ή άλλες λέξεις.
ui-days-left = { $days ->
    [one] 1 ημέρα
   *[other] { $days } ημέρες
}
ui-time-left = Χρόνος που απομένει
ui-why = Γιατί; Κανόνας { $rule }
ui-rule = Κανόνας { $rule }
ui-all-rules = Όλοι οι κανόνες
ui-reconnecting = Η σύνδεση χάθηκε. Γίνεται νέα σύνδεση και τίποτα δεν χάνεται.
ui-player-away = παίζει μποτ
ui-player-thinking = σκέφτεται…
ui-player-offline = εκτός σύνδεσης
ui-player-asked = απαντά
ui-watching = { $count ->
    [one] Παρακολουθεί 1 άτομο
   *[other] Παρακολουθούν { $count } άτομα
}
ui-ask-bot = Ρώτα το μποτ
ui-bot-advises = Το μποτ θα διάλεγε: { $answer }
ui-take-back = Πάρε το πίσω
ui-ask-back = Ζήτησε να το πάρεις πίσω
ui-wants-back = Θέλει να πάρει πίσω μια απάντηση: { $name }
ui-agree = Συμφωνώ
ui-decline = Διαφωνώ
ui-resign = Παραίτηση
ui-resign-sure = Να παραιτηθείς από την παρτίδα;
ui-resign-help = Αυτό δεν αλλάζει. Τη θέση σου παίρνει μποτ· στους δύο κερδίζει ο άλλος.
ui-back-again = Γύρισα
ui-shortcuts = Πλήκτρα
ui-key-answer = δώσε αυτή την απάντηση της λίστας
ui-key-undo = πάρε πίσω
ui-key-hint = ρώτα το μποτ τι θα έκανε
ui-key-move = στο επόμενο κουμπί
ui-key-choose = πάτησέ το
ui-key-help = αυτή η βοήθεια
ui-key-close = κλείσε το παράθυρο
ui-hand-over = Τώρα: { $name }
ui-hand-over-help = Δώσε τη συσκευή σε όποιον παίζει τη θέση αυτή: { $name }. Οι άλλοι δεν κοιτούν.
ui-lift-curtain = Εγώ είμαι: { $name }
ui-chat = Συζήτηση
ui-chat-kept = { $count ->
    [one] 1 μήνυμα περιμένει ώσπου να δεις πώς τελείωσε.
   *[other] { $count } μηνύματα περιμένουν ώσπου να δεις πώς τελείωσε.
}
ui-chat-read = Διάβασε τώρα
ui-say = Πες κάτι
ui-team-only = Μόνο στην ομάδα μου
ui-to-team = στην ομάδα
ui-send = Στείλε
ui-mute = Μην ακούς αυτό το άτομο
ui-muted-now = Δεν θα βλέπεις πια τα μηνύματα: { $name }. Για να τα βλέπεις ξανά:
ui-pass-from-now = Πάσο, και από εδώ και πέρα όποτε ρωτηθώ αυτό
ui-passing = Πας πάσο χωρίς ερώτηση σε { $count ->
    [one] ένα είδος ερώτησης.
   *[other] { $count } είδη ερωτήσεων.
}
ui-ask-me-again = Ρώτα με ξανά
ui-call-hello = Γεια σας!
ui-call-thanks = Ευχαριστώ!
ui-call-well-played = Ωραία κίνηση!
ui-call-your-turn = Η σειρά σου!
ui-call-one-moment = Μια στιγμή, παρακαλώ
ui-call-oops = Ωχ!
ui-outcome-won = Κέρδισες!
ui-outcome-shared = Κέρδισες, μαζί με άλλους!
ui-outcome-lost = Αυτή τη φορά έχασες
ui-outcome-draw = Ισοπαλία
ui-outcome-over = Η παρτίδα τελείωσε
ui-outcome-together-won = Νίκη για όλους!
ui-outcome-together-lost = Ήττα για όλους
ui-branched = Συνέχεια από το βήμα { $step } μιας παλιότερης παρτίδας
ui-branched-record = Συνέχεια από το βήμα { $step } ενός αρχείου παρτίδας
ui-won = νίκη
ui-with = μαζί με { $names }
ui-resigned = παραίτηση
ui-how-it-ended = Πώς τελείωσε
ui-rematch = Ξανά
ui-study-match = Μελέτησε την παρτίδα

## Study

ui-seen-by = Όπως βλέπει
ui-all-seeing = όλοι μαζί
ui-outsider = ένας τρίτος
ui-step = Βήμα
ui-step-of = { $step } από { $last }
ui-step-number = Βήμα { $step }
ui-go-first = Στην αρχή
ui-go-back = Ένα βήμα πίσω
ui-go-forward = Ένα βήμα μπροστά
ui-go-last = Στο τέλος
ui-go-play = Παίξε τα βήματα
ui-download = Κατέβασε το αρχείο
ui-verify = Έλεγξε τα ανακατέματα
ui-share-position = Αντίγραψε σύνδεσμο για αυτή τη θέση
ui-chances = Πιθανότητες
ui-chances-help = Πόσο συχνά νικά κάθε θέση αν από εκεί όλα συνεχιστούν στην τύχη: εκτίμηση από { $count ->
    [one] μία παρτίδα
   *[other] { $count } παρτίδες
} για κάθε σημείο. Πάτησε ένα σημείο για να πας εκεί.
ui-estimate = Σχεδίασε τις πιθανότητες
ui-estimating = Εκτίμηση…
ui-from-here = Από εδώ
ui-play-on = Συνέχισε με μποτ
ui-play-on-seat = Σε αυτή τη θέση
ui-verified-fair = Όλα είναι σωστά: { $inputs } απαντήσεις οδηγούν σε αυτό το αποτέλεσμα και κάθε ανακάτεμα ταιριάζει με τον σπόρο που είχε δεσμευτεί πριν από το πρώτο φύλλο.
ui-verified-chosen = { $inputs } απαντήσεις οδηγούν σε αυτό το αποτέλεσμα. Ο σπόρος ορίστηκε με το χέρι, οπότε δεν υπήρξε δέσμευση για τα ανακατέματα.
ui-verified-not-published = { $inputs } απαντήσεις οδηγούν σε αυτό το αποτέλεσμα. Ο σπόρος δεν υπάρχει στο αρχείο, οπότε τα ανακατέματα δεν ελέγχονται.
ui-bring-record = Μελέτησε δικό σου αρχείο
ui-bring-record-help = Διάλεξε ένα αρχείο παρτίδας. Παίζεται ξανά για σένα και δεν φυλάγεται.
ui-choose-file = Διάλεξε αρχείο
ui-your-matches = Οι παρτίδες σου που τελείωσαν
ui-no-matches-yet = Καμία ακόμη. Παίξε μία!
ui-lab = Εργαστήριο
ui-lab-help = Πόσο δυνατά είναι τα μποτ, τι αξίζει κάθε θέση, πόσο κρατούν οι παρτίδες: αποτελέσματα της αρένας σε διαγράμματα.
ui-lab-open = Άνοιξε το εργαστήριο
ui-lab-bring = Αποτελέσματα της αρένας
ui-lab-bring-help = Διάλεξε ένα αρχείο αποτελεσμάτων. Μένει σε αυτόν τον φυλλομετρητή. Όποιος τρέχει το Pelagos το φτιάχνει έτσι:
ui-lab-not-arena = Αυτά δεν είναι αποτελέσματα της αρένας. Διάλεξε το αρχείο που έγραψε το «pelagos arena --json».
ui-lab-played = { $game }: { $games } παρτίδες σε { $seats } θέσεις, ισόπαλες { $draws }. Τα διαστήματα περιέχουν την αληθινή τιμή 19 φορές στις 20· η διακεκομμένη γραμμή είναι όσο νικά μια θέση κατά μέσο όρο.
ui-lab-ratings = Βαθμολογίες των μποτ
ui-lab-wins = Πόσο συχνά νικά κάθε μποτ
ui-lab-seats = Πόσο συχνά νικά κάθε θέση
ui-lab-lengths = Πόσες απαντήσεις θέλει μια παρτίδα
ui-lab-lengths-of = Από { $least } έως { $most }, οι μισές μέχρι { $middle }.
ui-lab-actions = Πόσο συχνά νικά όποιος διαλέγει μια ενέργεια

## Watch

ui-tables-running = Παρτίδες που παίζονται
ui-tables-open = Τραπέζια με ελεύθερες θέσεις
ui-no-tables-running = Τώρα δεν παίζεται καμία δημόσια παρτίδα.
ui-no-tables-open = Κανένα δημόσιο τραπέζι δεν περιμένει παίκτες.

## Learn

ui-chapters = Κεφάλαια
ui-uncertain = Αβέβαιο:
ui-search-rules = Ψάξε στους κανόνες
ui-rules-found = { $count ->
    [one] Βρέθηκε 1 κανόνας
   *[other] Βρέθηκαν { $count } κανόνες
}
ui-begin-lesson = Πρώτη παρτίδα με οδηγό
ui-rule-picture = Δείξε το στο ταμπλό
ui-lesson-step = Βήμα { $number } από { $of }
ui-lesson-next = Επόμενο
ui-lesson-again = Ξαναδοκίμασε
ui-lesson-back = Πίσω
ui-lesson-end = Τέλος

## You

ui-your-name = Το όνομά σου
ui-your-name-help = Έτσι σε βλέπουν οι άλλοι στο τραπέζι. Μπορεί να μείνει κενό.
ui-save = Αποθήκευση
ui-saved = Αποθηκεύτηκε.
ui-reminders = Υπενθυμίσεις με μήνυμα
ui-reminders-help = Στα τραπέζια που δεν παίζονται ζωντανά, ένα μήνυμα μπορεί να σου πει ότι ήρθε η σειρά σου.
ui-address = Ηλεκτρονική διεύθυνση
ui-remind-me = Να μου θυμίζεις τη σειρά μου
ui-letter-sent = Ένα μήνυμα είναι στον δρόμο για αυτή τη διεύθυνση. Άνοιξε τον σύνδεσμο που περιέχει και οι υπενθυμίσεις μπορούν να αρχίσουν.
ui-letter-confirm = Ευχαριστούμε: οι υπενθυμίσεις μπορούν να έρχονται σε αυτή τη διεύθυνση.
ui-letter-stop = Δεν θα σου σταλούν άλλες υπενθυμίσεις.
ui-muted = Ποιους δεν ακούς
ui-hear-again = Να ακούω ξανά
ui-other-device = Συνέχισε σε άλλη συσκευή
ui-other-device-help = Σύνδεσμος που ισχύει μία φορά, για δέκα λεπτά. Άνοιξέ τον στην άλλη συσκευή και τα τραπέζια σου θα είναι και εκεί.
ui-make-link = Φτιάξε σύνδεσμο
ui-link-sure = Από εδώ και πέρα αυτός ο φυλλομετρητής ανήκει σε όποιον έφτιαξε τον σύνδεσμο, με τα ίδια τραπέζια.
ui-link-here = Συνέχισε εδώ
ui-badge = Το διακριτικό σου
ui-no-badge = Χωρίς διακριτικό
ui-logs = Όσα κουβαλάς μαζί σου
ui-logs-help = Εδώ είναι ό,τι φέρνεις από τη μία παρτίδα στην άλλη.
ui-own-data = Τα δεδομένα σου
ui-own-data-help = Το όνομά σου, οι θέσεις σου, όσα είπες και οι ρυθμίσεις σου. Τίποτε άλλο δεν φυλάγεται.
ui-export = Κατέβασε τα δεδομένα μου
ui-forget = Διαγραφή των δεδομένων μου
ui-forget-sure = Να διαγραφούν όλα όσα φυλάγονται για σένα;
ui-forget-help = Το όνομά σου και όσα είπες χάνονται, φεύγεις από τα ανοιχτά τραπέζια, και μποτ παίρνουν τις θέσεις σου στις παρτίδες που παίζονται. Δεν αναιρείται.

## Errors

ui-error-offline = Ο διακομιστής δεν απαντά. Έλεγξε τη σύνδεση και δοκίμασε ξανά.
ui-error-gone = Αυτό δεν υπάρχει (πια). Έλεγξε τον σύνδεσμο ή ξεκίνησε από την αρχική.
ui-error-server = Ο διακομιστής δεν τα κατάφερε. Δοκίμασε ξανά σε λίγο.
ui-error-page = Η σελίδα έχει κάποιο σφάλμα. Φόρτωσέ την ξανά· οι παρτίδες σου είναι ασφαλείς στον διακομιστή.
ui-error-newer = Στον διακομιστή τρέχει τώρα νεότερο Pelagos ή δεν απαντά. Φόρτωσε ξανά τη σελίδα· οι παρτίδες σου είναι ασφαλείς.

# A timed match
ui-pause = Παύση
ui-no-pause = Τελικά χωρίς παύση
ui-go-on = Συνέχεια
ui-pause-waits = Ζητήσατε παύση. Το ρολόι σταματά μόλις συμφωνήσουν όλοι.
ui-pause-wished = Κάποιος ζητά παύση. Πατήστε Παύση αν συμφωνείτε· το ρολόι σταματά όταν συμφωνήσουν όλοι.
ui-hushed = Οι επικοινωνίες έχουν πέσει: καμία κουβέντα ώσπου να επανέλθουν.
