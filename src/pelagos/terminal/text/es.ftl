### La línea de órdenes, español. Los mismos identificadores y variables en en, el y es.

## Help pages

help-usage = Uso:
help-commands = Órdenes
help-arguments = Argumentos
help-options = Opciones
help-pelagos = Juegos de mesa según su reglamento: juega aquí contra bots o con amigos, estudia partidas terminadas y haz que los bots jueguen entre sí.
    .more = Empieza con: pelagos play gravwell
help-pelagos-version = Mostrar la versión y salir.
help-any-lang = Idioma de todo lo que lees: en, el o es. Si no se indica, el de tu sistema.
help-any-help = Mostrar esta página y salir.
help-any-install_completion = Hacer que tu terminal complete órdenes y opciones de pelagos.
help-any-show_completion = Mostrar lo que instalaría --install-completion.
help-any-game = El juego, por ejemplo gravwell.
help-any-option = Una variante del juego, por ejemplo -o hardcore=yes. Puede darse varias veces.
help-any-json = Escribir JSON para programas.
help-game-options = Opciones de { $game } (-o NAME=VALUE)
help-number = NÚMERO
help-word = PALABRA
help-text = TEXTO
help-words = Palabras: { $choices }.
help-game-option = { $name }: { $does } Normalmente { $usual }.
help-play = Jugar una partida aquí, contra bots o con amigos ante la misma pantalla.
    .more =
        Responde con el número de una respuesta de la lista o con la notación del juego. Durante la partida, escribe ? para ver todas las órdenes.

        Ejemplos:
        pelagos play gravwell --seats 3
        pelagos play gravwell --seats 2 --you 0,1
        pelagos play gravwell --seats 1 -o chaos=yes --record my.pelagos
help-play-game = El juego, por ejemplo gravwell.
help-play-seats = Cuántos se sientan a la mesa. Si no se indica, tantos como admita el juego.
help-play-you = Asientos que ocupan personas, contados desde 0: uno (0), varios (0,2), todos (all) o ninguno (none).
help-play-bots = Bots de los demás asientos: un nivel para todos (normal, random) o una lista con uno por asiento.
help-play-seed = Cualquier texto; el mismo texto reparte las mismas cartas. «random» toma 256 bits al azar y publica su SHA-256 antes de la primera carta.
help-play-record = Guardar el registro de la partida en este archivo tras cada respuesta.
help-play-resume = Seguir jugando desde este registro; su semilla debe estar a su lado.
help-play-log = El diario de un explorador, en este archivo: lo aprendido cuenta, y la partida se anota al terminar. Varias veces para varias personas, en el orden de sus asientos.
help-play-plain = Jugar línea a línea, como conviene a los lectores de pantalla. Sin ella, la partida ocupa toda la pantalla del terminal; una tubería recibe siempre líneas.
help-replay = Leer una partida registrada como un relato, con la regla que hay detrás de todo lo que ocurre.
help-replay-file = El registro.
help-replay-seat = Con los ojos de quién: outsider (espectador) o, cuando la partida ha terminado, un asiento contado desde 0 o all (todo a la vista).
help-replay-until = Parar tras tantas respuestas.
help-verify = Comprobar que un registro está completo, cumple las reglas y se barajó con limpieza.
help-verify-file = El registro.
help-log = Mostrar el diario de un explorador, que se guarda en un archivo, y cambiarlo.
    .more =
        Es el mismo archivo que el navegador da para llevárselo y vuelve a aceptar.

        Ejemplos:
        pelagos log spacealert my-log.json --begin Ripley
        pelagos log spacealert my-log.json --enter mission.pelagos
        pelagos log spacealert my-log.json --learn medic
