import { restorePlatforms } from '../../data/transfer/restore.ts'
import { itemPath } from '../../domain/content/address.ts'
import { type ImportSetting, importArticle } from './import-article.ts'
import { importAsset } from './import-asset.ts'
import type { Importer } from './importer.ts'

/** Stores sources. Items of an export are restored to where they belonged. */
export function createImporter(setting: ImportSetting): Importer {
  return {
    async begin({ manifest, parts }) {
      for (const part of parts) await part.storeFiles?.(setting)
      await setting.kysely.transaction().execute(async transaction => {
        await restorePlatforms(transaction, manifest.platforms)
        for (const part of parts) await part.restore?.(transaction)
        for (const part of parts) await part.complete?.(transaction)
      })
    },
    async take(source) {
      const placement = source.restored?.placement
      const into = placement ? { ...setting, platform: placement.platform, gateways: placement.gateways } : setting
      const { platform } = into
      if (source.kind === 'asset') {
        const { outcome, contentType, ...key } = await importAsset(source, into)
        return { outcome, warnings: [], place: { platform, path: itemPath(contentType, key) } }
      }
      const { stored, warnings } = await importArticle(source, into)
      return { outcome: stored.outcome, warnings, place: { platform, path: itemPath('ARTICLE', stored, stored.versionNumber) } }
    },
    takeFolder: folder => folder.restore(setting),
    finish: ({ parts }) =>
      setting.kysely.transaction().execute(async transaction => {
        for (const part of parts) await part.finish?.(transaction)
      }),
    end: async () => undefined,
  }
}
