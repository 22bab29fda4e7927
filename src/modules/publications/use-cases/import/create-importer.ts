import { restoreTrackedItems } from '../../../alerts/data/alert-transfer.ts'
import { reopenDigestRuns } from '../../../alerts/data/digest-transfer.ts'
import { restoreGateway } from '../../../gateways/use-cases/import-gateway.ts'
import { restoreSettings } from '../../data/transfer/restore.ts'
import { itemPath } from '../../domain/content/address.ts'
import { type ImportSetting, importArticle } from './import-article.ts'
import { importAsset } from './import-asset.ts'
import type { Importer } from './importer.ts'
import { storeMediaFiles } from './store-media-files.ts'

/** Stores sources. Items of an export are restored to where they belonged. */
export function createImporter(setting: ImportSetting): Importer {
  return {
    async begin(manifest, folder) {
      const mediaFiles = await storeMediaFiles(setting, manifest.media, folder)
      await setting.kysely.transaction().execute(transaction => restoreSettings(transaction, manifest, mediaFiles))
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
    takeGateway: (platform, folder) => restoreGateway(setting, platform, folder),
    takeReaders: ({ trackedItems, digestRuns }) =>
      setting.kysely.transaction().execute(async transaction => {
        await restoreTrackedItems(transaction, trackedItems)
        await reopenDigestRuns(transaction, digestRuns)
      }),
    end: async () => undefined,
  }
}
