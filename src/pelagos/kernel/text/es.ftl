### Lo que comparten todos los juegos, español. Los mismos identificadores y variables en en, el y es.
### Los números se pasan como números; lo demás, como texto.

## Words

value-yes = sí
value-no = no
clock = el reloj
seat-name = Asiento { $number }
seat-mark = { $text }

## Rules of the table

rule-chapter-table = La mesa
rule-PL-01 = Solo se responde a una pregunta abierta. La que se ha cerrado, retirado o resuelto se queda como está.
rule-PL-02 = Solo responde el asiento al que se pregunta. Nadie responde por otro.
rule-PL-03 = La respuesta debe ser de las que admite la pregunta y estar escrita de modo que solo pueda leerse de una manera.
rule-PL-04 = Una partida necesita un juego conocido, un número de asientos que el juego admita y opciones que existan y sean compatibles.
rule-PL-05 = Las preguntas que se hacen por orden se responden por orden: cada asiento espera al anterior.
rule-PL-06 = Un registro debe estar completo, escrito para la versión de reglas que lo lee, y describir una partida que de verdad pueda jugarse.
rule-PL-07 = Puedes deshacer libremente tus últimas respuestas de un mismo turno mientras no haya intervenido el azar ni se haya revelado nada oculto. Más atrás, toda la mesa debe estar de acuerdo; los bots siempre lo están. Donde corre un reloj, el tiempo pasado no se deshace.

## Errors: where something written is wrong

error-at-column = { $message } (Columna { $column }.)
error-at-path = { $message } (En «{ $path }».)

## Errors: answers

error-not-open = La pregunta { $decision } no está (ya) abierta. Responde a una que lo esté.
error-not-yet = La pregunta { $decision } espera su turno. Antes responden otros.
error-wrong-seat = El asiento { $seat } no responde aquí: la pregunta es para el asiento { $asked }.
error-json-twice = El campo «{ $field }» aparece dos veces en un mismo objeto. Deja solo uno.
error-json-syntax = Esto no es JSON válido. El error está en la línea { $line }, columna { $column }.
error-json-missing = Falta el campo «{ $field }».
error-json-field = Aquí no hay ningún campo «{ $field }». Revisa cómo está escrito u omítelo.
error-json-type = Aquí hace falta el tipo { $expected }, no { $found }.
error-json-value = Este valor no encaja aquí.
error-wrong-kind = «{ $action }» no es una respuesta a esta pregunta. Elige una de las respuestas que se ofrecen.
error-wrong-second = «{ $second }» no es un segundo de la misión. Da un número entero, de 0 en adelante.
error-action-name = «{ $text }» no es una respuesta a esta pregunta. Empieza por: { $known }.
error-action-length = «{ $text }» debería tener { $expected ->
        [one] 1 palabra
       *[other] { $expected } palabras
    } después de la primera; tiene { $found }.
error-action-word = «{ $word }» no encaja aquí. Revisa cómo está escrito.
error-unknown-card = «{ $card }» no es una carta de este juego.
error-undo-barrier = Esto ya no se puede deshacer libremente: ha intervenido el azar, se ha revelado algo oculto o ha respondido otro asiento.
error-time-went-on = El reloj ha seguido desde tu última respuesta, y el tiempo no se puede deshacer.
error-undo-range =
    La partida no puede volver a { $inputs ->
        [one] 1 respuesta
       *[other] { $inputs } respuestas
    }: se { $made ->
        [one] ha dado 1
       *[other] han dado { $made }
    }.

## Errors: table and language

error-unknown-game = No hay ningún juego «{ $game }». Instalados: { $known }.
error-seats =
    Este juego es para { $least } a { $most } asientos y se { $seats ->
        [one] ha pedido 1
       *[other] han pedido { $seats }
    }.
error-unknown-option = No hay ninguna opción «{ $option }». Opciones de este juego: { $known }.
error-option-value = «{ $option }» no puede ser «{ $value }». Elige entre: { $allowed }.
error-option-number = «{ $option }» debe ser un número entero, no «{ $value }».
error-option-line = «{ $option }» no puede ser «{ $value }». Escribe una sola línea, sin espacios al principio ni al final.
error-wrong-options = «{ $options }» no son las opciones de este juego. Dale { $expected }.
error-unknown-language = Pelagos no habla «{ $language }». Elige entre: { $known }.
error-unknown-bot = No hay ningún bot «{ $bot }». Bots de este juego: { $known }.
error-broken-game = El juego «{ $game }» está instalado pero no funciona ({ $reason }). A los demás juegos no les afecta; avisa a quien lo hizo.

## Errors: records

error-record-head = El registro no indica «{ $key }:» en su cabecera. Puede estar dañado o no ser un registro.
error-record-format = El registro tiene el formato { $format }; este Pelagos lee el formato { $known }.
error-record-line = La línea { $line } no es de un registro: «{ $text }».
error-record-truncated = El registro está cortado tras la línea { $line }. Consigue una copia completa.
error-record-hash-missing = En la línea { $line } del registro debería estar la comprobación de la posición tras la respuesta { $made }, y no está. Falta una línea: consigue una copia completa.
error-record-count =
    El registro dice en la línea { $line } que contiene { $said ->
        [one] 1 respuesta
       *[other] { $said } respuestas
    }, y contiene { $made }. Faltan o sobran líneas: consigue una copia completa.
