/** The interface's words for components: in the page's language, with the brand's own words over the default ones. */
import { createContext, Fragment, type ReactNode, use, useMemo } from 'react'
import { messages as english, type Messages } from '../../brands/default/text/en.ts'
import type { Language } from '../../domain/platform/languages.ts'
import { formatDate } from '../../domain/text/date.ts'
import { type Catalogue, fillMessage, lookUpMessage, messageParts } from '../../domain/text/message.ts'
import { formatNumber } from '../../domain/text/number.ts'

export type MessageKey = keyof Messages
type Values = Readonly<Record<string, string | number>>

export interface Text {
  language: Language
  /** The words of a message. `count` chooses its plural form. */
  say(key: MessageKey, values?: Values): string
  /** The same, with elements in the place of placeholders. */
  put(key: MessageKey, elements: Readonly<Record<string, ReactNode>>): ReactNode
  /** For keys that are data: a menu's, a rule's. One that no catalogue has stands for itself. */
  sayKey(key: string, values?: Values): string
  number(value: number): string
  date(date: string): string
}

export function createText(language: Language, catalogues: readonly (Catalogue | undefined)[]): Text {
  const sayKey = (key: string, values: Values = {}): string => {
    const count = typeof values.count === 'number' ? values.count : undefined
    return fillMessage(lookUpMessage(catalogues, key, language, count), values, language)
  }
  return {
    language,
    say: sayKey,
    sayKey,
    put: (key, elements) =>
      messageParts(lookUpMessage(catalogues, key, language)).map((part, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity than their place.
        <Fragment key={position}>{'text' in part ? part.text : (elements[part.name] ?? `{${part.name}}`)}</Fragment>
      )),
    number: value => formatNumber(value, language),
    date: date => formatDate(date, language),
  }
}

/** The catalogues of the page's language, then English beneath them. The entries of server and browser provide them. */
export interface LoadedText {
  language: Language
  catalogues: readonly Catalogue[]
}
export const LoadedTextContext = createContext<LoadedText>({ language: 'en', catalogues: [english] })

const TextContext = createContext<Text>(createText('en', [english]))

/** @param brandText the brand's own words in the page's language */
export function TextProvider({ brandText, children }: { brandText: Catalogue | undefined; children: ReactNode }) {
  const { language, catalogues } = use(LoadedTextContext)
  const text = useMemo(() => createText(language, [brandText, ...catalogues]), [language, catalogues, brandText])
  return <TextContext value={text}>{children}</TextContext>
}

export const useText = (): Text => use(TextContext)
