/** Exports everything stored, so that `recto import` of the folder into an empty installation gives the same content. */

import { createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, extname, join, posix } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Schema } from '../../../../core/database/schema.ts'
import { noId } from '../../../../core/ids/id.ts'
import type { ContentId } from '../../../../core/ids/shared-ids.ts'
import { contentTypeSegments } from '../../../../document/metadata/content-type.ts'
import { findAssetPackage } from '../../data/asset-package.ts'
import { type ItemToExport, listItemsToExport, listPlatformsToExport } from '../../data/transfer/export.ts'
import { listPublishedReview } from '../../data/transfer/published-review.ts'
import { findDocumentOfVersion } from '../../data/version.ts'
import {
  type ExportManifest,
  exportFormatVersion,
  exportManifestName,
  type PlacedSource,
  type Placement,
  placementName,
} from '../../domain/content/export-manifest.ts'
import { pdfHref } from '../../domain/content/version-pdf.ts'
import { reasonOf, SourceError } from '../../external/import-sources/import-source.ts'
import { localPaths } from '../../external/import-sources/match-file.ts'
import { isMadeByImport } from '../import/article-files.ts'
import type { ExportPart, ExportSetting } from './export-part.ts'
import { createPlaceNames } from './place-names.ts'

/**
 * The tables of the sites and items themselves, which this file writes, and `restoreArticle` and `restoreAsset` restore: what an
 * item's sources do not hold is in its placement.
 */
export const itemTables: readonly (keyof Schema)[] = [
  ...(['platform', 'content_item', 'article', 'article_identifier', 'version', 'version_status_change', 'version_funder'] as const),
  ...(['version_file', 'asset', 'asset_file', 'file', 'author', 'affiliation', 'author_affiliation', 'keyword', 'dataset'] as const),
  ...(['content_subject', 'related_content', 'import_warning', 'report', 'report_response', 'referee', 'report_referee'] as const),
  'referee_affiliation',
]

export interface ExportSummary {
  directory: string
  items: number
  files: number
  seconds: number
}

interface Setting extends ExportSetting {
  exportParts: readonly ExportPart[]
}

const batch = 50

/** @throws SourceError where the folder is not empty: an export never mixes with other files */
export async function exportLibrary(setting: Setting, directory: string): Promise<ExportSummary> {
  const start = performance.now()
  await makeEmptyFolder(directory)
  // The export reads one snapshot of the database, whatever is stored meanwhile.
  const written = await setting.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(kysely => writeLibrary({ ...setting, kysely }, directory))
  return { directory, ...written, seconds: (performance.now() - start) / 1000 }
}

async function makeEmptyFolder(directory: string): Promise<void> {
  let names: string[]
  try {
    await mkdir(directory, { recursive: true })
    names = await readdir(directory)
  } catch (error) {
    throw new SourceError(directory, `This folder cannot be written to: ${reasonOf(error)}.`, { cause: error })
  }
  if (names.length > 0) throw new SourceError(directory, 'This folder is not empty. An export needs an empty one.')
}

async function writeLibrary(setting: Setting, directory: string): Promise<{ items: number; files: number }> {
  const items: string[] = []
  let files = 0
  let found = await listItemsToExport(setting.kysely, noId(), batch)
  while (found.length > 0) {
    for (const item of found) {
      const folder = posix.join(item.platform, contentTypeSegments[item.contentType], `${item.volume}-${item.publicationId}`)
      files += await new ItemWriter(setting, join(directory, folder)).write(item)
      items.push(folder)
    }
    found = await listItemsToExport(setting.kysely, found.at(-1)?.id ?? noId(), batch)
  }
  const keys: Record<string, unknown> = {}
  for (const { manifest: part } of setting.exportParts) {
    if (part === undefined) continue
    const written = await part.write(setting, directory)
    Object.assign(keys, written.keys)
    files += written.files
  }
  const manifest: ExportManifest = {
    format: 'recto-export',
    formatVersion: exportFormatVersion,
    platforms: await listPlatformsToExport(setting.kysely),
    ...keys,
    items,
  }
  // The manifest is written last, so a folder without it is an incomplete export. It contains password hashes and email addresses.
  await writeFile(join(directory, exportManifestName), asText(manifest), { mode: 0o600 })
  return { items: items.length, files }
}

const asText = (json: unknown): string => `${JSON.stringify(json, null, 2)}\n`

type VersionToExport = ItemToExport['versions'][number]

/** Writes one item into a folder of its own. */
class ItemWriter {
  readonly #setting: Setting
  readonly #folder: string
  readonly #placeOf = createPlaceNames()
  #count = 0

