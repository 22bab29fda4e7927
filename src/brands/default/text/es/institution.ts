/** Words of the field for an institution, in Spanish. */
import type { messages as english } from '../en/institution.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'institution-label': 'Institución',
  'institution-help': 'Escriba al menos tres letras del nombre y elíjalo de la lista.',
  'institution-searching': 'Buscando…',
  'institution-none': 'No se encontró ninguna institución con ese nombre.',
  'institution-failed': 'La búsqueda no ha funcionado. Inténtelo de nuevo.',
  'institution-short': 'Escriba al menos tres letras',
  'institution-unlisted': 'Mi institución no está en la lista',
  'institution-unlisted-help': 'Se conserva tal como usted la escribe.',
  'institution-choose': '¿Cuál de estas es?',
  'institution-matches': 'Varias instituciones coinciden con «{name}».',
  'institution-no-match': 'Ninguna de estas',
}
