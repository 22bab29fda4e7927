/** Queries of OAI-PMH harvesters: the current publications of a platform by the time of their last change. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { knownDate } from '../../../../core/text/date.ts'
import type { ContentType } from '../../../../document/metadata/content-type.ts'
import { noticeOf, titleUnderNotice } from '../../../../document/metadata/publication-notice.ts'
import { abstractInALine } from '../../../publications/domain/content/abstract-in-a-line.ts'
import { type ItemKey, itemPath } from '../../../publications/domain/content/item-path.ts'
import { articleFacts } from '../../../publications/domain/metadata/article-facts.ts'
import { describeAsset, listAssetsOfItems } from '../../../publications/index.ts'
import {
  type ChangedItem,
  countChangedItems,
  findChangedItem,
  findEarliestChange,
  listChangedItems,
  listVersionFacts,
  type VersionFacts,
} from '../../data/harvest.ts'
import type { HarvestedItem } from '../../domain/oai/dublin-core.ts'
import type { ListPlace, Selection } from '../../domain/oai/list-place.ts'
import type { HarvestHeader, HarvestRecord } from '../../domain/oai/response.ts'

export interface HarvestPart<Entry> {
  entries: Entry[]
  /** The size of the whole list. */
  total: number
  /** Null at the end of the list. */
  next: ListPlace | null
}

interface RequestedPart {
  selection: Selection
  after: ListPlace | null
}

export interface Harvest {
  /** The earliest time of a last change; null while there are no publications. */
  earliest(platform: string): Promise<Date | null>
  headers(platform: string, requested: RequestedPart): Promise<HarvestPart<HarvestHeader>>
  records(platform: string, requested: RequestedPart): Promise<HarvestPart<HarvestRecord>>
  /** @returns null where the platform has published no such publication */
  record(platform: string, item: { contentType: ContentType; key: ItemKey }): Promise<HarvestRecord | null>
}

/** Harvesters continue until they have everything; larger parts mean fewer requests for small records. */
const headersInPart = 1000
const recordsInPart = 100

export function createHarvest(kysely: Kysely<Schema>): Harvest {
  async function listPart(platform: string, { selection, after }: RequestedPart, size: number): Promise<HarvestPart<ChangedItem>> {
    const [found, total] = await Promise.all([
      // One more than needed shows whether the list continues.
      listChangedItems(kysely, platform, { selection, after, count: size + 1 }),
      // Counting takes longer than the part itself, so it is done once per list.
      after?.total ?? countChangedItems(kysely, platform, selection),
    ])
    const entries = found.slice(0, size)
    const last = found.length > size ? entries.at(-1) : undefined
    const next = last === undefined ? null : { changedAt: last.changedExactlyAt, id: last.id, cursor: (after?.cursor ?? 0) + size, total }
    return { entries, total, next }
  }

  async function describe(headers: readonly ChangedItem[]): Promise<HarvestRecord[]> {
    const isArticle = ({ contentType }: ChangedItem) => contentType === 'ARTICLE'
    const idsOf = (items: readonly ChangedItem[]) => items.map(({ id }) => id)
    const [articles, others] = [idsOf(headers.filter(isArticle)), idsOf(headers.filter(each => !isArticle(each)))]
    const [versions, assets] = await Promise.all([
      articles.length === 0 ? [] : listVersionFacts(kysely, articles),
      others.length === 0 ? [] : listAssetsOfItems(kysely, others),
    ])
    const versionOf = new Map(versions.map(version => [version.itemId, version]))
    const assetOf = new Map(assets.map(asset => [asset.itemId, asset]))
    return headers.flatMap(header => {
      const { id, contentType } = header
      if (contentType === 'ARTICLE') {
        const version = versionOf.get(id)
        return version === undefined ? [] : [{ header, item: describeVersion(header, version) }]
      }
      const asset = assetOf.get(id)
      return asset === undefined ? [] : [{ header, item: describeAsset(contentType, asset) }]
    })
  }

  return {
    earliest: platform => findEarliestChange(kysely, platform),
    headers: (platform, requested) => listPart(platform, requested, headersInPart),
    async records(platform, requested) {
      const part = await listPart(platform, requested, recordsInPart)
      return { ...part, entries: await describe(part.entries) }
    },
    async record(platform, { contentType, key }) {
      const header = await findChangedItem(kysely, platform, contentType, key)
      return header === null ? null : ((await describe([header]))[0] ?? null)
    },
  }
}

function describeVersion(item: ChangedItem, version: VersionFacts): HarvestedItem {
  const notice = noticeOf(version.noticeRelations)
  return {
    contentType: 'ARTICLE',
    itemPath: itemPath('ARTICLE', item),
    title: titleUnderNotice(version.title, notice),
    notice,
    editorialStatus: version.editorialStatus,
    language: version.language,
    typeName: version.typeName,
    doi: version.doi,
    published: knownDate(version.published, version.publishedPrecision),
    abstract: version.abstractText === null ? null : abstractInALine(version.abstractText),
    ...articleFacts(version.metadata),
  }
}
