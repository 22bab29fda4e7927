/** Words of the choice about cookies, in Spanish. */

import type { words as english } from '../en/cookies.ts'
import type { Translated } from '../en.ts'

export const words: Translated<typeof english> = {
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
}