help-log-game = El juego, por ejemplo spacealert.
help-log-file = El archivo en que se guarda el diario.
help-log-begin = Empezar en este archivo un diario nuevo, con este nombre.
help-log-cloning = Aceptar que te clonen si se pierde la nave; antes del primer vuelo puedes negarte.
help-log-enter = Anotar como vuelo la partida terminada de este registro. La segunda vez no cambia nada.
help-log-seat = El asiento en que estaba el explorador, contando desde 0.
help-log-people = Cuántos de la tripulación eran personas.
help-log-learn = Aprender el siguiente nivel de esto; las palabras están en el diario.
help-log-claim = Anotar este logro para el último vuelo; las palabras están en el diario.
help-log-agreed = Todas las personas de la partida están de acuerdo en que el logro es merecido, donde les toca juzgar.
help-log-anew = Empezar con un explorador nuevo tras la muerte de este.
help-log-feats = Mostrar todos los logros, no solo los anotados.
log-no-runs = Ninguno todavía.
log-offers = Se pueden anotar para el último vuelo
log-flies = { $seat }: explorador { $name }, nivel { $level }
log-which = ¿Qué más ha ganado { $name } en este vuelo? (la palabra entre paréntesis; Intro: nada más)
log-judge = { $who } pide el logro { $name }. ¿Dice más de la mitad de la tripulación que lo ha ganado? (sí/no)
log-not-agreed = No se anota: { $name }
log-entered = Anotado: { $name }. Nivel { $level }
log-not-kept = El diario de { $file } sigue como estaba. «pelagos log» con --enter toma la partida de su registro.
error-log-for-each = Hay un diario por persona, cada uno en su archivo: se dan { $given } y juegan { $people }.
error-no-log = En { $game } no se lleva nada de partida en partida, así que no hay diario.
error-log-other-game = Esta es una partida de { $game }; el diario es de { $wanted }.
error-log-match-running = La partida de { $file } no ha terminado todavía.
error-log-nobody = Esta partida tiene { $seats ->
        [one] un asiento
       *[other] { $seats } asientos
    }: van del 0 al { $last }, y no pudo haber más personas.
help-resolve = Calcular qué resulta de una posición escrita en notación o en JSON.
    .more =
        Ejemplo:
        pelagos resolve gravwell "B12 Y5 R0 d26 d36 : B=X"
help-resolve-position = La posición y lo que se juega en ella, en la notación del juego.
help-resolve-json = Leer la posición de un archivo JSON (- para la entrada estándar) y escribir JSON.
help-resolve-film = Mostrar paso a paso lo que ocurre, donde haya película.
film-next = Pulsa Intro para el paso siguiente.
help-rules = Leer las reglas numeradas.
    .more =
        Ejemplos:
        pelagos rules gravwell
        pelagos rules GR-53
        pelagos rules gravwell --search abandonada
help-rules-game = El juego. Si no se indica, todos los juegos y las reglas de la mesa.
help-rules-number = El número de una regla, por ejemplo GR-53.
help-rules-search = Mostrar solo las reglas que contienen este texto.
help-rules-coverage = Mostrar cuántas reglas tienen una prueba (hace falta el código fuente con sus pruebas).
help-arena = Hacer que los bots jueguen muchas partidas entre sí y ver quién gana cuánto.
help-arena-bots = Un nivel por asiento; una lista corta se completa con el último.
help-arena-seats = Cuántos se sientan a la mesa. Si no se indica, tantos como bots haya en la lista.
help-arena-games = Cuántas partidas se juegan.
help-arena-seed = Cualquier texto; el mismo texto da las mismas partidas en cualquier ordenador.
help-arena-workers = Cuántos procesos juegan a la vez. El resultado no depende de ello.
help-arena-round_robin = Cada bot de la lista se enfrenta a todos los demás, en tantas mesas como haga falta, y todos reciben una puntuación.
help-arena-results = Guardar cada partida en este archivo. Si ya existe, solo se juegan las partidas que faltan.
help-arena-plots = Dibujar el resultado en esta carpeta, como PNG y SVG.
help-bench = Medir lo rápido que va un juego en este ordenador.
help-bench-seats = Cuántos juegan. Si no se indica, tantos como admita el juego.
help-bench-seconds = Cuánto dura una repetición.
help-bench-repeats = Cuántas veces se toma cada medida.

## Playing

play-title = { $game } (versión { $version } de las reglas)
play-option = { $option }: { $value }
play-seat = Asiento { $number }, { $seat }: { $who }
play-seat-plain = { $seat }: { $who }
play-person = una persona
play-bot = bot ({ $level })
play-commitment =
    SHA-256 de la semilla secreta de esta partida: { $digest }
    Cuando la partida termine, el registro mostrará la semilla y «pelagos verify» demostrará que nadie pudo elegir las cartas.
play-chosen-seed = Alguien eligió la semilla de esta partida, así que el modo en que se barajó no demuestra nada.
play-how =
    { $last ->
        [1] Escribe 1, o ? para ver la ayuda.
       *[other] Escribe un número del 1 al { $last }, o ? para ver la ayuda.
    }
play-more-answers =
    { $count ->
        [one] Hay 1 respuesta más que se puede dar en notación.
       *[other] Hay { $count } respuestas más que se pueden dar en notación.
    }
play-help-answer =
    { $last ->
        [1] Responde con 1 o en notación, por ejemplo: { $notation }
       *[other] Responde con un número del 1 al { $last } o en notación, por ejemplo: { $notation }
    }
