/** Messages for components: in the page's language, with the brand's own in place of the default ones. */
import { type ComponentType, createContext, Fragment, type ReactNode, use, useMemo } from 'react'
import { formatDate } from '../../../core/text/date.ts'
import type { Language } from '../../../core/text/languages.ts'
import { type Catalogue, chosenParts, findMessage, formatMessage, lookUpMessage, type MessageValues } from '../../../core/text/message.ts'
import { formatNumber } from '../../../core/text/number.ts'
import english from '../../../messages/en.json?namespace=every-page'
import { type LoadedText, loadNamespace } from './load-text.ts'
import type { MessageNamespace, Messages } from './message-keys.ts'

export type MessageKey = keyof Messages

export interface Text {
  language: Language
  /** The text of a message. */
  t(key: MessageKey, values?: MessageValues): string
  /** As `t`, with elements in the place of arguments. A number chooses a plural form, and is written as the language does. */
  put(key: MessageKey, elements: Readonly<Record<string, ReactNode>>): ReactNode
  /** For keys that are data, such as those of a menu or a rule. A key without a message is returned as it is. */
  translateKey(key: string, values?: MessageValues): string
  number(value: number): string
  date(date: string): string
}

export function createText(language: Language, catalogues: readonly (Catalogue | undefined)[]): Text {
  const t = (key: MessageKey, values: MessageValues = {}): string => {
    const message = findMessage(catalogues, key)
    // The component did not load the catalogue that has the message.
    if (message === undefined) console.error(`No words for “${key}” here`)
    return formatMessage(message ?? key, values, language)
  }
  const elementOf = (element: ReactNode): ReactNode => (typeof element === 'number' ? formatNumber(element, language) : element)
  return {
    language,
    t,
    translateKey: (key, values) => lookUpMessage(catalogues, key, language, values),
    put: (key, elements) =>
      chosenParts(findMessage(catalogues, key) ?? key, elements, language).map((part, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity than their place.
        <Fragment key={position}>{typeof part === 'string' ? part : (elementOf(elements[part.argument]) ?? `{${part.argument}}`)}</Fragment>
      )),
    number: value => formatNumber(value, language),
    date: date => formatDate(date, language),
  }
}

export const LoadedTextContext = createContext<LoadedText>({ language: 'en', catalogues: [english], isWhole: false })

const CataloguesContext = createContext<readonly (Catalogue | undefined)[]>([english])
const TextContext = createContext<Text>(createText('en', [english]))

function Spoken({ catalogues, children }: { catalogues: readonly (Catalogue | undefined)[]; children: ReactNode }) {
  const { language } = use(LoadedTextContext)
  const text = useMemo(() => createText(language, catalogues), [language, catalogues])
  return (
    <CataloguesContext value={catalogues}>
      <TextContext value={text}>{children}</TextContext>
    </CataloguesContext>
  )
}

/** @param brandText the brand's own messages in the page's language */
export function TextProvider({ brandText, children }: { brandText: Catalogue | undefined; children: ReactNode }) {
  const loaded = use(LoadedTextContext)
  const catalogues = useMemo(() => [brandText, ...loaded.catalogues], [brandText, loaded])
  return <Spoken catalogues={catalogues}>{children}</Spoken>
}

/** Provides catalogues that not every page has, and suspends until they are loaded. */
function MessagesProvider({ of, children }: { of: readonly MessageNamespace[]; children: ReactNode }) {
  const { language, isWhole } = use(LoadedTextContext)
  const outer = use(CataloguesContext)
  // All are requested before the first one is awaited.
  const loading = isWhole ? [] : of.map(part => loadNamespace(language, part))
  const parts = loading.map(part => use(part))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part is the same object each time, and their number does not change.
  const catalogues = useMemo(() => [...outer, ...parts], [outer, ...parts])
  return <Spoken catalogues={catalogues}>{children}</Spoken>
}

/** Wraps a page, or a component that is loaded on demand, with the catalogues that it needs. */
export function withMessages<Props extends object>(of: readonly MessageNamespace[], Component: ComponentType<Props>) {
  return function WithMessages(props: Props) {
    return (
      <MessagesProvider of={of}>
        <Component {...props} />
      </MessagesProvider>
    )
  }
}

export const useText = (): Text => use(TextContext)
