### Lo que dice el servidor, español. Los nombres y las variables son iguales en en, el y es.

## Errores: personas y mesas

error-no-person = Este navegador no es (o ya no es) conocido aquí. Abre la página de inicio y vuelve a intentarlo.
error-origin = La petición viene de una página que no pertenece a este servidor.
error-no-such-link = Este enlace no existe, ya se usó o tiene más de diez minutos. Crea uno nuevo en el otro dispositivo.
error-no-such-mail-link = Este enlace ya no vale: es demasiado antiguo o pertenece a otra dirección. A una dirección sin confirmar no se envían recordatorios.
error-too-many-letters = A esta dirección ya se le han enviado bastantes mensajes por hoy. Mira en el correo no deseado o vuelve a intentarlo mañana.
error-no-such-table = No hay ninguna mesa «{ $code }». Comprueba el enlace.
error-no-such-seat = No hay asiento { $seat } en esta mesa: { $seats ->
        [one] su único asiento se numera
       *[other] sus { $seats } asientos se numeran
    } desde 0.
error-no-such-person = La persona { $person } no está en esta mesa.
error-seat-taken = El asiento { $seat } ya está ocupado. Elige otro.
error-seat-open = El asiento { $seat } sigue libre. Espera a alguien o dáselo a un bot.
error-table-not-open = La partida ya ha empezado: asientos y opciones se quedan como están.
error-only-the-host = Eso solo puede hacerlo quien abrió la mesa.
error-only-players = Eso solo pueden hacerlo quienes jugaron.
error-no-spectators = En esta mesa se juega sin espectadores.
error-not-finished = La partida aún no ha terminado.
error-not-over-yet = La partida no ha terminado. Hasta entonces cada cual ve solo lo que su asiento puede saber.
error-over-there = La partida ya ha terminado en este punto. Elige uno anterior para seguir jugando desde él.
error-time-live = En una mesa en vivo, una respuesta puede tardar de { $least } a { $most } segundos.
error-time-days = En una mesa que dura días, una respuesta puede tardar de { $least } a { $most } días.
error-no-lesson = «{ $game }» no tiene primera partida guiada.
error-cannot-restore = La mesa { $code } no se puede retomar. Es culpa nuestra, no tuya; no se ha perdido nada. Avisa a quien administra el servidor.

## Errores: en la partida

error-not-running = La partida no ha empezado.
error-match-is-over = La partida ha terminado.
error-not-your-seat = No juegas en el asiento { $seat }.
error-no-hints = En esta mesa los bots no dan pistas.
error-no-advice = El bot no tiene consejo esta vez. Decide por tu cuenta o pregunta de nuevo.
error-stale = La pregunta { $decision } se respondió, o se volvió a hacer, después de lo que viste. Mira la mesa y responde de nuevo.
error-nothing-to-take-back = No has dado ninguna respuesta que se pueda deshacer.
error-no-wish = Nadie te pide deshacer nada.
error-unknown-question = Este juego no hace preguntas del tipo «{ $kind }». Hace: { $known }.
error-you-are-muted = Quien administra el servidor no te deja escribir aquí.
error-chat-empty = Escribe una línea o elige un mensaje rápido, una de las dos cosas.
error-chat-long = Una línea tiene como mucho { $longest } caracteres.
error-chat-no-team = Nadie en esta mesa está en tu equipo. Díselo a todos.

## Errores: peticiones

