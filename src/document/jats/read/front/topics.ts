/** Finds the topic of a section, footnote or note by its type or title, for the statements that every article should have. */

import type { XmlElement } from '../xml/node.ts'
import { attribute, firstChild, textOf } from '../xml/read.ts'

export type Topic = 'competing-interests' | 'ethics' | 'data-availability' | 'funding'

const types: Readonly<Record<Topic, RegExp>> = {
  'competing-interests': /^(?:coi-statement|conflict|conflicts?-of-interests?|competing-interests?(?:-statement)?|disclosures?)$/,
  ethics: /^(?:ethics(?:-statement|-approval)?)$/,
  'data-availability': /^(?:data-availability(?:-statement)?|data-accessibility|datasets?|availability)$/,
  funding: /^(?:funding(?:-information|-statement)?|supported-by|financial-disclosure)$/,
}

/** Titles in the corpus's languages that publishers of open research use most. */
const titles: Readonly<Record<Topic, RegExp>> = {
  'competing-interests':
    /^(?:(?:statement (?:of|on) )?(?:declarations? of |disclosure of )?(?:(?:potential )?(?:competing|conflict(?:s|ing)?(?: of)?) (?:financial )?interests?)(?: statement| declaration)?|conflitos? de interesses?|conflictos? de inter[eé]s(?:es)?)$/,
  ethics:
    /^(?:(?:research )?ethic(?:s|al)(?: (?:statement|approval|approvals|considerations?|declarations?))?(?: and consent(?: to participate)?)?|ethics approval and consent to participate)$/,
  'data-availability':
    /^(?:(?:data|code|data and (?:code|materials?|software)|data,? (?:code,? )?and (?:materials?|software)) (?:availability|accessibility)(?: statement)?|availability of (?:supporting )?data(?: and materials?)?|availability of materials and data|underlying data|extended data|major datasets?|disponibilidad de (?:los )?datos|disponibilidade de dados)$/,
  funding: /^(?:funding(?: information| statement| sources?)?|grant information|financial support|financiaci[oó]n|financiamento)$/,
}

export const topics: readonly Topic[] = ['competing-interests', 'ethics', 'data-availability', 'funding']

/** The topic of a `sec`, `fn`, `notes`, `fn-group` or `ack`; null for any other topic. */
export function topicOf(element: XmlElement): Topic | null {
  const written = ['sec-type', 'notes-type', 'fn-type', 'content-type'].map(name => attribute(element, name)?.toLowerCase() ?? '')
  const title = firstChild(element, 'title')
  return topics.find(topic => written.some(type => types[topic].test(type))) ?? (title && topicOfTitle(textOf(title)))
}

export function topicOfTitle(title: string): Topic | null {
  const words = title
    .toLowerCase()
    .replace(/^[\d.\s]+/, '')
    .replace(/[\s:.*]+$/, '')
    .trim()
  return topics.find(topic => titles[topic].test(words)) ?? null
}
