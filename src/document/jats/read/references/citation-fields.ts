/** Reads the fields of a citation, at any depth. */
import { identifierType, readDoi, readPmcid, readPmid, readUrl } from '../../../metadata/identifiers.ts'
import type { Citation } from '../../../node.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, descendants, rawText, textOf } from '../xml/read.ts'
import { readPeople } from './people.ts'

export type CitationFields = Omit<Citation, 'display'>

export function readCitationFields(citation: XmlElement): CitationFields {
  const texts = firstTexts(citation)
  const first = (...names: string[]) => names.map(name => texts.get(name)).find(value => value !== undefined) ?? null
  const [rangeFirst, rangeLast] = splitRange(first('page-range'))
  const identifiers = readIdentifiers(citation)
  const publicationType = readPublicationType(citation)
  return {
    publicationType,
    ...readPeople(citation),
    year: first('year') ?? /\b\d{4}\b/.exec(first('string-date', 'date') ?? '')?.[0] ?? null,
    title: first('article-title', 'chapter-title', 'part-title', 'data-title'),
    source: first('source', 'issue-title'),
    volume: first('volume'),
    issue: first('issue', 'supplement'),
    firstPage: first('fpage') ?? rangeFirst,
    lastPage: first('lpage') ?? rangeLast,
    elocationId: first('elocation-id'),
    publisher: first('publisher-name'),
    publisherPlace: first('publisher-loc'),
    edition: first('edition'),
    version: first('version'),
    ...identifiers,
    dataUse: isDataOrSoftware(citation, publicationType) ? readDataUse(citation) : null,
  }
}

const publicationTypes: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({
    'article-journal': 'journal',
    'journal-article': 'journal',
    periodical: 'journal',
    web: 'webpage',
    website: 'webpage',
    'web-page': 'webpage',
    'conf-proc': 'confproc',
    'conf-proceeding': 'confproc',
    conference: 'confproc',
    'paper-conference': 'confproc',
    'ref-conf': 'confproc',
    dataset: 'data',
    database: 'data',
    program: 'software',
  }),
)

/** Normalises the types that publishers spell in several ways; any other stays as written. */
export function readPublicationType(citation: XmlElement): string | null {
  const word = attribute(citation, 'publication-type') ?? attribute(citation, 'citation-type')
  return word && (publicationTypes.get(word.toLowerCase()) ?? word)
}

export function isDataOrSoftware(citation: XmlElement, publicationType: string | null): boolean {
  if (publicationType === 'data' || publicationType === 'software') return true
  for (const part of descendants(citation)) if (part.name === 'data-title') return true
  return false
}

const dataUses: ReadonlyMap<string, string> = new Map([
  ['generated', 'generated'],
  ['issupplementedby', 'generated'],
  ['analyzed', 'analyzed'],
  ['analysed', 'analyzed'],
  ['references', 'analyzed'],
])

/** JATS4R data citations: `generated` or `analyzed`; eLife writes DataCite's relations instead. Any other value stays as written. */
function readDataUse(citation: XmlElement): string | null {
  const word = attribute(citation, 'use-type') ?? attribute(citation, 'specific-use')
  return word && (dataUses.get(word.toLowerCase().replace(/-?data(?:set)?$/, '')) ?? word)
}

function firstTexts(citation: XmlElement): Map<string, string> {
  const texts = new Map<string, string>()
  for (const part of descendants(citation)) {
    if (texts.has(part.name)) continue
    const value = textOf(part)
    if (value) texts.set(part.name, value)
  }
  return texts
}

function splitRange(range: string | null): [string | null, string | null] {
  const [first, last] = (range ?? '').split(/\s*[-‐–—]\s*/)
  return [first || null, last || null]
}

function readIdentifiers(citation: XmlElement): Pick<Citation, 'doi' | 'pmid' | 'pmcid' | 'isbn' | 'href'> {
  const found: Pick<Citation, 'doi' | 'pmid' | 'pmcid' | 'isbn' | 'href'> = { doi: null, pmid: null, pmcid: null, isbn: null, href: null }
  for (const part of descendants(citation)) {
    const type = identifierType(attribute(part, 'pub-id-type') ?? attribute(part, 'ext-link-type'))
    const value = textOf(part)
    if (part.name === 'pub-id' || part.name === 'object-id' || part.name === 'article-id') {
      if (type === 'doi') found.doi ??= readDoi(value)
      if (type === 'pmid') found.pmid ??= readPmid(value)
      if (type === 'pmcid') found.pmcid ??= readPmcid(value)
      if (type === 'isbn') found.isbn ??= value || null
      found.href ??= otherUrl(attribute(part, 'xlink:href'))
    } else if (part.name === 'isbn') found.isbn ??= value || null
    else if (part.name === 'ext-link' || part.name === 'uri') {
      const target = attribute(part, 'xlink:href') ?? value
      if (type === 'doi' || /doi\.org\//i.test(target)) found.doi ??= readDoi(target)
      else if (type === 'pmid') found.pmid ??= readPmid(target)
      else if (type === 'pmcid') found.pmcid ??= readPmcid(target)
      else found.href ??= otherUrl(target)
    }
  }
  found.doi ??= readDoi(rawText(citation))
  return found
}

/** A URL that is not just an identifier's resolver. */
function otherUrl(target: string | null): string | null {
  const url = target && readUrl(target)
  return url && !/^https?:\/\/(?:dx\.)?doi\.org\//i.test(url) ? url : null
}
