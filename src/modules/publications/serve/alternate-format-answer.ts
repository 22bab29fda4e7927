/** Serves a publication or report in alternate formats: by the Accept header at its page's URL, or at the format's own URL. */

import { chooseMediaType } from '../../../core/http/choose-media-type.ts'
import { splitLanguage } from '../../../core/text/languages.ts'
import type { Found } from '../../sites/domain/found.ts'
import { writeCitation } from '../domain/citation/citation-format.ts'
import { type CslItem, citeReport, citeWork } from '../domain/citation/csl-item.ts'
import {
  type AlternateFormat,
  alternateFormats,
  type FormatWithPath,
  formatPath,
  formatsWithPath,
  type RequestedItem,
  type RequestedReport,
  readItemPath,
  readReportPath,
} from '../domain/metadata/alternate-formats.ts'
import { jsonLdDocument } from '../domain/metadata/head-html.ts'
import { fileOfRole, type MetadataSite } from '../domain/metadata/item-metadata.ts'
import { itemJsonLd } from '../domain/metadata/json-ld.ts'
import type { JsonLd } from '../domain/metadata/json-ld-parts.ts'
import { type ReportMetadata, reportJsonLd, reportLinkset } from '../domain/metadata/report-metadata.ts'
import { type LinkSet, linkset } from '../domain/metadata/signposting.ts'
import type { ItemDescription } from '../use-cases/reading/describe-item.ts'

export interface FormRequest {
  /** Null for the page; `none` where the client accepts no available format. */
  form: AlternateFormat | 'none' | null
  /** The media type by which the client requested the format. */
  mediaType: string
  /** True at the page's URL, which has several formats. */
  negotiated: boolean
}

/** Other media types by which registration agencies and aggregators request formats. */
const otherNames: readonly (readonly [mediaType: string, form: AlternateFormat])[] = [
  ['application/vnd.schemaorg.ld+json', 'json-ld'],
  ['application/citeproc+json', 'csl-json'],
  ['application/vnd.jats+xml', 'jats'],
  ['application/xml', 'jats'],
  ['text/xml', 'jats'],
]

const formOfType: ReadonlyMap<string, AlternateFormat | null> = new Map([
  // The first one is for clients that accept everything.
  ['text/html', null] as const,
  ['application/xhtml+xml', null] as const,
  ...([...formatsWithPath, 'jats'] as const).map(form => [alternateFormats[form].mediaType, form] as const),
  ...otherNames,
])

/** @param url as in the request line @returns null where it is not a publication's */
export function readItemRequest(url: string, accept: string | undefined): (RequestedItem & FormRequest) | null {
  const item = readItemPath(splitLanguage(url).path)
  return item && { ...item, ...readForm(item.form, accept) }
}

/** @param url as in the request line @returns null where it is not a report's */
export function readReportRequest(url: string, accept: string | undefined): (RequestedReport & FormRequest) | null {
  const report = readReportPath(splitLanguage(url).path)
  return report && { ...report, ...readForm(report.form, accept) }
}

function readForm(named: FormatWithPath | null, accept: string | undefined): FormRequest {
  if (named !== null) return { form: named, mediaType: alternateFormats[named].mediaType, negotiated: false }
  const mediaType = chooseMediaType(accept || undefined, [...formOfType.keys()])
  const form = mediaType === null ? 'none' : (formOfType.get(mediaType) ?? null)
  return { form, mediaType: mediaType ?? '', negotiated: true }
}

/** The requested publication or report in all its formats. */
export interface Described {
  /** URL of its page. */
  url: string
  cited: CslItem
  jsonLd: () => JsonLd
  linkset: () => LinkSet
  /** URL of its stored JATS; null where there is none. */
  jats: string | null
}

export function describedItem(found: Found<ItemDescription>, site: MetadataSite): Found<Described> {
  if (found.kind !== 'found') return found
  const { metadata, references } = found.item
  return {
    kind: 'found',
    item: {
      url: site.origin + metadata.path,
      cited: citeWork(metadata, site),
      jsonLd: () => itemJsonLd(metadata, site, references),
      linkset: () => linkset(metadata, site),
      jats: fileOfRole(metadata, 'jats')?.url ?? null,
    },
  }
}

export function describedReport(found: Found<ReportMetadata>, site: MetadataSite): Found<Described> {
  if (found.kind !== 'found') return found
  const { item: report } = found
  return {
    kind: 'found',
    item: {
      url: site.origin + report.path,
      cited: citeReport(report, site),
      jsonLd: () => reportJsonLd(report, site),
      linkset: () => reportLinkset(report, site),
      // The article's JATS contains the report.
      jats: null,
    },
  }
}

export function machineAnswer(
  found: Found<Described>,
  { form, mediaType, negotiated }: { form: AlternateFormat | 'none'; mediaType: string; negotiated: boolean },
): Response {
  switch (found.kind) {
    case 'missing':
      return failure(404, 'There is no such item.')
    case 'redirect':
      return redirect(302, negotiated || form === 'jats' || form === 'none' ? found.path : formatPath(found.path, form))
    case 'several':
      return failure(300, `Several items have this number: ${found.choices.map(({ path }) => path).join(', ')}.`)
    case 'found':
      return form === 'none'
        ? failure(406, `There is none of these forms. There are ${[...formOfType.keys()].join(', ')}.`)
        : present(found.item, { form, mediaType })
  }
}

function present(described: Described, { form, mediaType }: { form: AlternateFormat; mediaType: string }): Response {
  const answer = (content: string): Response =>
    new Response(content, {
      headers: {
        'Content-Type': contentTypeOf(mediaType),
        'Access-Control-Allow-Origin': '*',
        Link: `<${described.url}>; rel="describes"; type="text/html"`,
      },
    })
  switch (form) {
    case 'json-ld':
      return answer(JSON.stringify(jsonLdDocument([described.jsonLd()])))
    case 'linkset':
      return answer(JSON.stringify(described.linkset()))
    case 'bibtex':
      return answer(writeCitation('BIBTEX', described.cited))
    case 'ris':
      return answer(writeCitation('RIS', described.cited))
    case 'csl-json':
      // A single item instead of a list, like the responses of registration agencies for a DOI.
      return answer(JSON.stringify(described.cited))
    case 'jats':
      return described.jats === null ? failure(406, 'There is no JATS of its own.') : redirect(303, described.jats)
  }
}

/** JSON is always UTF-8, so it needs no charset. */
const contentTypeOf = (mediaType: string): string => (mediaType.endsWith('json') ? mediaType : `${mediaType}; charset=utf-8`)

const redirect = (status: number, path: string): Response => new Response(null, { status, headers: { Location: path } })
const failure = (status: number, message: string): Response => Response.json({ errors: [{ message }] }, { status })
