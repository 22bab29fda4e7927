/** How facts of the site are named for editors, with their values on this site. */
import { messageKeys } from '../../../core/text/message-keys.ts'
import type { Text } from '../../sites/text/text.tsx'
import { type Fact, type FactValues, facts } from '../domain/site-pages/facts.ts'

const factKeys = messageKeys('editor-fact', facts)

export const nameOfFact = (fact: Fact, { t }: Pick<Text, 't'>): string => t(factKeys[fact])

export interface FactText {
  name: string
  /** The value, or that the site has none. */
  value: string
  isSet: boolean
  /** What a pointer that rests on it shows: where a missing value is set. */
  explanation: string
}

export function textOfFact(fact: Fact, values: FactValues, { t }: Pick<Text, 't'>): FactText {
  const name = nameOfFact(fact, { t })
  const value = values[fact]
  return value === null
    ? { name, value: t('editor-fact-unset'), isSet: false, explanation: t('editor-fact-unset-help', { name, setting: fact }) }
    : { name, value, isSet: true, explanation: t('editor-fact-said', { name, value }) }
}

/** What a screen reader hears of a selected fact. */
export function factAnnouncement(fact: Fact, values: FactValues, text: Pick<Text, 't'>): string {
  const { name, value } = textOfFact(fact, values, text)
  return text.t('editor-fact-said', { name, value })
}
