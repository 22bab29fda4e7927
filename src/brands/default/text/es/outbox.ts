/** Words of the outbox, in Spanish. */

import type { messages as english } from '../en/outbox.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  outbox: 'Bandeja de salida',
  'outbox-kept-text':
    'No hay servidor de correo, por lo que las cartas se guardan aquí en vez de enviarse. Su contenido se borra a los siete días.',
  'outbox-sent-text': 'Lo que se ha escrito y qué ha sido de ello. El contenido de una carta se borra en cuanto se envía.',
  'outbox-empty': 'Todavía no se ha escrito nada.',
  'outbox-to': 'Para {address}',
  'outbox-from-label': 'De',
  'outbox-to-label': 'Para',
  'outbox-reply-label': 'Respuestas a',
  'outbox-posted-label': 'Escrita',
  'outbox-state-label': 'Estado',
  'outbox-state-waiting': 'pendiente de envío',
  'outbox-state-sending': 'enviándose',
  'outbox-state-sent': 'enviada',
  'outbox-state-kept': 'guardada aquí',
  'outbox-state-given-up': 'abandonada',
  'outbox-gone': 'El contenido de esta carta ya no se conserva.',
  'outbox-text-title': 'Como texto',
  'outbox-html-title': 'Como la muestra un programa de correo',
  bounces: 'Correo devuelto',
  'bounces-lead':
    'El correo no llega a estas direcciones. Ya no reciben alertas ni resúmenes; los mensajes a una sola persona, como el de una contraseña nueva, se siguen intentando. Su titular lo ve donde gestiona lo que sigue.',
  'bounces-done': 'La dirección vuelve a recibir correo.',
  'bounces-none': 'No ha vuelto ningún correo.',
  'bounces-account': 'Dirección de una cuenta',
  'bounces-no-account': 'Dirección sin cuenta',
  'bounces-stopped': 'Interrumpido en: {platforms}',
  'bounces-take-up': 'Volver a enviar correo',
}
