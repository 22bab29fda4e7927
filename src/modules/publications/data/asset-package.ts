import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentId } from '../../../core/ids/shared-ids.ts'
import { type AssetPackage, assetPackageSchema } from '../domain/content/asset-package.ts'
import type { SubjectId } from '../domain/ids.ts'
import { findAssetOfItem } from './asset.ts'

/** A poster, slide deck, document or video as the package that would store it again, and the hashes of its files by path. */
export async function findAssetPackage(
  database: Kysely<Schema>,
  contentItemId: ContentId,
): Promise<{ item: AssetPackage; files: Map<string, string> } | null> {
  const row = await findAssetOfItem(database, contentItemId)
  if (!row) return null
  const files = new Map(row.files.map(({ path, sha256 }) => [path, sha256]))
  const paths = await Promise.all(row.subjects.map(({ id }) => findSubjectPath(database, id)))
  const item = assetPackageSchema.parse({
    contentType: row.contentType,
    ...(row.assetType !== row.contentType && { assetType: row.assetType }),
    volume: row.volume,
    publicationId: row.publicationId,
    doi: row.doi,
    title: row.title,
    abstract: row.abstract,
    language: row.language,
    documentType: row.documentType,
    ...(await findDefaultSubmitter(database, row.documentType)),
    published: row.published,
    authors: row.authors.map(({ firstName, lastName, affiliations, fullName: _, ...author }) => ({
      ...author,
      givenName: firstName,
      familyName: lastName,
      affiliations: affiliations.map(({ sourceId }) => sourceId),
    })),
    affiliations: row.affiliations.map(({ sourceId, department, institution, ror, city, countryCode }) => ({
      id: sourceId,
      department,
      institution,
      ror,
      place: city,
      countryCode,
    })),
    subjects: paths,
    keywords: row.keywords.map(({ text }) => text),
    license: row.license,
    competingInterests: row.competingInterests,
    funding: row.funding.map(({ name, identifier, awardNumbers }) => ({ funder: name, funderId: identifier, awards: awardNumbers })),
    conference: row.conferenceName === null ? null : { name: row.conferenceName, place: row.conferencePlace, date: row.conferenceDate },
    relatedDois: row.related.flatMap(({ doi }) => doi ?? []),
    sampleContent: row.sampleContent,
    files: row.files.map(({ path, role, label, language }) => ({ path, role, label, language })),
  })
  return { item, files }
}

/** Empty where the document type has no default submitter, like a package that does not name one. */
async function findDefaultSubmitter(database: Kysely<Schema>, documentType: string | null): Promise<{ defaultSubmitter?: string }> {
  if (documentType === null) return {}
  const row = await database.selectFrom('document_type').where('name', '=', documentType).select('default_submitter').executeTakeFirst()
  return row?.default_submitter ? { defaultSubmitter: row.default_submitter } : {}
}

async function findSubjectPath(database: Kysely<Schema>, termId: SubjectId): Promise<string[]> {
  const term = await database
    .selectFrom('ontology_term')
    .select(['term_name', 'parent_id'])
    .where('id', '=', termId)
    .executeTakeFirstOrThrow()
  return [...(term.parent_id === null ? [] : await findSubjectPath(database, term.parent_id)), term.term_name]
}
