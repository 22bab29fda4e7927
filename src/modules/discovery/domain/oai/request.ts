/** Parses an OAI-PMH 2.0 request: one verb with its arguments, each at most once, and no others (sections 3.6 and 4). */
import { contentTypeOfSegment } from '../../../../document/metadata/content-type.ts'
import { readDatestamp } from './datestamp.ts'
import type { ListPlace, Selection } from './list-place.ts'
import { readToken } from './resumption-token.ts'

export const oaiErrors = [
  'badArgument',
  'badResumptionToken',
  'badVerb',
  'cannotDisseminateFormat',
  'idDoesNotExist',
  'noRecordsMatch',
] as const
export interface OaiError {
  code: (typeof oaiErrors)[number]
  message: string
}

/** The metadata format that every repository must support (section 4.2), and the only one here. */
export const metadataPrefix = 'oai_dc'

export type OaiRequest =
  | { verb: 'Identify' }
  | { verb: 'ListSets' }
  | { verb: 'ListMetadataFormats'; identifier: string | null }
  | { verb: 'GetRecord'; identifier: string }
  | { verb: 'ListIdentifiers' | 'ListRecords'; selection: Selection; after: ListPlace | null }

type Verb = OaiRequest['verb']

const known: Readonly<Record<Verb, readonly string[]>> = {
  Identify: [],
  ListSets: ['resumptionToken'],
  ListMetadataFormats: ['identifier'],
  GetRecord: ['identifier', 'metadataPrefix'],
  ListIdentifiers: ['from', 'until', 'set', 'metadataPrefix', 'resumptionToken'],
  ListRecords: ['from', 'until', 'set', 'metadataPrefix', 'resumptionToken'],
}
const isVerb = (text: string): text is Verb => Object.hasOwn(known, text)

const failure = (code: OaiError['code'], message: string): { error: OaiError } => ({ error: { code, message } })
const badArgument = (message: string) => failure('badArgument', message)

/** Characters of a URI (RFC 3986), without brackets: only IPv6 addresses need those. */
const uriPart = String.raw`(?:[\w.~!$&'()*+,;=:@/-]|%[\da-f]{2})`
const uri = new RegExp(
  String.raw`^[a-z][a-z\d+.-]*:(?://[\w.~-]*(?::\d*)?(?=[/?#]|$)|(?!//))${uriPart}*(?:\?(?:${uriPart}|\?)*)?(?:#(?:${uriPart}|\?)*)?$`,
  'i',
)
const badDate = 'A date is a day (2026-01-31) or a second of Greenwich (2026-01-31T09:30:00Z).'
const instant = { isLegal: (value: string) => readDatestamp(value) !== undefined, message: badDate }
const setPart = String.raw`[A-Za-z\d_.!~*'()-]+`

/** The values that the protocol's schema allows. Responses repeat the arguments as attributes, which must be valid too. */
const syntax: Readonly<Record<string, { isLegal: (value: string) => boolean; message: string }>> = {
  identifier: { isLegal: value => uri.test(value), message: 'An identifier is a URI.' },
  metadataPrefix: {
    isLegal: value => new RegExp(`^${setPart}$`).test(value),
    message: "A metadataPrefix has letters, digits and -_.!~*'() alone.",
  },
  set: {
    isLegal: value => new RegExp(`^${setPart}(?::${setPart})*$`).test(value),
    message: "A set has letters, digits and -_.!~*'() alone, in parts with colons between them.",
  },
  from: instant,
  until: instant,
}

/** @param parameters of the query string or of the posted form */
export function readOaiRequest(parameters: URLSearchParams): { request: OaiRequest } | { error: OaiError } {
  const verbs = parameters.getAll('verb')
  const [verb = ''] = verbs
  if (verbs.length !== 1) return failure('badVerb', `One verb is needed, and there ${verbs.length === 0 ? 'is none' : 'are several'}.`)
  if (!isVerb(verb)) return failure('badVerb', `There is no verb ${verb}; there are ${Object.keys(known).join(', ')}.`)
  for (const name of new Set(parameters.keys())) {
    if (name !== 'verb' && !known[verb].includes(name)) return badArgument(`${verb} has no argument ${name}.`)
    if (parameters.getAll(name).length > 1) return badArgument(`The argument ${name} is there more than once.`)
    const value = parameters.get(name) ?? ''
    if (value === '') return badArgument(`The argument ${name} is empty.`)
    const allowed = syntax[name]
    if (allowed !== undefined && !allowed.isLegal(value)) return badArgument(allowed.message)
  }
  const identifier = parameters.get('identifier')
  switch (verb) {
    case 'Identify':
      return { request: { verb } }
    case 'ListSets':
      // The list of sets is complete in one response, so that no token is valid for it.
      return parameters.has('resumptionToken')
        ? failure('badResumptionToken', 'The list of sets has no second part.')
        : { request: { verb } }
    case 'ListMetadataFormats':
      return { request: { verb, identifier } }
    case 'GetRecord': {
      if (identifier === null) return badArgument('GetRecord needs an identifier.')
      const error = formatError(parameters)
      return error === null ? { request: { verb, identifier } } : { error }
    }
    default:
      return readList(verb, parameters)
  }
}

function readList(verb: 'ListIdentifiers' | 'ListRecords', parameters: URLSearchParams): { request: OaiRequest } | { error: OaiError } {
  const token = parameters.get('resumptionToken')
  if (token !== null) {
    if (parameters.size > 2) return badArgument('A resumptionToken stands alone: what it goes on with is in it.')
    const read = readToken(token)
    return read === null
      ? failure('badResumptionToken', 'This is no resumptionToken of this repository: begin again without one.')
      : { request: { verb, ...read } }
  }
  const error = formatError(parameters)
  if (error !== null) return { error }
  const [from, until] = [parameters.get('from'), parameters.get('until')].map(text => (text === null ? null : readDatestamp(text)))
  if (from === undefined || until === undefined) return badArgument(badDate)
  if (from && until && from.granularity !== until.granularity) return badArgument('from and until are both days or both seconds.')
  if (from && until && from.begins >= until.ends) return badArgument('from is later than until.')
  const set = parameters.get('set')
  // Sets are content types as in URLs: `articles`, `posters` and so on.
  const contentType = set === null ? null : contentTypeOfSegment(set)
  if (set !== null && contentType === null) return failure('noRecordsMatch', `There is no set ${set}: ListSets names them.`)
  return { request: { verb, selection: { from: from?.begins ?? null, before: until?.ends ?? null, contentType }, after: null } }
}

function formatError(parameters: URLSearchParams): OaiError | null {
  const prefix = parameters.get('metadataPrefix')
  if (prefix === null) return badArgument('A metadataPrefix is needed: oai_dc.').error
  return prefix === metadataPrefix ? null : failure('cannotDisseminateFormat', `There is no ${prefix}, but ${metadataPrefix}.`).error
}
