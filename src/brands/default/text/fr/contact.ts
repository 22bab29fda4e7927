/** Words of the page with the platform's addresses, in French. */

import type { messages as english } from '../en/contact.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'contact-description': 'Comment joindre les personnes qui font {site}.',
  'contact-editorial': 'La rédaction',
  'contact-editorial-text': 'Pour toute question sur un article, une soumission ou une évaluation.',
  'contact-information': 'Questions générales',
  'contact-information-text': 'Pour tout le reste\u00a0: ce site, ses données et ce qui y manque.',
  'contact-none': 'Ce site n’a pas indiqué d’adresse à cet effet.',
}
