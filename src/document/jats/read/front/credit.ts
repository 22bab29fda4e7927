/** CRediT, the Contributor Role Taxonomy (ANSI/NISO Z39.104-2022, credit.niso.org). */
import type { CreditRole } from '../../../article-document.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, textOf } from '../xml/read.ts'

const creditTerms = [
  'Conceptualization',
  'Data curation',
  'Formal analysis',
  'Funding acquisition',
  'Investigation',
  'Methodology',
  'Project administration',
  'Resources',
  'Software',
  'Supervision',
  'Validation',
  'Visualization',
  'Writing – original draft',
  'Writing – review & editing',
] as const

const termByKey = new Map(creditTerms.map(term => [keyOf(term), term]))
// F1000's name for the thirteenth role, and British spelling.
termByKey.set('writing original draft preparation', 'Writing – original draft')
termByKey.set('conceptualisation', 'Conceptualization')
termByKey.set('visualisation', 'Visualization')

/**
 * The role in CRediT's terms, however the source states it: the vocabulary attributes of JATS 1.2, the taxonomy's URL in `content-type` or
 * `specific-use`, or text that equals one of the 14. Null for any other role.
 */
export function readCreditRole(role: XmlElement): CreditRole | null {
  const urls = ['vocab-term-identifier', 'content-type', 'specific-use', 'vocab-identifier'].map(name => attribute(role, name) ?? '')
  const url = urls.find(value => /^https?:.*credit/i.test(value)) ?? null
  const named = [attribute(role, 'vocab-term') ?? '', textOf(role), url ? lastStep(url) : '']
  const term = named.map(words => termByKey.get(keyOf(words))).find(found => found !== undefined)
  if (!term) return null
  const termUrl = urls.find(value => /^https?:/i.test(value) && termByKey.has(keyOf(lastStep(value))))
  const words = textOf(role)
  const written = words === '' || keyOf(words) === keyOf(term) ? null : words
  return { term, written, uri: termUrl ?? url, degree: attribute(role, 'degree-contribution') }
}

function lastStep(url: string): string {
  return url.replace(/\/+$/, '').split('/').at(-1) ?? ''
}

function keyOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/&|\band\b/g, ' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
}
