### Las palabras propias del navegador, español. Los nombres y las variables son iguales en en, el y es.

## Pages

ui-home = Inicio
ui-table = Mesa
ui-watch = Mirar
ui-replays = Partidas
ui-study = Análisis
ui-learn = Reglas
ui-lesson = Lección
ui-you = Tú
ui-not-found = Esa página no existe
ui-not-found-help = Puede que la dirección tenga un error o que la página se haya mudado. Todo empieza en el inicio.
ui-skip = Ir al contenido
ui-to-home = Pelagos: a la página de inicio
ui-main-pages = Páginas principales
ui-loading = Un momento…
ui-close = Cerrar
ui-try-again = Intentar de nuevo
ui-language = Idioma
ui-sound = Sonido
ui-theme-auto = Colores: como en el sistema
ui-theme-light = Colores: claros
ui-theme-dark = Colores: oscuros

## Home

ui-tagline = Cuatro viajes, con todas sus reglas
ui-promise = Juega en tu navegador con amigos o contra bots. Sin cuenta, sin instalar nada y con cada regla en su sitio.
ui-games = Juegos
ui-facts = De un vistazo
ui-players = De { $least } a { $most } jugadores
ui-minutes = De { $least } a { $most } minutos
ui-weight = Dificultad { $weight } de 5
ui-play-now = Jugar ya
ui-with-friends = Con amigos
ui-continue = Continuar
ui-status-open = Esperando jugadores
ui-status-running = En juego
ui-status-finished = Terminada
ui-status-closed = Cerrada
ui-status-your-turn = Te toca

## People and bots

ui-open-seat = Libre
ui-somebody = Invitado
ui-bot-random = Bot: al azar
ui-bot-easy = Bot: fácil
ui-bot-normal = Bot: normal
ui-bot-hard = Bot: difícil
ui-bot-other = Bot: { $level }

## Table

ui-seats = Asientos
ui-how-many = Cuántos asientos
ui-sit-down = Sentarse
ui-stand-up = Levantarse
ui-free-seat = Liberar el asiento
ui-start = Empezar
ui-start-filled = { $open ->
    [one] Empezar con un bot en el asiento libre
   *[other] Empezar con bots en los { $open } asientos libres
}
ui-waiting-for-host = La partida empieza cuando quiera quien abrió la mesa: { $host }
ui-table-finished = La partida ha terminado
ui-study-written = Las reglas del juego han cambiado desde que se jugó esta partida. Su registro está entero aquí, pero no se puede repetir paso a paso.
ui-table-closed = Esta mesa está cerrada
ui-invite = Invitar a amigos
ui-invite-help = Envía este enlace o deja que enfoquen el código con la cámara. No necesitan cuenta.
ui-link = Enlace a esta mesa
ui-copy = Copiar
ui-copied = Copiado.
ui-qr-code = El enlace como código QR
ui-variants = Variantes
ui-no-variants = Este juego no tiene variantes.
ui-pace = Ritmo y compañía
ui-time = Tiempo para cada respuesta
ui-pace-none = Sin límite
ui-pace-live = { $time } segundos
ui-pace-days = { $time ->
    [one] 1 día
   *[other] { $time } días
}
ui-may-spectators = Espectadores
    .help = Quien tenga el enlace puede mirar. Ve lo que puede ver alguien de fuera.
ui-may-hints = Pistas
    .help = Cualquiera en la mesa puede preguntar a un bot qué respondería.
ui-may-public = Abierta a todos
    .help = La mesa aparece en «Mirar» y cualquiera puede sentarse.

## Match

