/** Words of the pages under My activities, in Spanish. */

import type { messages as english } from '../en/my.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'my-submissions-lead': 'Lo que ha publicado en este sitio.',
  'my-submissions-published': 'Publicado',
  'my-submissions-by-address':
    'Encontrado por su correo electrónico. Vincule su ORCID iD y se encontrarán también los trabajos que lo citan.',
  'my-submissions-by-orcid': 'Encontrado por su ORCID iD {orcid} y su correo electrónico.',
  'my-submissions-none': 'Nada en este sitio le nombra todavía como autor.',
  'my-submissions-missing':
    'Los envíos, los borradores y las nuevas versiones no forman parte de este sitio todavía: la redacción recibe los trabajos nuevos por correo electrónico.',
  'editor-none': 'Este sitio no tiene editor',
  'editor-none-text': '«{title}» no se puede editar aquí: este sitio no indica ningún host para su editor (adminHost).',
  'my-link-orcid': 'Vincular su ORCID iD',
  'my-referee-lead': 'Los informes que ha escrito sobre artículos de este sitio.',
  'my-referee-reports': 'Informes publicados',
  'my-referee-no-orcid': 'Los informes identifican a sus revisores por el ORCID iD. Vincule el suyo y sus informes aparecerán aquí.',
  'my-referee-by-orcid': 'Encontrado por su ORCID iD {orcid} y su dirección de correo electrónico.',
  'my-referee-none': 'Ningún informe publicado le nombra todavía.',
  'my-referee-missing':
    'Las invitaciones y las revisiones en curso no forman parte de este sitio todavía: la redacción las envía por correo electrónico.',
  'my-alerts-lead': 'Lo que este sitio le comunica por correo electrónico, a {email}.',
  'my-alerts-new': 'Contenido nuevo',
  'my-alerts-store': 'Guardar',
  'my-alerts-stored': 'Su elección se ha guardado.',
  'my-alerts-updates': 'Noticias',
  'my-alerts-signed-up': 'Su dirección está anotada para las noticias de {site}.',
  'my-alerts-not-signed-up': 'Su dirección no está anotada para las noticias de {site}.',
  'my-dashboard-lead': 'Lo que contiene este sitio y lo que espera.',
  'my-dashboard-published': 'Publicado',
  'my-dashboard-unpublished': 'Sin publicar todavía',
  'my-dashboard-none-unpublished': 'Nada espera su publicación.',
  'my-dashboard-count-unpublished': {
    one: 'Una versión espera su publicación.',
    many: '{count} versiones esperan su publicación.',
    other: '{count} versiones esperan su publicación.',
  },
  'my-dashboard-accounts': 'Cuentas',
  'my-dashboard-all-accounts': 'Todas las cuentas',
  'my-dashboard-with-roles': 'Con un papel propio',
  'my-dashboard-roles': 'Dar y quitar papeles',
  'my-dashboard-missing': 'Editar y publicar no forma parte de este sitio todavía: el contenido llega por importación.',
  'my-pre-screening-lead': 'Trabajos nuevos que el consejo editorial revisa antes de su publicación.',
  'my-pre-screening-waiting': 'En espera',
  'my-pre-screening-none': 'Ningún trabajo tiene el estado {status}.',
  'my-pre-screening-count': {
    one: 'Un trabajo tiene el estado {status}.',
    many: '{count} trabajos tienen el estado {status}.',
    other: '{count} trabajos tienen el estado {status}.',
  },
  'my-pre-screening-missing': 'Decidir aquí no forma parte de este sitio todavía: la redacción recibe su decisión por correo electrónico.',
}
