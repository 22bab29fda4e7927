/** Imports or restores one poster, slide deck, document or video: its item.json, and the files that it names. */

import type { Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { ContentId } from '../../../../core/ids/shared-ids.ts'
import type { ContentType } from '../../../../document/metadata/content-type.ts'
import { storeAsset } from '../../data/store-asset.ts'
import type { StoredFile, StoredItem } from '../../data/stored-article.ts'
import type { StoredAsset } from '../../data/stored-asset.ts'
import { parseAssetPackage } from '../../domain/content/asset-package.ts'
import { type ExportedSource, type ImportSource, SourceError } from '../../external/import-sources/import-source.ts'
import type { ImportSetting } from './import-setting.ts'
import { restoreParts } from './restore-article.ts'
import { storeFile } from './store-file.ts'

type ImportedAsset = StoredItem & { contentType: ContentType }

/** @throws OperatorError, SourceError; nothing is stored then */
export const importAsset = async (source: ImportSource, setting: ImportSetting): Promise<ImportedAsset> =>
  await writeAsset(setting, await prepareAsset(source, setting, (setting.unpublishedAs ?? null) === null))

/** @throws OperatorError, SourceError; nothing is restored then */
export const restoreAsset = async (source: ExportedSource, setting: ImportSetting): Promise<ImportedAsset> =>
  await writeAsset(setting, await prepareAsset(source, setting, source.restored.placement.isPublic), (trx, contentItemId) =>
    restoreParts(trx, setting, { contentItemId, version: null }, source),
  )

function writeAsset(
  setting: ImportSetting,
  asset: StoredAsset,
  complete?: (trx: Transaction<Schema>, contentItemId: ContentId) => Promise<void>,
): Promise<ImportedAsset> {
  return setting.kysely.transaction().execute(async transaction => {
    const item = await storeAsset(transaction, setting.platform, asset)
    await setting.itemGateways.add(transaction, item.contentItemId, setting.gateways)
    await complete?.(transaction, item.contentItemId)
    return { ...item, contentType: asset.item.contentType }
  })
}

export async function prepareAsset(
  source: ImportSource,
  { files, limits }: Pick<ImportSetting, 'files' | 'limits'>,
  isPublic = true,
): Promise<StoredAsset> {
  const item = parseAssetPackage(asText(await source.read(), source.name))
  const stored = new Map<string, StoredFile>()
  for (const { path } of item.files) {
    const companion = source.findFile(path)
    if (companion === null) throw new SourceError(source.name, `The item names “${path}”, and no such file came along.`)
    stored.set(path, await storeFile(files, companion, limits.fileBytes, source.name))
  }
  return { item, files: stored, missingSubjects: 'create', isPublic }
}

function asText(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    throw new SourceError(name, 'This file is not UTF-8.', { cause: error })
  }
}