ui-board = Tablero
ui-beside-board = Jugadores, historia y chat
ui-players-here = Jugadores
ui-story = Qué ha pasado
ui-nothing-yet = Todavía no ha pasado nada.
ui-your-turn = Te toca
ui-answered = Tu respuesta: { $answer }
ui-waiting-for = Esperando a: { $others }
ui-one-moment = Un momento…
ui-answers = Respuestas
ui-answers-as-list = Todas las respuestas en una lista
ui-show-answers = { $count ->
    [0] Mostrar las respuestas
    [one] Mostrar la única respuesta
   *[other] Mostrar las { $count } respuestas
}
ui-find-answer = Buscar una respuesta
ui-nothing-found = No se ha encontrado nada. Prueba con menos palabras o con otras.
ui-days-left = { $days ->
    [one] 1 día
   *[other] { $days } días
}
ui-time-left = Tiempo restante
ui-why = ¿Por qué? Regla { $rule }
ui-rule = Regla { $rule }
ui-all-rules = Todas las reglas
ui-reconnecting = Se ha perdido la conexión. Conectando de nuevo; no se pierde nada.
ui-player-away = juega un bot
ui-player-thinking = piensa…
ui-player-offline = sin conexión
ui-player-asked = responde
ui-watching = { $count ->
    [one] 1 persona está mirando
   *[other] { $count } personas están mirando
}
ui-ask-bot = Preguntar al bot
ui-bot-advises = El bot elegiría: { $answer }
ui-take-back = Deshacer
ui-ask-back = Pedir deshacer
ui-wants-back = Quiere deshacer una respuesta: { $name }
ui-agree = De acuerdo
ui-decline = No
ui-resign = Abandonar
ui-resign-sure = ¿Abandonar la partida?
ui-resign-help = Es definitivo. Un bot ocupa tu asiento; en una partida de dos, gana el otro.
ui-back-again = He vuelto
ui-shortcuts = Teclas
ui-key-answer = dar esa respuesta de la lista
ui-key-undo = deshacer
ui-key-hint = preguntar al bot qué haría
ui-key-move = ir al botón siguiente
ui-key-choose = pulsarlo
ui-key-help = esta ayuda
ui-key-close = cerrar una ventana
ui-hand-over = Ahora: { $name }
ui-hand-over-help = Pasa el aparato a quien juega este asiento: { $name }. Los demás no miran.
ui-lift-curtain = Aquí estoy: { $name }
ui-chat = Chat
ui-chat-kept = { $count ->
    [one] 1 mensaje espera hasta que veas cómo acabó.
   *[other] { $count } mensajes esperan hasta que veas cómo acabó.
}
ui-chat-read = Leer ahora
ui-say = Di algo
ui-team-only = Solo a mi equipo
ui-to-team = al equipo
ui-send = Enviar
ui-mute = No oír a esta persona
ui-muted-now = Ya no lees lo que dice { $name }. Para volver a leerlo:
ui-pass-from-now = Pasar, y desde ahora siempre que se pregunte esto
ui-passing = Pasas sin que se te pregunte en { $count ->
    [one] un tipo de pregunta.
   *[other] { $count } tipos de pregunta.
}
ui-ask-me-again = Volver a preguntarme
ui-call-hello = ¡Hola!
ui-call-thanks = ¡Gracias!
ui-call-well-played = ¡Buena jugada!
ui-call-your-turn = ¡Te toca!
ui-call-one-moment = Un momento, por favor
ui-call-oops = ¡Uy!
ui-outcome-won = ¡Has ganado!
ui-outcome-shared = ¡Has ganado, junto con otros!
ui-outcome-lost = Esta vez has perdido
ui-outcome-draw = Empate
ui-outcome-over = La partida ha terminado
ui-outcome-together-won = ¡Victoria para todos!
ui-outcome-together-lost = Derrota para todos
ui-branched = Continúa desde el paso { $step } de otra partida
ui-branched-record = Continúa desde el paso { $step } de un registro subido
ui-won = gana
ui-with = con { $names }
ui-resigned = abandona
ui-how-it-ended = Cómo terminó
ui-rematch = Revancha
ui-study-match = Analizar la partida

## Study

ui-seen-by = Visto por
ui-all-seeing = todos a la vez
ui-outsider = alguien de fuera
ui-step = Paso
ui-step-of = { $step } de { $last }
ui-step-number = Paso { $step }
ui-go-first = Al principio
ui-go-back = Un paso atrás
ui-go-forward = Un paso adelante
ui-go-last = Al final
ui-go-play = Reproducir los pasos
ui-download = Descargar el registro
ui-verify = Comprobar las barajas
ui-share-position = Copiar un enlace a esta posición
ui-chances = Posibilidades
ui-chances-help = Cuántas veces gana cada asiento si desde ahí todo sigue al azar: una estimación a partir de { $count ->
    [one] una partida
   *[other] { $count } partidas
} por punto. Pulsa un lugar para ir a él.
ui-estimate = Dibujar las posibilidades
ui-estimating = Estimando…
ui-from-here = Desde aquí
ui-play-on = Seguir contra bots
ui-play-on-seat = En este asiento
ui-verified-fair = Todo en orden: { $inputs } respuestas llevan a este resultado y cada baraja concuerda con la semilla prometida antes de la primera carta.
ui-verified-chosen = { $inputs } respuestas llevan a este resultado. La semilla se eligió a mano, así que nada se prometió sobre las barajas.
ui-verified-not-published = { $inputs } respuestas llevan a este resultado. La semilla no está en el registro, así que las barajas no se pueden comprobar.
ui-bring-record = Analizar un registro tuyo
ui-bring-record-help = Elige un archivo de registro. Se reproduce para ti y no se guarda.
ui-choose-file = Elegir un archivo
ui-your-matches = Tus partidas terminadas
ui-no-matches-yet = Todavía ninguna. ¡Juega una!
ui-lab = Laboratorio
ui-lab-help = Lo fuertes que son los bots, lo que vale cada asiento, lo que duran las partidas: resultados de la arena en gráficos.
ui-lab-open = Abrir el laboratorio
ui-lab-bring = Resultados de la arena
ui-lab-bring-help = Elige un archivo de resultados. Se queda en este navegador. Quien gestiona Pelagos lo crea así:
ui-lab-not-arena = Esto no son resultados de la arena. Elige el archivo que ha escrito «pelagos arena --json».
ui-lab-played = { $game }: { $games } partidas con { $seats } asientos, { $draws } en empate. Los intervalos contienen el valor verdadero 19 de cada 20 veces; la línea discontinua es lo que gana un asiento de media.
ui-lab-ratings = Puntuaciones de los bots
ui-lab-wins = Cuánto gana cada bot
ui-lab-seats = Cuánto gana cada asiento
ui-lab-lengths = Cuántas respuestas dura una partida
ui-lab-lengths-of = De { $least } a { $most }; la mitad, hasta { $middle }.
ui-lab-actions = Cuánto ganan quienes eligen una acción