play-help =
    ?                esta ayuda
    porqué           las reglas que hay detrás de lo que acaba de pasar
    regla { $rule }      el texto de una regla
    cartas           todas las cartas del juego
    tablero          la mesa otra vez
    historial        lo que ha pasado últimamente (historial todo: todo)
    deshacer         retirar tu última respuesta
    guardar ARCHIVO  guardar la partida y seguir
    salir            guardar la partida y salir
play-curtain = Pasa la pantalla: le toca a la { $seat }. Pulsa Intro cuando nadie más pueda verla.
play-undone = Deshecho.
play-undone-agreed = Deshecho; los bots están de acuerdo. Volverán a salir las mismas cartas.
play-not-undone = No todos están de acuerdo, así que la partida sigue como está.
play-consent = La { $seat } quiere retirar una respuesta. ¿Está de acuerdo la { $other }? (sí/no)
play-still-in-memory = No se ha perdido nada: la partida sigue en la memoria y se guarda al final, en otro sitio si hace falta. En una pregunta, «guardar ARCHIVO» la conserva enseguida en otro sitio.
play-saved =
    El registro está en { $path }.
    Léelo con «pelagos replay», compruébalo con «pelagos verify».
play-saved-running =
    La partida hasta aquí está en { $path }. Sigue jugando con: pelagos play --resume { $path }{ $logs }
    A su lado, { $seed } contiene su semilla secreta: consérvala y no se la enseñes a nadie mientras dure la partida.
play-nowhere-to-save = No se ha podido guardar el registro en ningún sitio. Aquí está; cópialo de la pantalla:
play-seed-to-copy = Para seguir otro día, guarda las líneas de arriba en un archivo, por ejemplo match.pelagos, y la siguiente a su lado, en match.pelagos.seed. Es la semilla secreta: no se la enseñes a nadie mientras dure la partida.
play-over = La partida ha terminado. Resultado: { $results }.
play-result = { $seat }: { $share }
play-lost = han perdido todos juntos
play-farewell = Escribe porqué, historial, tablero, cartas, regla o guardar; con Intro se guarda el registro y se sale.

# Lo que se puede escribir, separado por espacios
words-help = ? ayuda
words-why = porqué porque
words-rule = regla
words-cards = cartas
words-log = historial
words-board = tablero
words-undo = deshacer
words-save = guardar
words-quit = salir
words-all = todo
words-yes = sí si s

## Replaying and verifying

replay-answer = { $number }. { $seat }: { $action }
replay-hidden-answer = { $number }. La { $seat } responde en secreto.
verify-over =
    El registro es válido: una partida terminada de { $game }, { $inputs ->
        [one] 1 respuesta
       *[other] { $inputs } respuestas
    }, todo según las reglas.
verify-running =
    El registro es válido: una partida sin terminar de { $game }, { $inputs ->
        [one] 1 respuesta
       *[other] { $inputs } respuestas
    } hasta ahora, todo según las reglas.
verify-seed-fair = Se barajó con limpieza: la semilla es la que se publicó antes de la primera carta y da exactamente estas cartas.
verify-seed-not-published = Todavía no se puede comprobar cómo se barajó: la semilla es secreta hasta que termine la partida.
verify-seed-chosen = El modo en que se barajó no demuestra nada: alguien eligió la semilla o las cartas y antes no se publicó nada.

## Rules

rules-uncertain = Incierto: { $why }
rules-nothing-found = Ninguna regla contiene «{ $text }».
rules-coverage =
    { $game }: { $total } reglas, { $tested } probadas, { $waived } exentas. { $count ->
        [0] No falta ninguna.
       *[other] Sin prueba: { $missing }.
    }

## Tournaments and measurements

arena-playing = Jugando
arena-title =
    { $game }: { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } con { $seats ->
        [one] 1 asiento
       *[other] { $seats } asientos
    }, semilla «{ $seed }»
arena-bot = Bot
arena-wins = Victorias
arena-share = Proporción
arena-interval = Intervalo del 95 %
arena-mean = Resultado medio
arena-first-seat = Quien ocupó el primer asiento ganó el { $share } ({ $low } - { $high }).
arena-rest = Empates: { $draws }. Decisiones por partida: { $decisions } de media.
arena-together = Ganadas entre todos: { $wins }, es decir, el { $share } ({ $low } - { $high }).
arena-score = Puntuación de las partidas ganadas: { $mean } de media ({ $low } - { $high }).
arena-decisions = Decisiones por partida: { $decisions } de media.
arena-rating = Puntuación
arena-meetings = Entre ellos: cuántas veces al bot de la fila le fue mejor que al de la columna.
arena-kept = Cada partida queda guardada en { $file }. La misma orden continúa desde ahí.
arena-drawn = Imágenes: { $files }
arena-fair = De media, un asiento ganó el { $share }.
plot-about =
    { $game }, { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } con { $seats ->
        [one] 1 asiento
       *[other] { $seats } asientos
    }
