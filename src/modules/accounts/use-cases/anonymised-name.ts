/** The anonymised author name in metadata formats; pages have it as a message. */
import { messages as german } from '../../../brands/default/text/de/account.ts'
import { messages as english } from '../../../brands/default/text/en/account.ts'
import { messages as spanish } from '../../../brands/default/text/es/account.ts'
import { messages as french } from '../../../brands/default/text/fr/account.ts'
import { messages as italian } from '../../../brands/default/text/it/account.ts'
import { messages as japanese } from '../../../brands/default/text/ja/account.ts'
import type { Language } from '../../../core/text/languages.ts'
import { type Catalogue, lookUpMessage } from '../../../core/text/message.ts'

const catalogues: Readonly<Record<Language, Catalogue>> = { en: english, de: german, es: spanish, fr: french, it: italian, ja: japanese }

export const anonymisedName = (language: Language): string => lookUpMessage([catalogues[language]], 'name-withheld', language)