error-request-id = El identificador de una petición tiene de 1 a { $longest } caracteres.
error-message = Este mensaje no se puede leer: { $reason }
error-too-fast = Demasiado de una vez. Espera un momento y vuelve a intentarlo.
error-nothing-to-pause = Aquí nada va contra reloj, así que no hay nada que pausar.
error-paused = El reloj está parado. Reanuda primero y responde después.
error-watches-only = Aquí solo miras.
error-storage = No se pudo guardar, así que no se hizo. Inténtalo de nuevo en un momento.
error-server-fault = Es culpa nuestra, no tuya. Lo aceptado antes está guardado; vuelve a intentarlo.
error-http-no-person = Este navegador no es (o ya no es) conocido aquí. Abre la página de inicio y vuelve a intentarlo.
error-http-forbidden = Esto no está permitido.
error-http-not-found = No hay nada en esta dirección: { $reason }
error-http-too-large = Esto es demasiado largo para leerlo aquí.
error-http-too-fast = Demasiado de una vez.
error-http-invalid = La petición no se puede leer: { $reason }
error-http-method = En esta dirección no se responde a peticiones { $method }.
unreadable-byte = Esto no es JSON válido. El fallo está en el byte { $byte }.
unreadable-cut = Esto no es JSON válido: termina antes de tiempo.
unreadable-deep = Esto está anidado con demasiados niveles.
error-http-fault = Es culpa nuestra, no tuya.

## Errores: al arrancar el servidor

error-setting = { $variable } no puede ser «{ $value }»: { $reason }
error-mail-without-address = Los mensajes necesitan enlaces que lleven hasta aquí: pon en PELAGOS_PUBLIC_URL la dirección que abre la gente o quita PELAGOS_MAIL_FROM.
error-address = El servidor no puede escuchar en { $host }, puerto { $port }: { $reason }. ¿Hay otro en marcha? Elige otro puerto con --port.
error-database = La base de datos { $database } no se puede usar: { $reason }. ¿Está en marcha y es correcta su dirección? No se ha cambiado nada.
error-database-newer = La base de datos la creó un Pelagos más nuevo (sus tablas están en { $revision }). Actualiza Pelagos o usa otra base de datos. No se ha cambiado nada.

## The command pelagos serve

help-serve = Aloja partidas: se juega abriendo en un navegador la dirección que se muestra
    .more =
        Todo se guarda en una carpeta; Ctrl-C detiene el servidor y no se pierde nada. Todos los ajustes se pueden
        dar también como variables de entorno (PELAGOS_PORT=80, etc.): véase docs/hosting.md.
help-serve-host = dirección en la que escucha (por defecto 127.0.0.1, solo este equipo; 0.0.0.0 para todos)
help-serve-port = puerto en el que escucha (por defecto 8765; 0 para uno libre cualquiera)
help-serve-data = carpeta para lo que guarda el servidor (por defecto pelagos-data)
help-serve-database = una base de datos PostgreSQL en lugar de la carpeta
serve-address = Pelagos está abierto en { $address } (Ctrl-C lo cierra)
serve-unknown = { $variable } no es un ajuste de Pelagos y no tiene efecto.
serve-misspelt = { $variable } no es un ajuste de Pelagos y no tiene efecto. ¿Querías decir { $nearest }?
serve-ended = Pelagos está cerrado; todas las partidas están guardadas.

## Recordatorios por correo

confirm-subject = ¿Es tuya esta dirección?
confirm-hello = Alguien, lo más probable que tú, quiere recibir en esta dirección los recordatorios de { $server }.
confirm-yes = Si has sido tú, abre este enlace en los próximos dos días:
confirm-no = Si no has sido tú, no hagas nada: no se te enviará nada más.
reminder-subject = Te toca en { $game }
reminder-hello = Hola, { $name }:
reminder-hello-you = Hola:
reminder-turn = te toca en { $game }, en la mesa { $code }.
reminder-others = Juegas con { $names }.
reminder-until = Responde antes del { $time }. Después jugará un bot por ti hasta que vuelvas.
reminder-why = Recibes este mensaje porque pediste recordatorios. Para no recibir más, abre este enlace: { $link }

## Errores: quien administra el servidor

error-unknown-person = Aquí no hay ninguna persona con el número { $person }.
error-no-person-there = En el asiento { $seat } no hay ninguna persona: allí ya juega un bot.
error-fewer-answers = En esta partida { $answers ->
        [one] solo se ha dado una respuesta
       *[other] solo se han dado { $answers } respuestas
    }.
