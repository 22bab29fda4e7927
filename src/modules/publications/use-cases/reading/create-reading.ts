/** Implements the reading port with the database. */

import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { FileStore } from '../../../../core/files/file-store.ts'
import type { FigureSource } from '../../../metrics/domain/figures.ts'
import { findMetrics } from '../../../metrics/use-cases/find-metrics.ts'
import { countItemsByType, listItems, listLatestItems } from '../../data/content-item.ts'
import { compareVersions } from './compare-versions.ts'
import { nothingMayBeMissing, type PartMissing } from './parts.ts'
import { presentCard } from './present-card.ts'
import { previewVersion, readArticle } from './read-article.ts'
import { previewAsset, readAsset } from './read-asset.ts'
import { readReport } from './read-report.ts'
import type { Reading } from './reading.ts'

/**
 * @param missing is called for each part that a page lacks; without it, a missing part is an error
 * @param sourcesOf the services from which a site gets citations and attention
 */
export function createReading(
  kysely: Kysely<Schema>,
  files: FileStore,
  missing: PartMissing = nothingMayBeMissing,
  sourcesOf: (platform: string) => readonly FigureSource[] = () => [],
): Reading {
  return {
    latest: async (platform, count) => (await listLatestItems(kysely, platform, count)).map(presentCard),
    list: async (platform, query) => {
      const [items, counts] = await Promise.all([listItems(kysely, platform, query), countItemsByType(kysely, platform)])
      const total = query.contentType === null ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[query.contentType]
      return { cards: items.map(presentCard), total, page: query.page, show: query.show, counts }
    },
    article: (platform, key, version, language) => readArticle(kysely, platform, { key, version, language, missing }),
    report: (platform, key, version, reportId, language) => readReport(kysely, platform, { key, version, reportId, language, missing }),
    comparison: (platform, key, numbers, language) => compareVersions(kysely, platform, key, numbers, language),
    asset: (platform, contentType, key) => readAsset({ kysely, files }, platform, contentType, key),
    metrics: (platform, contentType, key) => findMetrics({ kysely, sourcesOf }, platform, contentType, key),
    versionPreview: (platform, question, language) => previewVersion(kysely, platform, question, { language, missing }),
    assetPreview: (platform, question) => previewAsset({ kysely, files }, platform, question),
  }
}
