/** Words of recommending by email, and of confirming what an email asks, in Spanish. */
import type { messages as english } from '../en/recommend.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'recommend-title': 'Recomendar por correo',
  'recommend-lead': 'Se enviará un correo con un enlace a esta página a las personas que usted indique:',
  'recommend-recipients': 'Destinatarios',
  'recommend-recipients-help': 'Direcciones de correo, {most} como máximo, separadas por comas.',
  'recommend-name': 'Su nombre',
  'recommend-email': 'Su dirección de correo',
  'recommend-email-help': 'Los destinatarios la ven y saben así quién les escribe.',
  'recommend-as': 'Se envía en su nombre, {name}, y las respuestas llegarán a {email}.',
  'recommend-message': 'Mensaje (opcional)',
  'recommend-message-help': 'Solo texto, sin direcciones de páginas web.',
  'recommend-left': { one: 'Queda {count} carácter', many: 'Quedan {count} caracteres', other: 'Quedan {count} caracteres' },
  'recommend-privacy': 'Las direcciones de los destinatarios se borran en cuanto se envía el correo.',
  'recommend-submit': 'Enviar',
  'recommend-own-program': 'Escribir en su propio programa de correo',
  'recommend-others': 'Recomendar a otras personas',
  'email-sent': 'El correo se ha enviado.',
  'updates-confirm-title': 'Confirme su dirección',
  'updates-confirm-text': 'Las novedades de {site} se enviarán a {email}.',
  'updates-confirm-submit': 'Confirmar',
  'updates-confirmed-title': 'Ya está inscrito',
  'updates-confirmed-text': 'Gracias. Desde ahora, las novedades de {site} llegarán a su dirección.',
  'updates-gone-title': 'Este enlace ya no sirve',
  'updates-gone-text': 'Ya se ha utilizado o tiene más de tres días. Si no ha confirmado su dirección, inscríbase de nuevo.',
}
