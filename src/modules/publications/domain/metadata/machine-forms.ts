/** The alternate formats of a publication: their names in a request, and their paths. */

import { type ContentType, contentTypeOfSegment } from '../../../../document/metadata/content-type.ts'
import { type ItemKey, parseItemKey, parseReportId, parseVersionSegment } from '../content/address.ts'

export const machineForms = {
  'json-ld': { mediaType: 'application/ld+json', file: 'metadata.jsonld' },
  bibtex: { mediaType: 'application/x-bibtex', file: 'citation.bib' },
  ris: { mediaType: 'application/x-research-info-systems', file: 'citation.ris' },
  'csl-json': { mediaType: 'application/vnd.citationstyles.csl+json', file: 'citation.csl.json' },
  linkset: { mediaType: 'application/linkset+json', file: 'linkset.json' },
  /** The stored file, which has a URL of its own. */
  jats: { mediaType: 'application/jats+xml', file: null },
} as const satisfies Record<string, { mediaType: string; file: string | null }>

export type MachineForm = keyof typeof machineForms
/** Formats with a path beneath the publication's. */
export type AddressedForm = Exclude<MachineForm, 'jats'>

export const addressedForms = ['json-ld', 'bibtex', 'ris', 'csl-json', 'linkset'] as const satisfies AddressedForm[]

/** @param path the publication's own, with its version where it has versions, or a report's */
export const formPath = (path: string, form: AddressedForm): string => `${path}/${machineForms[form].file}`

export interface RequestedItem {
  contentType: ContentType
  key: ItemKey
  /** Null for the newest, and for items without versions. */
  version: number | null
}

/** One report, beneath the version that it reviews. */
export interface RequestedReport {
  key: ItemKey
  version: number
  reportId: number
}

/** Splits off the format that the last segment names, if any. */
function splitForm(url: string): { form: AddressedForm | null; segments: string[] } {
  const [path = ''] = url.split('?')
  const segments = path.split('/').slice(1)
  const form = addressedForms.find(each => machineForms[each].file === segments.at(-1)) ?? null
  return { form, segments: form === null ? segments : segments.slice(0, -1) }
}

/**
 * Parses the URL of a report, with the format where its last segment names one; null for all other URLs.
 * @param url a path without a language, with or without a query
 */
export function readReportAddress(url: string): (RequestedReport & { form: AddressedForm | null }) | null {
  const { form, segments } = splitForm(url)
  const [articles, keyText = '', versionText = '', reports, idText = '', ...more] = segments
  const [key, version, reportId] = [parseItemKey(keyText), parseVersionSegment(versionText), parseReportId(idText)]
  if (articles !== 'articles' || reports !== 'reports' || more.length > 0) return null
  return key === null || version === null || reportId === null ? null : { key, version, reportId, form }
}

/**
 * Parses the URL of a publication, with the format where its last segment names one; null for all other URLs.
 * @param url a path without a language, with or without a query
 */
export function readItemAddress(url: string): (RequestedItem & { form: AddressedForm | null }) | null {
  const { form, segments } = splitForm(url)
  const [segment = '', keyText = '', versionText, ...more] = segments
  const contentType = contentTypeOfSegment(segment)
  const key = parseItemKey(keyText)
  if (contentType === null || key === null || more.length > 0) return null
  if (versionText === undefined) return { contentType, key, version: null, form }
  const version = contentType === 'ARTICLE' ? parseVersionSegment(versionText) : null
  return version === null ? null : { contentType, key, version, form }
}
