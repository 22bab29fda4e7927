/** The names of genders for metadata formats; pages have them as messages. */
import { messages as german } from '../../../brands/default/text/de/demographics.ts'
import { messages as english } from '../../../brands/default/text/en/demographics.ts'
import { messages as spanish } from '../../../brands/default/text/es/demographics.ts'
import { messages as french } from '../../../brands/default/text/fr/demographics.ts'
import { messages as italian } from '../../../brands/default/text/it/demographics.ts'
import { messages as japanese } from '../../../brands/default/text/ja/demographics.ts'
import type { Language } from '../../../core/text/languages.ts'
import { type Catalogue, lookUpMessage } from '../../../core/text/message.ts'
import { type Gender, genderLabels } from '../domain/demographics.ts'

const catalogues: Readonly<Record<Language, Catalogue>> = { en: english, de: german, es: spanish, fr: french, it: italian, ja: japanese }

export const genderName = (gender: Gender, language: Language): string =>
  lookUpMessage([catalogues[language]], genderLabels[gender], language)
