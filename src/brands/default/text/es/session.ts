/** Words of signing in and out, in Spanish. */

import type { messages as english } from '../en/session.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'sign-in-lead': 'Con una sola cuenta puede comentar, seguir las novedades y enviar trabajos en todos los sitios de esta editorial.',
  'sign-in-username': 'Correo electrónico',
  'sign-in-password': 'Contraseña',
  'sign-in-remember': 'Mantener la sesión iniciada en este dispositivo',
  'sign-in-forgotten': '¿Ha olvidado su contraseña?',
  'sign-in-failed': 'El nombre de usuario o la contraseña no son válidos',
  'sign-in-success': 'Ha iniciado sesión.',
  'sign-in-no-cookie':
    'Su navegador no ha guardado ninguna cookie, así que no ha iniciado sesión. Permita las cookies de este sitio y ábralo en su dirección https.',
  'sign-in-too-many': {
    one: 'Demasiados intentos. Espere un minuto y vuelva a intentarlo.',
    many: 'Demasiados intentos. Espere {count} minutos y vuelva a intentarlo.',
    other: 'Demasiados intentos. Espere {count} minutos y vuelva a intentarlo.',
  },
  'sign-in-new': '¿Es su primera vez aquí?',
  'sign-in-already': 'Ha iniciado sesión como {name}. Si otra persona entra aquí, ocupará su lugar.',
  'sign-in-to-details': 'Ir a sus datos',
  'sign-in-register': 'Crear una cuenta',
  'sign-out-ask': '¿Cerrar la sesión?',
  'sign-out-ask-text': 'Un enlace de otro sitio le ha traído hasta aquí. Cierre la sesión solo si quería hacerlo.',
  'sign-out-stay': 'Seguir con la sesión iniciada',
  sessions: 'Dónde ha iniciado sesión',
  'sessions-text': 'Cada navegador en el que ha iniciado sesión y no la ha cerrado. Cierre las que no reconozca y cambie su contraseña.',
  'session-this': 'Este navegador',
  'session-seen': 'Último uso: {date}',
  'session-started': 'Sesión iniciada: {date}',
  'session-by-password': 'con contraseña',
  'session-by-passkey': 'con llave de acceso',
  'session-by-orcid': 'con ORCID',
  'session-by-institution': 'a través de una institución',
  'session-remembered': 'sesión mantenida',
  'session-end': 'Cerrar sesión',
  'session-end-label': 'Cerrar la sesión de {browser}',
  'sessions-end-others': 'Cerrar todas las demás sesiones',
  'sessions-end-all': 'Cerrar todas las sesiones',
  'session-ended': 'Sesión cerrada allí.',
  'session-unknown': 'Un programa desconocido',
  'session-gone': 'Esa sesión ya había terminado.',
  'session-network': 'Dirección de red {network}',
}
