/** Words of the letters that are sent to people, in Spanish. */

import type { words as english } from '../en/mail.ts'
import type { Translated } from '../en.ts'

export const words: Translated<typeof english> = {
  'mail-greeting': 'Hola, {name}:',
  'mail-greeting-unnamed': 'Hola:',
  'mail-link-lasts': {
    one: 'El enlace sirve una sola vez, durante la próxima hora.',
    many: 'El enlace sirve una sola vez, durante las próximas {count} horas.',
    other: 'El enlace sirve una sola vez, durante las próximas {count} horas.',
  },
  'mail-footer': 'Este mensaje lo envía {site}. Si responde, su respuesta llegará a {email}.',
  'mail-confirm-registration-subject': 'Confirme su dirección de correo para {site}',
  'mail-confirm-registration-text': 'Gracias por registrarse en {site}. Confirme que esta dirección es suya y podrá iniciar sesión.',
  'mail-confirm-registration-action': 'Confirmar la dirección',
  'mail-confirm-registration-otherwise': 'Si no se ha registrado, ignore este mensaje. Sin el enlace no habrá ninguna cuenta.',
  'mail-already-registered-subject': 'Ya tiene una cuenta en {site}',
  'mail-already-registered-text':
    'Alguien, seguramente usted, ha intentado registrarse con esta dirección. Ya tiene una cuenta, así que no se ha cambiado nada. Inicie sesión como siempre:',
  'mail-already-registered-action': 'Iniciar sesión',
  'mail-already-registered-forgotten': 'Si ha olvidado su contraseña, puede elegir otra:',
  'mail-already-registered-otherwise': 'Si no ha sido usted, no tiene que hacer nada.',
  'mail-reset-password-subject': 'Elija una nueva contraseña para {site}',
  'mail-reset-password-text': 'Alguien, seguramente usted, ha pedido una nueva contraseña para la cuenta con esta dirección.',
  'mail-reset-password-action': 'Elegir una nueva contraseña',
  'mail-reset-password-otherwise': 'Si no ha sido usted, ignore este mensaje. Su contraseña sigue siendo la misma.',
  'mail-password-changed-subject': 'Se ha cambiado su contraseña de {site}',
  'mail-password-changed-text': 'Se acaba de cambiar la contraseña de su cuenta en {site}. Si ha sido usted, no tiene que hacer nada más.',
  'mail-password-changed-otherwise': 'Si no ha sido usted, elija cuanto antes una nueva contraseña:',
  'mail-confirm-address-subject': 'Confirme su nueva dirección de correo para {site}',
  'mail-confirm-address-text': 'Se ha pedido usar esta dirección para su cuenta en {site}. Sustituirá a la anterior en cuanto la confirme.',
  'mail-confirm-address-action': 'Confirmar la nueva dirección',
  'mail-confirm-address-otherwise': 'Si no lo ha pedido usted, ignore este mensaje. La cuenta conserva la dirección anterior.',
  'mail-address-changed-subject': 'Se ha cambiado la dirección de correo de su cuenta en {site}',
  'mail-address-changed-text': 'Su cuenta en {site} tiene ahora la dirección {address}. Los mensajes llegarán allí y ya no aquí.',
  'mail-address-changed-otherwise': 'Si no ha sido usted, responda cuanto antes a este mensaje.',
  'mail-way-in-added-subject': 'Una nueva forma de iniciar sesión en {site}',
  'mail-way-in-added-text': 'Ahora también se puede iniciar sesión en su cuenta de {site} con esto: {way}.',
  'mail-way-in-added-otherwise': 'Si no ha sido usted, elimínela, cierre todas las sesiones y elija una nueva contraseña:',
  'mail-way-in-added-action': 'Ver las sesiones y los accesos',
  'mail-confirm-deletion-subject': 'Confirme que desea eliminar su cuenta en {site}',
  'mail-confirm-deletion-text':
    'Alguien con la sesión iniciada en su cuenta de {site} ha pedido eliminarla. No se elimina nada hasta que usted lo confirme; después no se puede deshacer.',
  'mail-confirm-deletion-action': 'Continuar con la eliminación',
  'mail-confirm-deletion-otherwise': 'Si no ha sido usted, no abra el enlace y elija una nueva contraseña.',
  'mail-account-deleted-subject': 'Se ha eliminado su cuenta en {site}',
  'mail-account-deleted-text':
    'Su cuenta en {site} se ha eliminado, con todo lo que solo le pertenecía a ella. Gracias por el tiempo que ha estado con nosotros.',
}