  constructor(setting: Setting, folder: string) {
    this.#setting = setting
    this.#folder = folder
    this.#placeOf(placementName)
  }

  /** @returns the number of files */
  async write(item: ItemToExport): Promise<number> {
    await mkdir(this.#folder, { recursive: true })
    const sources: PlacedSource[] = []
    if (item.contentType === 'ARTICLE') for (const version of item.versions) sources.push(await this.#writeVersion(version))
    else sources.push(await this.#writeAsset(item.id))
    const { platform, contentType, volume, publicationId, isPublic, identifiers } = item
    const gateways = item.gateways.map(({ url }) => url)
    const place = { platform, contentType, volume, publicationId, isPublic }
    const keys: Record<string, unknown> = {}
    for (const { placement: part } of this.#setting.exportParts) Object.assign(keys, await part?.write(this.#setting.kysely, item))
    const placement: Placement = { ...place, gateways, identifiers, ...keys, sources }
    await this.#writeText(placementName, asText(placement))
    return this.#count
  }

  async #writeVersion(version: VersionToExport): Promise<PlacedSource> {
    const stem = `v${version.versionNumber}`
    const isJats = version.sourceType === 'application/xml'
    const document = isJats ? null : this.#placeOf(`${stem}.document.json`)
    if (document !== null)
      await this.#writeText(document, asText(await findDocumentOfVersion(this.#setting.kysely, version.id, 'of-source')))
    const name = version.sourceName ?? ''
    const path =
      version.sourceSha256 === null && document !== null
        ? document
        : await this.#copy(version.sourceSha256 ?? '', isJats ? `${stem}.xml` : `${stem}.source${extname(name)}`)
    const { preCompletionStatus } = version
    const editorialStatus = statusToTransfer(version)
    const review = await this.#reviewOf(version)
    const source: PlacedSource = {
      path,
      name,
      document,
      files: [],
      pdf: null,
      thumbnail: null,
      preCompletionStatus,
      editorialStatus,
      review,
    }
    for (const file of version.files) {
      const { href, sha256 } = file
      if (href === pdfHref) source.pdf = { path: await this.#copy(sha256, `${stem}.pdf`), name: file.name }
      if (isMadeByImport(href)) continue
      const folder = posix.dirname(localPaths(href)[0] ?? '')
      source.files.push({ href, name: file.name, path: await this.#copy(sha256, posix.join(`${stem}.assets`, folder, file.name)) })
      if (sha256 === version.thumbnailSha256) source.thumbnail ??= href
    }
    return source
  }

  /** Null where its source has everything. */
  async #reviewOf(version: VersionToExport): Promise<PlacedSource['review']> {
    const { id, isImported, reviewRound: round, hasPublishedReview, editorialStatus } = version
    if (isImported && round === null && !hasPublishedReview) return null
    const published = await listPublishedReview(this.#setting.kysely, id)
    return { isPublishedHere: !isImported, status: isImported ? null : editorialStatus, round, ...published }
  }

  async #writeAsset(contentItemId: ContentId): Promise<PlacedSource> {
    const found = await findAssetPackage(this.#setting.kysely, contentItemId)
    if (found === null) throw new Error(`The item ${contentItemId} is neither an article nor an asset`)
    const path = this.#placeOf('item.json')
    await this.#writeText(path, asText(found.item))
    const source: PlacedSource = {
      path,
      name: 'item.json',
      document: null,
      files: [],
      pdf: null,
      thumbnail: null,
      preCompletionStatus: null,
      editorialStatus: null,
      review: null,
    }
    for (const [href, sha256] of found.files) {
      source.files.push({ href, name: posix.basename(href), path: await this.#copy(sha256, href) })
    }
    return source
  }

  async #writeText(path: string, text: string): Promise<void> {
    await writeFile(join(this.#folder, path), text)
    this.#count += 1
  }

  /** @returns the path of the copy within the folder */
  async #copy(sha256: string, wished: string): Promise<string> {
    const place = this.#placeOf(wished)
    const path = join(this.#folder, place)
    await mkdir(dirname(path), { recursive: true })
    await pipeline(await this.#setting.files.open(sha256), createWriteStream(path))
    this.#count += 1
    return place
  }
}

/** Null where no person decided about its status. */
function statusToTransfer({
  editorialStatus,
  isStatusSet,
  versionOfRecordDoi,
  statusChanges,
}: VersionToExport): PlacedSource['editorialStatus'] {
  if (!isStatusSet && statusChanges.length === 0) return null
  const changes = statusChanges.map(change => ({ ...change, changedAt: new Date(change.changedAt).toISOString() }))
  return { set: isStatusSet ? editorialStatus : null, versionOfRecordDoi, changes }
}
