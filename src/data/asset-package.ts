import type { Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type AssetPackage, assetPackageSchema } from '../domain/content/asset-package.ts'
import type { Schema } from './schema.ts'

/** A poster, slide deck, document or video as the package that would store it again, and the hashes of its files by path. */
export async function findAssetPackage(
  database: Kysely<Schema>,
  contentItemId: number,
): Promise<{ item: AssetPackage; files: Map<string, string> } | null> {
  const row = await findRow(database, contentItemId)
  if (!row) return null
  const files = new Map(row.files.map(({ path, sha256 }) => [path, sha256]))
  const paths = await Promise.all(row.subjects.map(({ id }) => findSubjectPath(database, id)))
  const item = assetPackageSchema.parse({
    contentType: row.contentType,
    volume: row.volume,
    publicationId: row.publicationId,
    doi: row.doi,
    title: row.title,
    abstract: row.abstract,
    language: row.language,
    documentType: row.documentType,
    published: row.published,
    authors: row.authors.map(({ affiliations, ...author }) => ({ ...author, affiliations: affiliations.map(({ sourceId }) => sourceId) })),
    affiliations: row.affiliations,
    subjects: paths,
    keywords: row.keywords.map(({ text }) => text),
    license: row.license,
    competingInterests: row.competingInterests,
    funding: row.funding,
    conference: row.conferenceName === null ? null : { name: row.conferenceName, place: row.conferencePlace, date: row.conferenceDate },
    relatedDois: row.related.flatMap(({ doi }) => doi ?? []),
    sampleContent: row.sampleContent,
    files: row.files.map(({ sha256: _, ...file }) => file),
  })
  return { item, files }
}

async function findSubjectPath(database: Kysely<Schema>, termId: number): Promise<string[]> {
  const term = await database
    .selectFrom('ontology_term')
    .select(['term_name', 'parent_id'])
    .where('id', '=', termId)
    .executeTakeFirstOrThrow()
  return [...(term.parent_id === null ? [] : await findSubjectPath(database, term.parent_id)), term.term_name]
}

function findRow(database: Kysely<Schema>, contentItemId: number) {
  return database
    .selectFrom('content_item as item')
    .innerJoin('asset', 'asset.content_item_id', 'item.id')
    .leftJoin('document_type', 'document_type.id', 'item.document_type_id')
    .where('item.id', '=', contentItemId)
    .select([
      'item.content_type as contentType',
      'item.volume',
      'item.publication_id as publicationId',
      'item.doi',
      'item.title',
      'item.abstract',
      'item.published',
      'item.sample_content as sampleContent',
      'document_type.name as documentType',
      'asset.language',
      'asset.license',
      'asset.competing_interests as competingInterests',
      'asset.conference_name as conferenceName',
      'asset.conference_place as conferencePlace',
      'asset.conference_date as conferenceDate',
    ])
    .select(eb => [
      jsonArrayFrom(
        eb
          .selectFrom('author')
          .whereRef('author.asset_id', '=', 'asset.id')
          .orderBy('author.position')
          .select([
            'author.first_name as givenName',
            'author.last_name as familyName',
            'author.collective_name as collectiveName',
            'author.orcid',
            'author.email',
            'author.is_corresponding as isCorresponding',
            'author.credit_roles as creditRoles',
          ])
          .select(author =>
            jsonArrayFrom(
              author
                .selectFrom('author_affiliation')
                .innerJoin('affiliation', 'affiliation.id', 'author_affiliation.affiliation_id')
                .whereRef('author_affiliation.author_id', '=', 'author.id')
                .orderBy('author_affiliation.position')
                .select('affiliation.source_id as sourceId'),
            ).as('affiliations'),
          ),
      ).as('authors'),
      jsonArrayFrom(
        eb
          .selectFrom('affiliation')
          .whereRef('affiliation.asset_id', '=', 'asset.id')
          .orderBy('affiliation.position')
          .select(['source_id as id', 'department', 'institution', 'ror', 'city as place', 'country_code as countryCode']),
      ).as('affiliations'),
      jsonArrayFrom(
        eb.selectFrom('keyword').select('keyword.text').whereRef('keyword.asset_id', '=', 'asset.id').orderBy('keyword.position'),
      ).as('keywords'),
      jsonArrayFrom(
        eb
          .selectFrom('content_subject')
          .whereRef('content_subject.content_item_id', '=', 'item.id')
          .orderBy('content_subject.position')
          .select('content_subject.ontology_term_id as id'),
      ).as('subjects'),
      jsonArrayFrom(
        eb
          .selectFrom('version_funder')
          .innerJoin('funder', 'funder.id', 'version_funder.funder_id')
          .whereRef('version_funder.asset_id', '=', 'asset.id')
          .orderBy('version_funder.position')
          .select(['funder.name as funder', 'funder.identifier as funderId', 'version_funder.award_numbers as awards']),
      ).as('funding'),
      jsonArrayFrom(
        eb
          .selectFrom('related_content')
          .select('related_content.doi')
          .whereRef('related_content.content_item_id', '=', 'item.id')
          .orderBy('related_content.position'),
      ).as('related'),
      jsonArrayFrom(
        eb
          .selectFrom('asset_file')
          .select(['path', 'sha256', 'role', 'label', 'language'])
          .whereRef('asset_file.asset_id', '=', 'asset.id')
          .orderBy('asset_file.position'),
      ).as('files'),
    ])
    .executeTakeFirst()
}