error-record-game = El registro es de «{ $game }», no de «{ $expected }».
error-record-newer = El registro se jugó con la versión { $rules } de las reglas y este Pelagos solo conoce hasta la { $known }. Actualiza Pelagos para leerlo.
error-record-older = El registro se jugó con la versión { $rules } de las reglas; este Pelagos juega con la { $known }. Léelo con el Pelagos que lo hizo.
error-record-input = La línea { $line } («{ $text }») se rechaza: { $reason }
error-record-number = «{ $text }» debería ser un número entero.
error-record-seed = «{ $text }» no es una semilla: una semilla son 64 cifras hexadecimales.
error-record-actor = La pregunta { $decision } no se hizo a quien la responde en el registro ({ $actor }).
error-stored-state = El estado desde el que la partida siguió con reglas nuevas no se puede leer: { $reason }
error-hash-differs = El registro se contradice: tras la respuesta { $input } la posición no es la que anota. Alguien lo ha cambiado o está dañado.
error-end-differs = El registro y las reglas no coinciden en si la partida ha terminado tras la respuesta { $input }. Alguien lo ha cambiado o está dañado.
error-returns-differ = El registro anota un resultado que la partida no tiene tras la respuesta { $input }. Alguien lo ha cambiado o está dañado.
error-seed-missing = El registro promete una semilla pero no la muestra, así que no se puede comprobar cómo se barajó.
error-commitment-differs = La semilla no es la que se publicó antes de la primera carta. No se puede confiar en cómo se barajó esta partida.
error-seed-differs = El resultado { $outcome } del azar no sale de la semilla. No se puede confiar en cómo se barajó esta partida.
error-chance-differs = La partida no puede seguir: la semilla no da los resultados que anota el registro.

## Errors: chance

error-script-exhausted =
    Se pide otro resultado del azar ({ $kind }), pero el registro o guion acaba tras { $given ->
        [one] 1 resultado
       *[other] { $given } resultados
    }.
error-script-left-over =
    Tras la respuesta { $input } { $left ->
        [one] sobra 1 resultado
       *[other] sobran { $left } resultados
    } del azar que nada pedía.
error-script-kind = El resultado { $number } del azar debería ser de tipo «{ $kind }» y es «{ $found }».
error-script-roll = Aquí no puede salir { $value }: la tirada tiene { $sides } caras, contadas desde 0.
error-script-draw = { $card } no se puede robar aquí: no está entre las cartas que quedan.
error-script-shuffle = Eso no es un orden de { $length } cosas.

## Errors: our fault

error-text-missing = Falta un texto ({ $message }, { $language }). El fallo es nuestro, no tuyo: avísanos, por favor. A la partida no le afecta.
error-text-fault = Un texto no encaja ({ $message }: { $reason }). El fallo es nuestro, no tuyo: avísanos, por favor. A la partida no le afecta.
error-cannot-word = Ningún texto puede mencionar un valor de tipo { $hint }. Es un fallo del juego: avísanos, por favor. A la partida no le afecta.
error-refused-too-late = Las reglas han rechazado una respuesta después de aceptarla: { $reason } El fallo es nuestro, no tuyo. La partida sigue como estaba; guárdala y avísanos, por favor, adjuntando el registro.
error-not-over = Se ha pedido el resultado con la pregunta { $decision } abierta. El fallo es nuestro, no tuyo: avísanos, por favor.
error-not-in-zone = La carta { $card } no está donde las reglas la esperan. El fallo es nuestro, no tuyo. La partida sigue como estaba; guárdala y avísanos, por favor, adjuntando el registro.
error-too-many-outcomes = El azar puede salir aquí de más de { $limit } maneras, demasiadas para recorrerlas.
error-abstract = { $cls } no dice cómo hace lo que se le pide. Es un fallo del programa: avísanos, por favor.
error-undeclared-class = { $cls } no dice quién puede verlo. Es un fallo del juego: avisa a quien lo hizo.
error-undeclared-field = { $cls } no dice quién puede ver su campo «{ $field }». Es un fallo del juego: avisa a quien lo hizo.
error-mutable-field-in-frozen-class = { $cls } no debería cambiar nunca, pero su campo «{ $field }» puede. Es un fallo del juego: avisa a quien lo hizo.
error-hidden-field-in-decision = La pregunta { $cls } oculta algo a alguien, y ninguna pregunta puede hacerlo. Es un fallo del juego: avisa a quien lo hizo.
error-ask-and-closes-differ = La pregunta { $cls } no dice con claridad cómo se cierra. Es un fallo del juego: avisa a quien lo hizo.
error-cannot-clone = Los valores de tipo { $hint } no se pueden copiar. Es un fallo del juego: avisa a quien lo hizo.
error-cannot-observe = Los valores de tipo { $hint } no se pueden mostrar. Es un fallo del juego: avisa a quien lo hizo.
error-cannot-write = Los valores de tipo { $hint } no tienen notación. Es un fallo del juego: avisa a quien lo hizo.
error-unknown-rule = Se cita la regla { $rule }, que no existe. Es un fallo del juego: avisa a quien lo hizo.
error-missing-data = Falta el archivo { $file } de { $package }. Vuelve a instalar Pelagos (o ese juego).
error-no-action-number = { $action } no tiene número. Es un fallo de la codificación del juego: avisa a quien lo hizo.
error-action-number = { $number } no es el número de una acción. Se cuentan desde 0 y hay { $actions }.
error-number-not-listed = Ninguna respuesta a la pregunta abierta tiene ahora el número { $number }. Envía uno de los que marca la máscara de acciones.
error-refused-bot = Un bot ha dado una respuesta que las reglas rechazan: { $reason } Es un fallo del bot: avisa a quien lo hizo.
error-match-without-end = La partida se ha parado tras { $decisions } decisiones: los bots no la acaban nunca. Es un fallo del juego o de un bot: avisa a quien lo hizo.
error-seed-length =
    Una semilla tiene 32 bytes y esta tiene { $bytes ->
        [one] 1 byte
       *[other] { $bytes } bytes
    }.
