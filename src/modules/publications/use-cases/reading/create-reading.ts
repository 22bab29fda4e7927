/** Implements the reading port with the database. */

import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { FileStore } from '../../../../core/files/file-store.ts'
import { countItemsByType, listItems, listLatestItems } from '../../data/content-item.ts'
import { compareVersions } from './compare-versions.ts'
import type { ItemSources } from './item-sources.ts'
import { nothingMayBeMissing, type PartMissing } from './parts.ts'
import { presentCard } from './present-card.ts'
import { previewVersion, readArticle } from './read-article.ts'
import { previewAsset, readAsset } from './read-asset.ts'
import { readReport } from './read-report.ts'
import type { Reading } from './reading.ts'

interface ReadingSetting {
  kysely: Kysely<Schema>
  files: FileStore
  sources: ItemSources
  /** Called for each part that a page lacks; without it, a missing part is an error. */
  missing?: PartMissing
}

export function createReading({ kysely, files, sources, missing = nothingMayBeMissing }: ReadingSetting): Reading {
  return {
    latest: async (platform, count) => (await listLatestItems(kysely, platform, count)).map(presentCard),
    list: async (platform, query) => {
      const [items, counts] = await Promise.all([listItems(kysely, platform, query), countItemsByType(kysely, platform)])
      const total = query.contentType === null ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[query.contentType]
      return { cards: items.map(presentCard), total, page: query.page, show: query.show, counts }
    },
    article: (platform, key, version, language) => readArticle(kysely, platform, { key, version, language, missing, sources }),
    report: (platform, key, version, reportId, language) =>
      readReport(kysely, platform, { key, version, reportId, language, missing, sources }),
    comparison: (platform, key, numbers, language) => compareVersions(kysely, platform, key, numbers, language),
    asset: (platform, contentType, key) => readAsset({ kysely, files, sources }, platform, contentType, key),
    versionPreview: (question, language) => previewVersion(kysely, question, { language, missing, sources }),
    assetPreview: question => previewAsset({ kysely, files, sources }, question),
  }
}