## Watch

ui-tables-running = Partidas en juego
ui-tables-open = Mesas con asientos libres
ui-no-tables-running = Ahora no se juega ninguna partida pública.
ui-no-tables-open = Ninguna mesa pública espera jugadores.

## Learn

ui-chapters = Capítulos
ui-uncertain = Incierto:
ui-search-rules = Buscar en las reglas
ui-rules-found = { $count ->
    [one] 1 regla encontrada
   *[other] { $count } reglas encontradas
}
ui-begin-lesson = Primera partida guiada
ui-rule-picture = Mostrar en el tablero
ui-lesson-step = Paso { $number } de { $of }
ui-lesson-next = Siguiente
ui-lesson-again = Intentar de nuevo
ui-lesson-back = Atrás
ui-lesson-end = Terminar

## You

ui-your-name = Tu nombre
ui-your-name-help = Así te ven los demás en la mesa. Puede quedar vacío.
ui-save = Guardar
ui-saved = Guardado.
ui-reminders = Recordatorios por correo
ui-reminders-help = En las mesas que no se juegan en directo, un mensaje puede avisarte cuando te toca.
ui-address = Dirección de correo
ui-remind-me = Recordarme cuando me toca
ui-letter-sent = Va un mensaje de camino a esta dirección. Abre el enlace que trae y los recordatorios podrán llegar.
ui-letter-confirm = Gracias: los recordatorios pueden llegar a esta dirección.
ui-letter-stop = No se te enviarán más recordatorios.
ui-muted = A quién no oyes
ui-hear-again = Volver a oír
ui-other-device = Seguir en otro aparato
ui-other-device-help = Un enlace que sirve una vez, durante diez minutos. Ábrelo en el otro aparato y allí estarán también tus mesas.
ui-make-link = Crear un enlace
ui-link-sure = A partir de ahora este navegador es la persona que creó el enlace, con las mismas mesas.
ui-link-here = Seguir aquí
ui-badge = Tu insignia
ui-no-badge = Sin insignia
ui-logs = Lo que llevas contigo
ui-logs-help = Aquí está lo que traes de una partida a la siguiente.
ui-own-data = Tus datos
ui-own-data-help = Tu nombre, tus asientos, lo que dijiste y tus ajustes. No se guarda nada más.
ui-export = Descargar mis datos
ui-forget = Borrar mis datos
ui-forget-sure = ¿Borrar todo lo que se guarda de ti?
ui-forget-help = Desaparecen tu nombre y todo lo que dijiste, dejas tus mesas abiertas y unos bots ocupan tus asientos en las partidas en curso. No se puede deshacer.

## Errors

ui-error-offline = No se puede llegar al servidor. Comprueba la conexión e inténtalo de nuevo.
ui-error-gone = Eso no existe (o ya no). Comprueba el enlace o empieza por el inicio.
ui-error-server = El servidor no ha podido hacerlo. Inténtalo de nuevo en un momento.
ui-error-page = Esta página tiene un fallo. Cárgala de nuevo; tus partidas están a salvo en el servidor.
ui-error-newer = En el servidor hay ahora un Pelagos más nuevo, o no se puede llegar a él. Carga la página de nuevo; tus partidas están a salvo.

# A timed match
ui-pause = Pausa
ui-no-pause = Mejor sin pausa
ui-go-on = Reanudar
ui-pause-waits = Has pedido una pausa. El reloj se para en cuanto todos estén de acuerdo.
ui-pause-wished = Alguien pide una pausa. Pulsa Pausa si te parece bien; el reloj se para cuando lo hagan todos.
ui-hushed = Comunicaciones caídas: nadie habla hasta que vuelvan.
