/**
 * Builds and parses the paths of publications for routes, links and the API: /articles/{volume}-{publicationId}[/v{version}] and
 * /articles/{publicationId}[/v{version}] (specification, reading.md section 2.1).
 */

import { href } from '../../../../core/http/href.ts'
import { maxId } from '../../../../core/ids/id.ts'
import { parseId } from '../../../../core/ids/parse-id.ts'
import { type ContentType, contentTypeSegments } from '../../../../document/metadata/content-type.ts'
import type { ReportId } from '../ids.ts'

export interface ItemKey {
  /** Null in the short form, which has the publication id alone. */
  volume: number | null
  publicationId: number
}

function idFrom(digits: string | undefined): number | null {
  const id = Number(digits)
  return digits !== undefined && id > 0 && id <= maxId ? id : null
}

/** Parses `7-1374` or `1374`. Returns null for anything else, also for numbers with a leading zero: each page has one path. */
export function parseItemKey(text: string): ItemKey | null {
  const match = /^(?:([1-9]\d{0,9})-)?([1-9]\d{0,9})$/.exec(text)
  const publicationId = idFrom(match?.[2])
  if (!match || publicationId === null) return null
  if (match[1] === undefined) return { volume: null, publicationId }
  const volume = idFrom(match[1])
  return volume === null ? null : { volume, publicationId }
}

/** Parses `v2` (or a bare `2`, as in older links); null for anything else. */
export function parseVersionSegment(text: string): number | null {
  return idFrom(/^v?([1-9]\d{0,3})$/.exec(text)?.[1])
}

/** A publication in paths. */
export const itemSegment = ({ volume, publicationId }: { volume: number; publicationId: number }): string => `${volume}-${publicationId}`

/** The canonical path of a publication, with the version where one is given. */
export function itemPath(contentType: ContentType, key: { volume: number; publicationId: number }, version?: number): string {
  const path = href(`/${contentTypeSegments[contentType]}/:key`, { key: itemSegment(key) })
  return version === undefined ? path : `${path}/v${version}`
}

/** The path of one report, beneath the version that it reviews. */
export function reportPath(key: { volume: number; publicationId: number }, version: number, reportId: ReportId): string {
  return href('/articles/:key/:version/reports/:reportId', { key: itemSegment(key), version: `v${version}`, reportId })
}

/** The path of one table as comma-separated values, beneath the version that contains it. @param name as nameTables has it */
export function tablePath(key: { volume: number; publicationId: number }, version: number, name: string): string {
  return `${itemPath('ARTICLE', key, version)}/tables/${encodeURIComponent(name)}.csv`
}

/** Parses the id of a report; null for anything else. */
export const parseReportId = (text: string): ReportId | null => parseId(text)

/** The path of a stored file: the hash of its content, then the name under which browsers save it. */
export function filePath(sha256: string, name: string): string {
  return `/files/${sha256}/${encodeURIComponent(name)}`
}

/** The path of a stored file for those who may read the resource that it is restricted to. */
export const restrictedFilePath = ({ kind, id }: { kind: string; id: number }, sha256: string, name: string): string =>
  `/restricted-files/${kind}/${id}/${sha256}/${encodeURIComponent(name)}`

/** The path of the comparison between two versions of an article. */
export function comparisonPath(key: { volume: number; publicationId: number }, numbers: { old: number; new: number }): string {
  return href('/articles/:key/:old/compare/:new', { key: itemSegment(key), old: `v${numbers.old}`, new: `v${numbers.new}` })
}