error-operate-no-server = Ningún servidor de esta máquina guarda sus datos en { $folder }. Indica su carpeta con --data.
error-operate-no-answer = El servidor de { $address } no responde: { $reason }. ¿Sigue en marcha?
error-operate-unreadable = La respuesta del servidor no se entiende. ¿Será de otra versión? Reinícialo.
error-backup-not-sqlite = Los datos están en PostgreSQL. Haz la copia con su propio pg_dump.
error-backup-no-database = No existe la base de datos { $file }. Indica la carpeta de datos con --data.
error-backup-file-exists = { $file } ya existe y no se toca. Elige otro nombre.
error-backup-failed = No se pudo hacer la copia: { $reason }. No hay copia de seguridad.

## La orden pelagos operate

help-operate = Cuidar de un servidor que funciona en esta máquina
    .more =
        Las mesas se nombran por su código; las personas, por el número que muestran «operate show» y «operate reports».
        El servidor se encuentra por su carpeta de datos.
help-any-data = carpeta donde el servidor guarda sus datos (por defecto: PELAGOS_DATA, o pelagos-data)
help-list = Mostrar las mesas, primero las que cambiaron hace menos
help-list-status = solo las que están en este estado: open (abiertas), running (en curso), finished (terminadas), closed (cerradas)
help-show = Mostrar una mesa: quién se sienta dónde y qué se le pregunta; nada oculto
help-show-code = la mesa
help-skip = Dejar que el bot juegue por un asiento hasta que vuelva su persona
help-skip-code = la mesa
help-skip-seat = el asiento, desde 0
help-undo = Deshacer las últimas respuestas de una partida, sean de quien sean
help-undo-code = la mesa
help-undo-answers = cuántas (por defecto: 1)
help-close = Cerrar una mesa sin resultado
help-close-code = la mesa
help-mute = Impedir que una persona escriba a las demás
help-mute-person = el número de la persona
help-unmute = Permitir de nuevo que una persona escriba
help-unmute-person = el número de la persona
help-reports = Mostrar lo que han denunciado, primero lo último
help-backup = Copiar la base SQLite en un archivo nuevo; el servidor puede seguir en marcha
help-backup-file = el archivo nuevo
operate-code = Mesa
operate-game = Juego
operate-status = Estado
operate-pace = Ritmo
operate-people = Personas
operate-watching = Miran
operate-touched = Cambio (UTC)
operate-time = Hora (UTC)
operate-reporter = De
operate-person = Persona
operate-name = Nombre
operate-words = Texto
operate-seat = Asiento
operate-kind = Quién
operate-asked = Se le pregunta
operate-online = aquí
operate-offline = ausente
operate-away = juega un bot
operate-no-tables = No hay mesas así.
operate-no-reports = Nadie ha denunciado nada.
operate-table = Mesa { $code }: { $game }, { $options }
operate-state = Estado: { $status }. Ritmo: { $pace }. Respuestas: { $answers }. Versión: { $version }. Conexiones: { $watching }. Denuncias: { $reports }.
operate-skipped = En la mesa { $code } un bot juega por el asiento { $seat } hasta que vuelva la persona.
operate-undone = En la mesa { $code } { $answers ->
        [one] se ha deshecho la última respuesta
       *[other] se han deshecho las últimas { $answers } respuestas
    }.
operate-closed = La mesa { $code } está cerrada.
operate-muted = La persona { $person } ya no puede escribir a las demás.
operate-unmuted = La persona { $person } puede escribir de nuevo a las demás.
operate-backed-up = La base se ha copiado en { $file } ({ $kilobytes } kB) y la copia está en buen estado.
error-no-career = En { $game } no se lleva nada de una partida a otra.
error-run-not-flown = No has jugado la partida «{ $run }» hasta el final.
error-nothing-to-vote = Nadie te pide ese logro.
