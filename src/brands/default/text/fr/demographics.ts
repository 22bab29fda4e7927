/** Words of what an account’s holder may say of themself, in French. */
import type { messages as english } from '../en/demographics.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'gender-female': 'Femme',
  'gender-male': 'Homme',
  'gender-non-binary': 'Non binaire',
  'gender-other': 'Avec mes propres mots',
  'ethnicity-asian': 'Asiatique',
  'ethnicity-black': 'Noire ou africaine',
  'ethnicity-hispanic-latino': 'Hispanique ou latino-américaine',
  'ethnicity-indigenous': 'Autochtone',
  'ethnicity-middle-eastern-north-african': 'Du Moyen-Orient ou d’Afrique du Nord',
  'ethnicity-pacific-islander': 'Des îles du Pacifique',
  'ethnicity-white': 'Blanche',
  'ethnicity-mixed': 'Plusieurs de ces origines',
  'ethnicity-other': 'Une autre',
}
