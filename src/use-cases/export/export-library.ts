/** Writes everything stored back out, so that `recto import` of the folder into an empty library gives the same content. */
import { createWriteStream } from 'node:fs'
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Kysely } from 'kysely'
import { findAssetPackage } from '../../data/asset-package.ts'
import {
  type ItemToExport,
  listAccountsToExport,
  listDocumentTypesToExport,
  listGatewaysToExport,
  listItemsToExport,
  listPlatformsToExport,
  listSubjectTree,
} from '../../data/export.ts'
import type { FileStore } from '../../data/file-store.ts'
import type { Schema } from '../../data/schema.ts'
import { contentTypeSegments } from '../../domain/content/content-type.ts'
import { type ExportManifest, exportManifestName, type Placement } from '../../domain/content/export-manifest.ts'
import { SourceError } from '../../external/import-sources/import-source.ts'
import { localPath } from '../../external/import-sources/match-file.ts'

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

/** @throws SourceError when the folder holds something already: an export never mixes with what is there. */
export async function exportLibrary(
  setting: Setting,
  directory: string,
  onItem: (name: string) => void = () => {},
): Promise<ExportSummary> {
  const start = performance.now()
  await mkdir(directory, { recursive: true })
  if ((await readdir(directory)).length > 0) throw new SourceError(directory, 'This folder is not empty. An export needs an empty one.')
  const items: Placement[] = []
  let files = 0
  for (let after = 0, found: ItemToExport[]; (found = await listItemsToExport(setting.kysely, after, batch)).length > 0; ) {
    for (const item of found) {
      const folder = posix.join(item.platform, contentTypeSegments[item.contentType], `${item.volume}-${item.publicationId}`)
      onItem(folder)
      const written =
        item.contentType === 'ARTICLE'
          ? await writeVersions(setting, item, directory, folder)
          : await writeAsset(setting, item, directory, folder)
      files += written.count
      const { platform, contentType, volume, publicationId } = item
      items.push({ platform, contentType, volume, publicationId, gateways: item.gateways.map(({ url }) => url), files: written.files })
      after = item.id
    }
  }
  await writeManifest(setting, directory, items)
  return { directory, items: items.length, files, seconds: (performance.now() - start) / 1000 }
}

async function writeManifest({ kysely }: Setting, directory: string, items: Placement[]): Promise<void> {
  const manifest: ExportManifest = {
    format: 'recto-export',
    formatVersion: 1,
    platforms: await listPlatformsToExport(kysely),
    gateways: await listGatewaysToExport(kysely),
    subjects: await listSubjectTree(kysely),
    documentTypes: await listDocumentTypesToExport(kysely),
    accounts: await listAccountsToExport(kysely),
    items,
  }
  const path = join(directory, exportManifestName)
  // Written last: a folder without it is no whole export. It holds password hashes.
  await writeFile(path, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  await chmod(path, 0o600)
}

interface Written {
  files: string[]
  count: number
}

async function writeVersions(setting: Setting, item: ItemToExport, directory: string, folder: string): Promise<Written> {
  const written: Written = { files: [], count: 0 }
  for (const version of item.versions) {
    if (version.sourceSha256 === null) continue
    const file = posix.join(folder, `v${version.versionNumber}.xml`)
    await copyOut(setting.files, version.sourceSha256, join(directory, file))
    written.files.push(file)
    written.count += 1
    for (const { href, name, sha256 } of version.files) {
      const place = placeOf(href, name)
      if (place === null) continue
      await copyOut(setting.files, sha256, join(directory, folder, `v${version.versionNumber}${place}`))
      written.count += 1
    }
  }
  return written
}

/** Behind `v1`: where a source called v1.xml looks for the file that it calls by the href. Null for forms that an import makes itself. */
function placeOf(href: string, name: string): string | null {
  if (href === '#pdf') return '.pdf'
  const path = localPath(href)
  return path === null || href.includes('#width=') ? null : `.assets/${posix.join(posix.dirname(path), name)}`
}

async function writeAsset(setting: Setting, item: ItemToExport, directory: string, folder: string): Promise<Written> {
  const found = await findAssetPackage(setting.kysely, item.id)
  if (found === null) return { files: [], count: 0 }
  for (const [path, sha256] of found.files) await copyOut(setting.files, sha256, join(directory, folder, path))
  const file = posix.join(folder, 'item.json')
  await mkdir(join(directory, folder), { recursive: true })
  await writeFile(join(directory, file), `${JSON.stringify(found.item, null, 2)}\n`)
  return { files: [file], count: found.files.size + 1 }
}

async function copyOut(files: FileStore, sha256: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await pipeline(await files.open(sha256), createWriteStream(path))
}
