/** Words of the page with the platform's addresses, in Spanish. */

import type { messages as english } from '../en/contact.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'contact-description': 'Cómo ponerse en contacto con las personas que hacen {site}.',
  'contact-editorial': 'La redacción',
  'contact-editorial-text': 'Para preguntas sobre un artículo, un envío o una revisión.',
  'contact-information': 'Preguntas generales',
  'contact-information-text': 'Para todo lo demás: este sitio, sus datos y lo que falte en él.',
  'contact-none': 'Este sitio no ha indicado una dirección para ello.',
}
