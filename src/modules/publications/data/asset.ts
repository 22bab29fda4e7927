/** Queries of posters, slide decks, documents and videos. */

import type { Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Schema } from '../../../core/database/schema.ts'
import type { AssetId, ContentId } from '../../../core/ids/shared-ids.ts'
import type { ContentType } from '../../../document/metadata/content-type.ts'
import type { SiteItemKey } from './content-item.ts'
import { documentTypeOfItem, noticeRelationsOf } from './item-parts.ts'
import { askReadable, listIf, type Readable, rowIf } from './readable.ts'

export type AssetContentType = Exclude<ContentType, 'ARTICLE'>

/** One asset with all data of its page. */
export type AssetDetails = NonNullable<Awaited<ReturnType<typeof findAssetForReading>>>

/** The parts that an asset's page and the API can do without. Its files and notices are always required. */
const parts = {
  AUTHORS: ['author'],
  AFFILIATIONS: ['affiliation', 'author_affiliation'],
  SUBJECTS: ['content_subject', 'ontology_term'],
  FUNDERS: ['version_funder', 'funder'],
  DOCUMENT_TYPES: ['document_type'],
} as const

/** An asset has these fields in its own row and in that of its content item. */
const columns = [
  'item.id as itemId',
  'item.content_type as contentType',
  'asset.id as assetId',
  'item.volume',
  'item.publication_id as publicationId',
  'item.title',
  'item.title_html as titleHtml',
  'item.doi',
  'item.abstract',
  'item.published',
  'item.sample_content as sampleContent',
  'asset.asset_type as assetType',
  'asset.language',
  'asset.license',
  'asset.competing_interests as competingInterests',
  'asset.conference_name as conferenceName',
  'asset.conference_place as conferencePlace',
  'asset.conference_date as conferenceDate',
  'asset.source_hash as sourceHash',
] as const

/** Selects all columns and parts of assets. */
const assetDetails = (database: Kysely<Schema>, readable: Readable) =>
  database
    .selectFrom('content_item as item')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .innerJoin('asset', 'asset.content_item_id', 'item.id')
    .select(columns)
    .select(eb => [
      rowIf(readable('DOCUMENT_TYPES'), documentTypeOfItem(eb)).as('documentType'),
      listIf(
        readable('AUTHORS'),
        jsonArrayFrom(
          eb
            .selectFrom('author')
            .whereRef('author.asset_id', '=', 'asset.id')
            .orderBy('author.position')
            .select([
              'author.full_name as fullName',
              'author.first_name as firstName',
              'author.last_name as lastName',
              'author.collective_name as collectiveName',
              'author.orcid',
              'author.email',
              'author.is_corresponding as isCorresponding',
              'author.credit_roles as creditRoles',
            ])
            .select(author =>
              listIf(
                readable('AFFILIATIONS'),
                jsonArrayFrom(
                  author
                    .selectFrom('author_affiliation')
                    .innerJoin('affiliation', 'affiliation.id', 'author_affiliation.affiliation_id')
                    .whereRef('author_affiliation.author_id', '=', 'author.id')
                    .orderBy('author_affiliation.position')
                    .select(['affiliation.position', 'affiliation.source_id as sourceId']),
                ),
              ).as('affiliations'),
            ),
        ),
      ).as('authors'),
      listIf(
        readable('AFFILIATIONS'),
        jsonArrayFrom(
          eb
            .selectFrom('affiliation')
            .select([
              'affiliation.id',
              'source_id as sourceId',
              'text',
              'institution',
              'department',
              'city',
              'country_code as countryCode',
              'ror',
            ])
            .whereRef('affiliation.asset_id', '=', 'asset.id')
            .orderBy('affiliation.position'),
        ),
      ).as('affiliations'),
      jsonArrayFrom(
        eb.selectFrom('keyword').select('keyword.text').whereRef('keyword.asset_id', '=', 'asset.id').orderBy('keyword.position'),
      ).as('keywords'),
      listIf(
        readable('SUBJECTS'),
        jsonArrayFrom(
          eb
            .selectFrom('content_subject')
            .innerJoin('ontology_term', 'ontology_term.id', 'content_subject.ontology_term_id')
            .whereRef('content_subject.content_item_id', '=', 'item.id')
            .orderBy('content_subject.position')
            .select(['ontology_term.id', 'slug', 'term_name as termName']),
        ),
      ).as('subjects'),
      listIf(
        readable('FUNDERS'),
        jsonArrayFrom(
          eb
            .selectFrom('version_funder')
            .innerJoin('funder', 'funder.id', 'version_funder.funder_id')
            .whereRef('version_funder.asset_id', '=', 'asset.id')
            .orderBy('version_funder.position')
            .select(['funder.name', 'funder.identifier', 'version_funder.award_numbers as awardNumbers']),
        ),
      ).as('funding'),
      jsonArrayFrom(
        eb
          .selectFrom('asset_file')
          .innerJoin('file', 'file.sha256', 'asset_file.sha256')
          .whereRef('asset_file.asset_id', '=', 'asset.id')
          .orderBy('asset_file.position')
          .select(['path', 'file.sha256', 'role', 'label', 'language', 'bytes', 'mime_type as mimeType', 'width', 'height']),
      ).as('files'),
      jsonArrayFrom(
        eb
          .selectFrom('related_content')
          .select('related_content.doi')
          .whereRef('related_content.content_item_id', '=', 'item.id')
          .orderBy('related_content.position'),
      ).as('related'),
      noticeRelationsOf('item.id').as('noticeRelations'),
    ])

/** Null where the site has no published item of this type with the number. */
export async function findAssetForReading(
  database: Kysely<Schema>,
  contentType: AssetContentType,
  { platform, volume, publicationId }: SiteItemKey,
) {
  const found = await askReadable(database, parts, readable =>
    assetDetails(database, readable)
      .where('platform.key', '=', platform)
      .where('item.content_type', '=', contentType)
      .where('item.is_public', '=', true)
      .where('item.publication_id', '=', publicationId)
      .$if(volume !== null, query => query.where('item.volume', '=', volume))
      .orderBy('item.published', order => order.desc().nullsLast())
      .orderBy('item.id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )
  return found ?? null
}

/** Finds published and unpublished assets; null where the site has no asset with this id. */
export async function findAssetForPreview(database: Kysely<Schema>, platform: string, assetId: AssetId): Promise<AssetDetails | null> {
  const asset = await askReadable(database, parts, readable =>
    assetDetails(database, readable).where('platform.key', '=', platform).where('asset.id', '=', assetId).executeTakeFirst(),
  )
  return asset ?? null
}

/** The asset of a content item, published or not; null where the item has none. */
export async function findAssetOfItem(database: Kysely<Schema>, contentItemId: ContentId): Promise<AssetDetails | null> {
  const asset = await askReadable(database, parts, readable =>
    assetDetails(database, readable).where('item.id', '=', contentItemId).executeTakeFirst(),
  )
  return asset ?? null
}

/** Lists published and unpublished assets. @param ids of items; items without an asset are left out */
export const listAssetsOfItems = (database: Kysely<Schema>, ids: readonly ContentId[]): Promise<AssetDetails[]> =>
  askReadable(database, parts, readable => assetDetails(database, readable).where('item.id', 'in', ids).execute())
