/** Words of what an account’s holder may say of themself, in Spanish. */
import type { messages as english } from '../en/demographics.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'gender-female': 'Mujer',
  'gender-male': 'Hombre',
  'gender-non-binary': 'No binario',
  'gender-other': 'Con mis propias palabras',
  'ethnicity-asian': 'Asiática',
  'ethnicity-black': 'Negra o africana',
  'ethnicity-hispanic-latino': 'Hispana o latina',
  'ethnicity-indigenous': 'Indígena',
  'ethnicity-middle-eastern-north-african': 'De Oriente Medio o del norte de África',
  'ethnicity-pacific-islander': 'De las islas del Pacífico',
  'ethnicity-white': 'Blanca',
  'ethnicity-mixed': 'Más de una',
  'ethnicity-other': 'Otra',
}
