import { restorePlatforms } from '../../data/transfer/restore.ts'
import { itemPath } from '../../domain/content/item-path.ts'
import { importArticle } from './import-article.ts'
import { importAsset, restoreAsset } from './import-asset.ts'
import type { ImportSetting } from './import-setting.ts'
import type { Imported, Importer } from './importer.ts'
import { restoreArticle } from './restore-article.ts'
import type { ImportedArticle } from './write-article.ts'

/** Stores sources, and items of exports to where they belonged. */
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
    take: async source =>
      source.kind === 'asset'
        ? importedAsset(setting.platform, await importAsset(source, setting))
        : importedArticle(setting.platform, await importArticle(source, setting)),
    async restore(source) {
      const { platform, gateways } = source.restored.placement
      const into = { ...setting, platform, gateways }
      return source.kind === 'asset'
        ? importedAsset(platform, await restoreAsset(source, into))
        : importedArticle(platform, await restoreArticle(source, into))
    },
    takeFolder: folder => folder.restore(setting),
    finish: ({ parts }) =>
      setting.kysely.transaction().execute(async transaction => {
        for (const part of parts) await part.finish?.(transaction)
      }),
    end: async () => undefined,
  }
}

const importedAsset = (platform: string, { outcome, contentType, ...key }: Awaited<ReturnType<typeof importAsset>>): Imported => ({
  outcome,
  warnings: [],
  place: { platform, path: itemPath(contentType, key) },
  articleId: null,
  typeset: [],
})

const importedArticle = (platform: string, { stored, warnings, typeset }: ImportedArticle): Imported => ({
  outcome: stored.outcome,
  warnings,
  place: { platform, path: itemPath('ARTICLE', stored, stored.versionNumber) },
  articleId: stored.articleId,
  typeset,
})
