/** Exports everything stored, so that `recto import` of the folder into an empty installation gives the same content. */
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, extname, join, posix } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { FileStore } from '../../../../core/files/file-store.ts'
import { contentTypeSegments } from '../../../../document/metadata/content-type.ts'
import { listAccountsToExport } from '../../../accounts/data/account-transfer.ts'
import { listSuggestionsToExport } from '../../../accounts/data/organisation-suggestion.ts'
import { listSubscribersToExport, listTrackedItemsToExport } from '../../../alerts/data/alert-transfer.ts'
import { findDigestStateToExport, listDigestRunsToExport } from '../../../alerts/data/digest-transfer.ts'
import { listCommentBlocksToExport, listCommentsToExport } from '../../../comments/data/comment-transfer.ts'
import { writeGatewayFolder } from '../../../gateways/use-cases/export-gateway.ts'
import { listMediaToExport } from '../../../website/data/media-transfer.ts'
import { listPartStatesToExport } from '../../../website/data/part-transfer.ts'
import { listPostAuthorsToExport, listPostsToExport } from '../../../website/data/post-transfer.ts'
import { listPagesToExport, listSitesToExport } from '../../../website/data/site-transfer.ts'
import { listAnonymisedToExport } from '../../data/anonymised-reviewer.ts'
import { findAssetPackage } from '../../data/asset-package.ts'
import {
  type ItemToExport,
  listDocumentTypesToExport,
  listFundersToExport,
  listGatewaysToExport,
  listItemsToExport,
  listPlatformsToExport,
  listSubjectTree,
  listUpdateSignUpsToExport,
} from '../../data/transfer/export.ts'
import { findDocumentOfVersion } from '../../data/version.ts'
import {
  type ExportManifest,
  exportedMediaFolder,
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
import { createPlaceNames } from './place-names.ts'

export interface ExportSummary {
  directory: string
  items: number
  files: number
  seconds: number
}

interface Setting {
  kysely: Kysely<Schema>
  files: FileStore
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
    .execute(kysely => writeLibrary({ kysely, files: setting.files }, directory))
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
  let found = await listItemsToExport(setting.kysely, 0, batch)
  while (found.length > 0) {
    for (const item of found) {
      const folder = posix.join(item.platform, contentTypeSegments[item.contentType], `${item.volume}-${item.publicationId}`)
      files += await new ItemWriter(setting, join(directory, folder)).write(item)
      items.push(folder)
    }
    found = await listItemsToExport(setting.kysely, found.at(-1)?.id ?? 0, batch)
  }
  const { kysely } = setting
  const gateways = await writeGateways(setting, directory)
  const media = await writeMedia(setting, directory)
  const manifest: ExportManifest = {
    format: 'recto-export',
    formatVersion: exportFormatVersion,
    platforms: await listPlatformsToExport(kysely),
    gateways: gateways.written,
    subjects: await listSubjectTree(kysely),
    documentTypes: await listDocumentTypesToExport(kysely),
    funders: await listFundersToExport(kysely),
    accounts: await listAccountsToExport(kysely),
    updateSignUps: await listUpdateSignUpsToExport(kysely),
    alertSubscribers: await listSubscribersToExport(kysely),
    trackedItems: await listTrackedItemsToExport(kysely),
    commentBlocks: await listCommentBlocksToExport(kysely),
    digestRuns: await listDigestRunsToExport(kysely),
    organisationSuggestions: await listSuggestionsToExport(kysely),
    withheldReviewers: await listAnonymisedToExport(kysely),
    media: media.written,
    sitePages: await listPagesToExport(kysely),
    postAuthors: await listPostAuthorsToExport(kysely),
    posts: await listPostsToExport(kysely),
    sites: await listSitesToExport(kysely),
    partStates: await listPartStatesToExport(kysely),
    items,
  }
  // The manifest is written last, so a folder without it is an incomplete export. It contains password hashes and email addresses.
  await writeFile(join(directory, exportManifestName), asText(manifest), { mode: 0o600 })
  return { items: items.length, files: files + gateways.files + media.files }
}

async function writeGateways(setting: Setting, directory: string): Promise<{ written: ExportManifest['gateways']; files: number }> {
  const written: ExportManifest['gateways'] = []
  let files = 0
  for (const { hasFile, ...gateway } of await listGatewaysToExport(setting.kysely)) {
    const folder = hasFile ? posix.join('gateways', gateway.platform, gateway.url) : null
    if (folder !== null) files += await writeGatewayFolder(setting, gateway.platform, gateway.url, join(directory, folder))
    written.push({ ...gateway, folder })
  }
  return { written, files }
}

/** Writes each file once, under its hash. */
async function writeMedia({ kysely, files }: Setting, directory: string): Promise<{ written: ExportManifest['media']; files: number }> {
  const written = await listMediaToExport(kysely)
  const hashes = new Set(written.flatMap(({ sha256, sizes }) => [sha256, ...sizes.map(size => size.sha256)]))
  if (hashes.size > 0) await mkdir(join(directory, exportedMediaFolder))
  for (const sha256 of hashes) await pipeline(await files.open(sha256), createWriteStream(join(directory, exportedMediaFolder, sha256)))
  return { written, files: hashes.size }
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
    const { platform, contentType, volume, publicationId, isPublic, identifiers, usage, reportViews } = item
    const gateways = item.gateways.map(({ url }) => url)
    const place = { platform, contentType, volume, publicationId, isPublic }
    const comments = await listCommentsToExport(this.#setting.kysely, { contentItemId: item.id })
    const digests = await findDigestStateToExport(this.#setting.kysely, item.id)
    const placement: Placement = { ...place, gateways, identifiers, usage, reportViews, comments, digests, sources }
    await this.#writeText(placementName, asText(placement))
    return this.#count
  }

  async #writeVersion(version: VersionToExport): Promise<PlacedSource> {
    const stem = `v${version.versionNumber}`
    const isJats = version.sourceType === 'application/xml'
    const document = isJats ? null : this.#placeOf(`${stem}.document.json`)
    if (document !== null) await this.#writeText(document, asText(await findDocumentOfVersion(this.#setting.kysely, version.id)))
    const name = version.sourceName ?? ''
    const path =
      version.sourceSha256 === null && document !== null
        ? document
        : await this.#copy(version.sourceSha256 ?? '', isJats ? `${stem}.xml` : `${stem}.source${extname(name)}`)
    const { preCompletionStatus } = version
    const editorialStatus = statusToTransfer(version)
    const source: PlacedSource = { path, name, document, files: [], pdf: null, thumbnail: null, preCompletionStatus, editorialStatus }
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

  async #writeAsset(contentItemId: number): Promise<PlacedSource> {
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