plot-intervals = { $about }; las barras son intervalos del 95 %
plot-ratings = Lo fuertes que son los bots
plot-rating-axis = Puntuación (Plackett-Luce; todos empiezan en 25)
plot-seats = Qué asiento gana
plot-share-axis = Proporción de partidas decididas que se ganaron
plot-any-seat = media de todos los asientos
plot-lengths = Cuánto dura una partida
plot-decisions-axis = Decisiones por partida
plot-games-axis = Partidas
plot-middle = la mitad de las partidas tiene como máximo { $decisions } decisiones
plot-actions = Cómo les fue a quienes eligieron una acción al menos una vez
plot-action = { $action } ({ $times }×)
bench-title = { $game }, { $seats } asientos
bench-work = Tarea
bench-rate = Por segundo
bench-range = Más lenta - más rápida
bench-playout = Partida al azar, decisiones
bench-playout-with-a-sink = Lo mismo con sucesos, decisiones
bench-clone = Copias de un estado
bench-observe = Vistas
bench-sample = Estados muestreados
bench-write-as-JSON = Estados escritos en JSON
bench-encode = Vistas como números
bench-state =
    El mayor estado de una partida ocupa { $bytes ->
        [one] 1 byte
       *[other] { $bytes } bytes
    }.

## Errors

error-unknown-command = No hay ninguna orden «{ $command }». Elige entre: { $known }.
error-no-such-switch = No hay ninguna opción { $option }. ¿Querías decir: { $near }?
error-parameter-missing = Falta { $name }. Añade --help para ver lo que se espera.
error-parameter-value = { $name } no puede tener ese valor. Añade --help para ver lo que se espera.
error-parameter-use = { $name } no se escribe así: le falta el valor o no lleva ninguno. Añade --help para ver lo que se espera.
error-usage = No se entiende: { $words }. Añade --help para ver lo que se espera.
error-file =
    { $file }: { $problem ->
        [ENOENT] no existe tal archivo o carpeta.
        [EACCES] aquí no puedes leer o escribir.
        [EPERM] aquí no puedes leer o escribir.
        [EROFS] aquí no se puede escribir nada.
        [ENOSPC] el disco está lleno.
        [EISDIR] es una carpeta, no un archivo.
        [ENOTDIR] una parte de esta ruta no es una carpeta.
       *[other] no se puede leer o escribir ({ $reason }).
    }
error-unexpected = Ha fallado algo que nunca debería fallar ({ $reason }). El fallo es nuestro, no tuyo: avísanos, por favor. Con PELAGOS_TRACEBACK=1 se ve dónde ha sido.
error-option-form = «{ $text }» debería escribirse NOMBRE=VALOR.
error-seat-number = «{ $text }» no es un asiento de esta mesa. Los asientos se cuentan del 0 al { $last }.
error-bot-count =
    { $given ->
        [one] Se nombra 1 bot
       *[other] Se nombran { $given } bots
    } para { $seats } asientos. Nombra uno para todos o uno por asiento.
error-which-game = ¿Qué juego? Instalados: { $known }.
error-file-exists = { $file } ya existe y se queda como está. Elige otro nombre (o sigue jugando con --resume).
error-no-folder = No existe la carpeta { $folder } en la que habría que escribir { $file }. Créala primero o elige otro lugar.
error-no-seed-file = La semilla de esta partida debería estar en { $file } y no está. Sin ella la partida se puede releer, pero no seguir jugando.
error-bad-seed-file = { $file } está dañado: no se puede leer ninguna semilla.
error-match-over = La partida de { $file } ha terminado. Léela con «pelagos replay».
error-save-name = ¿Dónde? Escribe: guardar ARCHIVO
error-record-not-text = { $file } no es un registro: no es texto (byte { $byte }).
error-not-over-yet = Una partida sin acabar es solo asunto de su mesa: hasta que acabe, su registro solo se puede leer con los ojos de un espectador. Quita --seat.
error-until = La partida no puede pararse tras { $until } respuestas: tiene { $made }.
error-not-understood = «{ $text }» no es ni una respuesta ni una orden. Escribe ? para ver la ayuda.
error-not-a-command = «{ $text }» no es una orden. Pulsa Intro para salir.
error-choice-number =
    { $last ->
        [1] { $number } no está en la lista. Hay una sola respuesta: escribe 1.
       *[other] { $number } no está en la lista. Escribe un número del 1 al { $last }.
    }
