/** Words of the choice about cookies, in Spanish. */

import type { messages as english } from '../en/cookies.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // Cookies
  'consent-save': 'Guardar mi elección',
  'consent-always-on': 'Siempre activas',
  'consent-essential': 'Esenciales',
  'consent-essential-text': 'El inicio de sesión, la seguridad y el recuerdo de esta elección.',
  'consent-analytics': 'Analíticas',
  'consent-analytics-text': 'El recuento de visitas y descargas, para que los autores vean cómo se lee su trabajo.',
  'consent-functional': 'Funcionales',
  'consent-functional-text': 'El recuerdo de sus preferencias y los contenidos que otros sitios insertan aquí.',
  'consent-advertising': 'Publicitarias',
  'consent-advertising-text': 'La medición de si nuestros anuncios en otros sitios llegan a las personas a quienes se dirigen.',
  'cookie-table': 'Las cookies de este sitio',
  'cookie-name': 'Nombre',
  'cookie-purpose': 'Para qué sirve',
  'cookie-category': 'Categoría',
  'cookie-lifetime': 'Se conserva',
  'cookie-until-closed': 'Como máximo hasta cerrar el navegador',
  'cookie-years': { one: '{count} año', many: '{count} de años', other: '{count} años' },
  'cookie-days': { one: '{count} día', many: '{count} de días', other: '{count} días' },
  'cookie-for-session': 'Que ha iniciado sesión',
  'cookie-for-rememberMe': 'Que sigue con la sesión iniciada, si lo pidió',
  'cookie-for-journey': 'Devuelve a este navegador un inicio de sesión hecho en otro sitio',
  'cookie-for-pendingTracking': 'Lo que quería seguir mientras inicia sesión',
  'cookie-for-consent': 'Lo que decidió sobre las cookies',
  'cookie-for-termsAndConditions': 'Que aceptó las condiciones de los comentarios',
  'cookie-for-language': 'El idioma que eligió',
  'cookie-for-contentEvent': 'Qué visitas y descargas ya se contaron',
  'cookie-for-updatesSignUp': 'Que se ha suscrito a las novedades y no hay que volver a preguntarle',
  'cookie-for-versionWarningSuppression': 'Que cerró el aviso de una versión más reciente',
  'cookie-for-citationStyle': 'El estilo en que copió la última cita',
  'cookie-for-livePreview': 'Si ve una vista previa junto al editor de páginas y entradas, y con qué ancho',
}
