/** Words of what an account’s holder may say of themself, in German. */
import type { messages as english } from '../en/demographics.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'gender-female': 'Frau',
  'gender-male': 'Mann',
  'gender-non-binary': 'Nichtbinär',
  'gender-other': 'In meinen eigenen Worten',
  'ethnicity-asian': 'Asiatisch',
  'ethnicity-black': 'Schwarz oder afrikanisch',
  'ethnicity-hispanic-latino': 'Hispanisch oder lateinamerikanisch',
  'ethnicity-indigenous': 'Indigen',
  'ethnicity-middle-eastern-north-african': 'Nahöstlich oder nordafrikanisch',
  'ethnicity-pacific-islander': 'Von den pazifischen Inseln',
  'ethnicity-white': 'Weiß',
  'ethnicity-mixed': 'Mehr als eine davon',
  'ethnicity-other': 'Eine andere',
}
