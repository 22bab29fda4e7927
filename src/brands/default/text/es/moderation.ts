/** Words of moderating comments, in Spanish. */

import type { messages as english } from '../en/moderation.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'moderation-lead':
    'Lo que se dice de los contenidos de este sitio. Quien escribió un comentario recibe por correo su decisión y el motivo.',
  'moderation-list-waiting': 'En espera',
  'moderation-list-flagged': 'Denunciados',
  'moderation-list-published': 'Publicados',
  'moderation-list-removed': 'Retirados',
  'moderation-list-withdrawn': 'Retirados por su autor',
  'moderation-none': 'No hay ninguno.',
  'moderation-on': 'Sobre {title}',
  'moderation-comment-of': 'Comentario de {name}',
  'moderation-back': 'Todos los comentarios',
  'moderation-flags': { one: '{count} denuncia', many: '{count} de denuncias', other: '{count} denuncias' },
  'moderation-held-every-comment': 'En este sitio se lee antes cada comentario',
  'moderation-held-unconfirmed-address': 'La dirección de la cuenta no está confirmada',
  'moderation-held-many-links': 'Muchos enlaces',
  'moderation-held-repeated': 'El mismo texto está en otro lugar',
  'moderation-held-many-at-once': 'Muchos de una cuenta nueva',
  'moderation-reason': 'Motivo',
  'moderation-reason-help': 'Quien escribió el comentario lo lee por correo. Es necesario para retirar o bloquear.',
  'moderation-publish': 'Publicar',
  'moderation-remove': 'Retirar',
  'moderation-leave': 'Dejar como está',
  'moderation-block': 'Impedir que {name} comente',
  'moderation-unblock': 'Permitir de nuevo que {name} comente',
  'moderation-blocked': '{name} no puede comentar: {reason}',
  'moderation-others': {
    one: '{count} comentario más de la misma cuenta',
    many: '{count} de comentarios más de la misma cuenta',
    other: '{count} comentarios más de la misma cuenta',
  },
  'moderation-done': 'Hecho.',
  'moderation-late': 'Ya no se puede hacer: otra persona ha decidido entretanto o el comentario se ha retirado.',
  'moderation-history': 'Qué ha ocurrido',
  'moderation-event-posted': 'Escrito',
  'moderation-event-held': 'Retenido',
  'moderation-event-published': 'Publicado',
  'moderation-event-removed': 'Retirado',
  'moderation-event-withdrawn': 'Retirado por su autor',
  'moderation-event-renamed': 'Nombre retirado',
  'moderation-readers': 'Lo que se ha denunciado',
  'moderation-settled': 'atendido',
}
