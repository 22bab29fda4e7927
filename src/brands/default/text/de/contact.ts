/** Words of the page with the platform's addresses, in German. */

import type { messages as english } from '../en/contact.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'contact-description': 'So erreichen Sie die Menschen hinter {site}.',
  'contact-editorial': 'Redaktion',
  'contact-editorial-text': 'Für Fragen zu einem Artikel, einer Einreichung oder einer Begutachtung.',
  'contact-information': 'Allgemeine Fragen',
  'contact-information-text': 'Für alles Übrige: diese Website, ihre Daten und alles, was hier fehlt.',
  'contact-none': 'Diese Website hat dafür keine Adresse genannt.',
}
