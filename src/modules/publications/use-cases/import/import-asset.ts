/** Imports one poster, slide deck, document or video: its item.json, and the files that it names. */

import type { ContentType } from '../../../../document/metadata/content-type.ts'
import { storeAsset } from '../../data/store-asset.ts'
import type { StoredFile, StoredItem } from '../../data/stored-article.ts'
import type { StoredAsset } from '../../data/stored-asset.ts'
import { parseAssetPackage } from '../../domain/content/asset-package.ts'
import { type ImportSource, SourceError } from '../../external/import-sources/import-source.ts'
import { type ImportSetting, restoreParts } from './import-article.ts'
import { storeFile } from './store-file.ts'

/** @throws AssetPackageError, SourceError; nothing is stored then */
export async function importAsset(source: ImportSource, setting: ImportSetting): Promise<StoredItem & { contentType: ContentType }> {
  const asset = await prepareAsset(source, setting)
  return setting.kysely.transaction().execute(async transaction => {
    const item = await storeAsset(transaction, setting.platform, asset)
    await setting.itemGateways.add(transaction, item.contentItemId, setting.gateways)
    await restoreParts(transaction, setting, { contentItemId: item.contentItemId, version: null }, source)
    return { ...item, contentType: asset.item.contentType }
  })
}

export async function prepareAsset(
  source: ImportSource,
  { files, limits, unpublishedAs = null }: Pick<ImportSetting, 'files' | 'limits' | 'unpublishedAs'>,
): Promise<StoredAsset> {
  const item = parseAssetPackage(asText(await source.read(), source.name))
  const stored = new Map<string, StoredFile>()
  for (const { path } of item.files) {
    const companion = source.findFile(path)
    if (companion === null) throw new SourceError(source.name, `The item names “${path}”, and no such file came along.`)
    stored.set(path, await storeFile(files, companion, limits.fileBytes, source.name))
  }
  return { item, files: stored, missingSubjects: 'create', isPublic: source.restored?.placement.isPublic ?? unpublishedAs === null }
}

function asText(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    throw new SourceError(name, 'This file is not UTF-8.', { cause: error })
  }
}
