import type { ArticleMetadata } from '../../../article-document.ts'
import { isIssn } from '../../../metadata/check-digits.ts'
import { identifierType, readDoi, readPmcid } from '../../../metadata/identifiers.ts'
import { plainText } from '../inline-runs.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childrenNamed, childText, textOf } from '../xml/read.ts'
import { composedRun } from './composed-run.ts'
import { warnOfCheckDigit } from './invalid-identifier.ts'

type Identifiers = ArticleMetadata['identifiers']

export function readIdentifiers(meta: XmlElement, context: ReadContext): { identifiers: Identifiers; doi: string | null } {
  const identifiers: Identifiers = []
  for (const element of childrenNamed(meta, 'article-id', 'object-id', 'isbn')) {
    const type = element.name === 'isbn' ? 'isbn' : (identifierType(attribute(element, 'pub-id-type')) ?? 'other')
    const written = textOf(element)
    if (!written) continue
    const plain = type === 'doi' ? readDoi(written) : type === 'pmcid' ? readPmcid(written) : written
    if (!plain) context.warn('invalid-value', element, `“${written}” is not an identifier of type ${type}.`)
    const value = plain ?? written
    if (!identifiers.some(known => known.type === type && known.value === value)) identifiers.push({ type, value })
  }
  // An invalid DOI is kept among the identifiers but never linked.
  const doi = identifiers.map(entry => (entry.type === 'doi' ? readDoi(entry.value) : null)).find(value => value !== null) ?? null
  return { identifiers, doi }
}

export interface Locators {
  volume: string | null
  issue: string | null
  firstPage: string | null
  lastPage: string | null
  elocationId: string | null
}

export function readLocators(meta: XmlElement): Locators {
  return {
    volume: childText(meta, 'volume'),
    issue: childText(meta, 'issue'),
    firstPage: childText(meta, 'fpage'),
    lastPage: childText(meta, 'lpage'),
    elocationId: childText(meta, 'elocation-id'),
  }
}

/** Reads journal metadata; titles are in `journal-title-group` since NLM 3, and at the top before that. */
export function readJournal(journalMeta: XmlElement | null, context: ReadContext): ArticleMetadata['journal'] {
  const empty: ArticleMetadata['journal'] = {
    title: null,
    abbreviation: null,
    issns: [],
    publisher: null,
    publisherPlace: null,
    identifiers: [],
  }
  if (!journalMeta) return empty
  const places = [...childrenNamed(journalMeta, 'journal-title-group'), journalMeta]
  const first = (...names: string[]) => places.map(place => childText(place, ...names)).find(value => value !== null) ?? null
  const publisher = childrenNamed(journalMeta, 'publisher')
  const all = (name: string) =>
    publisher
      .flatMap(element => childrenNamed(element, name))
      .map(element => plainText(composedRun(element, context)))
      .filter(Boolean)
      .join('; ') || null
  const title = first('journal-title')
  const subtitle = first('journal-subtitle')
  return {
    title: title && subtitle ? `${title}: ${subtitle}` : (title ?? subtitle),
    abbreviation: first('abbrev-journal-title'),
    issns: childrenNamed(journalMeta, 'issn', 'issn-l').flatMap(issn => {
      const value = textOf(issn)
      if (value && !isIssn(value)) warnOfCheckDigit('ISSN', value, issn, context)
      const type = issn.name === 'issn-l' ? 'linking' : (attribute(issn, 'pub-type') ?? attribute(issn, 'publication-format'))
      return value ? [{ type, value }] : []
    }),
    publisher: all('publisher-name'),
    publisherPlace: all('publisher-loc'),
    identifiers: childrenNamed(journalMeta, 'journal-id').flatMap(id =>
      textOf(id) ? [{ type: attribute(id, 'journal-id-type') ?? 'other', value: textOf(id) }] : [],
    ),
  }
}
