import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { References } from '../../../../document/node.ts'
import { inlineText } from '../../../../document/text.ts'
import type { Found } from '../../../sites/domain/found.ts'
import { findReferenceListsOfVersion } from '../../data/version.ts'
import type { RequestedItem, RequestedReport } from '../../domain/metadata/alternate-formats.ts'
import type { ItemMetadata, MetadataReference } from '../../domain/metadata/item-metadata.ts'
import type { ReportMetadata } from '../../domain/metadata/report-metadata.ts'
import { describeAsset } from './asset-metadata.ts'
import type { ItemSources } from './item-sources.ts'
import { nothingMayBeMissing } from './parts.ts'
import { readArticle } from './read-article.ts'
import { findAsset } from './read-asset.ts'
import { readReport } from './read-report.ts'

export interface ItemDescription {
  metadata: ItemMetadata
  /** An article's references in the order of its lists. */
  references: MetadataReference[]
}

interface DescribedLibrary {
  kysely: Kysely<Schema>
  sources: ItemSources
}

/** The metadata of a publication's page, with its references, for machines. */
export async function describeItem(
  { kysely, sources }: DescribedLibrary,
  platform: string,
  requested: RequestedItem,
): Promise<Found<ItemDescription>> {
  const { contentType, key, version } = requested
  if (contentType !== 'ARTICLE') {
    const found = await findAsset(kysely, platform, contentType, key)
    return found.kind === 'found'
      ? {
          kind: 'found',
          item: { metadata: describeAsset(contentType, found.item, await sources.gatewaysOf(kysely, found.item.itemId)), references: [] },
        }
      : found
  }
  // Machines store the response, so a part that is missing fails it.
  const found = await readArticle(kysely, platform, { key, version, missing: nothingMayBeMissing, sources })
  if (found.kind !== 'found') return found
  const lists = await findReferenceListsOfVersion(kysely, found.item.versionId)
  return { kind: 'found', item: { metadata: found.item.metadata, references: lists.flatMap(worksIn) } }
}

/** The metadata of a report's page, for machines. */
export async function describeReport(
  { kysely, sources }: DescribedLibrary,
  platform: string,
  requested: RequestedReport,
): Promise<Found<ReportMetadata>> {
  const found = await readReport(kysely, platform, { ...requested, missing: nothingMayBeMissing, sources })
  return found.kind === 'found' ? { kind: 'found', item: found.item.metadata } : found
}

function worksIn({ entries }: References): MetadataReference[] {
  return entries.flatMap(({ citations }) => citations.map(({ doi, display }) => ({ doi, text: inlineText(display) })))
}