error-nothing-to-undo = Todavía no has dado ninguna respuesta que se pueda retirar.
error-which-rule = ¿Qué regla? Escribe su número, por ejemplo: regla { $rule }
error-no-such-rule = No hay ninguna regla «{ $number }».
error-no-film = No hay película de «{ $game }». Quita --film.
error-no-resolver = Las posiciones de «{ $game }» no se pueden resolver. Posibles: { $known }.
error-position-or-json = Da una posición en notación, o --json con un archivo (- para la entrada estándar), pero no ambas cosas.
error-no-tests = Las pruebas no están aquí: Pelagos se instaló sin ellas. Ejecuta esto en el código fuente.
error-no-pytest = Solo pytest sabe qué reglas tienen prueba y no está instalado. Instala las herramientas de desarrollo (ejecuta ./check una vez).
error-tests-not-collected = No se pueden reunir las pruebas: { $reason }

## Errors: research

error-bots-and-seats = { $bots } bots no encajan en { $seats } asientos. Nombra desde un bot hasta uno por asiento.
error-no-encoding = El juego «{ $game }» no se puede pasar a números, así que las interfaces de investigación no pueden jugarlo.
error-no-plots = Las imágenes necesitan una parte que no está instalada ({ $module }). Instala Pelagos con su parte de investigación: pip install "pelagos[research]".
error-no-results = { $file } no contiene las partidas de un torneo. Indica otro archivo; este quedó como estaba.
error-broken-results = La línea { $line } de { $file } no es el resultado de una partida. Indica otro archivo o borra esa línea.
error-results-in-use = Otro torneo está escribiendo ahora mismo en { $file }. Espera a que termine o indica otro archivo.
error-other-results =
    { $file } contiene otro torneo: { $part ->
        [game] el juego es otro
        [rules] se jugó con otra versión de las reglas
        [options] las opciones son distintas
        [bots] los bots son distintos
        [tables] los bots se sientan en otras mesas
        [seed] la semilla es otra
       *[other] lo escribió otra versión de Pelagos
    }. Indica otro archivo; este quedó como estaba.
error-noop-when-asked = Este agente tiene una pregunta abierta, así que no puede pasar con el número { $number }. Envía uno de los números legales.
error-noop-expected = Ahora no se pregunta nada a este agente, así que { $number } no puede ser su respuesta. Envía el número de «nada que hacer».

## The screen

screen-log = Historial · Intro abre la regla
screen-rule = Regla
screen-turn = { $seat }, tu respuesta
screen-thinks = { $seat } está pensando…
screen-clock = El tiempo pasa…
screen-film = Se lleva a cabo lo planeado…
screen-over = La partida ha terminado
screen-write-here = Parte de una respuesta, su notación, su número o una orden
screen-found = { $found } de { $count }
screen-save-where = Guardar la partida en este archivo:
screen-saved = Guardada en { $path }. La partida sigue.
screen-not-saved = La partida no se ha podido guardar en ninguna parte. Se imprimirá cuando salgas; cópiala de ahí.
screen-consent = { $seat } quiere retirar una respuesta. ¿Estás de acuerdo, { $other }?
screen-yes = sí
screen-no = no
screen-key-why = porqué
screen-key-point = mapa
screen-key-undo = atrás
screen-key-write = buscar
screen-key-cards = cartas
screen-key-save = guardar
screen-key-language = English
screen-key-help = ayuda
screen-key-quit = salir
screen-key-close = volver
screen-key-open = ver mi lado
screen-key-again = otra partida
screen-key-look = ver la mesa
screen-help =
    Respuestas: escribe el número, o elige con las flechas y pulsa Intro, o haz clic.
    / abre una línea para escribir. Lo que escribes allí reduce la lista; Intro da la respuesta. También puedes escribirla en la notación del juego, por ejemplo: { $notation }
    El tabulador va de las respuestas al tablero y al historial. En el historial, Intro sobre una línea abre su regla. [ y ] desplazan el tablero.

    m  señalar en el mapa, si el juego lo tiene: las flechas van de un lugar a otro, R gira una pieza, Intro la coloca
    w  las reglas detrás de la pregunta y de lo último que pasó
    u  retirar tu última respuesta
    c  todas las cartas del juego
    l  el idioma siguiente, en todas partes a la vez
    t  pantalla clara u oscura
    s  guardar la partida en un archivo y seguir
    q  guardar la partida y salir

    La línea admite también órdenes: regla { $rule }, porqué, deshacer, cartas, historial, tablero, guardar ARCHIVO, ayuda, salir.
