/** Words of what an account’s holder may say of themself, in Italian. */
import type { messages as english } from '../en/demographics.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'gender-female': 'Donna',
  'gender-male': 'Uomo',
  'gender-non-binary': 'Non binario',
  'gender-other': 'Con parole mie',
  'ethnicity-asian': 'Asiatica',
  'ethnicity-black': 'Nera o africana',
  'ethnicity-hispanic-latino': 'Ispanica o latinoamericana',
  'ethnicity-indigenous': 'Indigena',
  'ethnicity-middle-eastern-north-african': 'Mediorientale o nordafricana',
  'ethnicity-pacific-islander': 'Delle isole del Pacifico',
  'ethnicity-white': 'Bianca',
  'ethnicity-mixed': 'Più di una',
  'ethnicity-other': 'Un’altra',
}
