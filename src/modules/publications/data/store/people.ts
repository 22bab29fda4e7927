/** Stores the people of a version with their affiliations. */

import type { Insertable, Transaction } from 'kysely'
import { batchesOf } from '../../../../core/database/batches.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import type { AffiliationId, AssetId, VersionId } from '../../../../core/ids/shared-ids.ts'
import type { Affiliation, ArticleMetadata, Contributor } from '../../../../document/article-document.ts'
import { authorsOf } from '../../../../document/html/title-block.ts'
import { inlineText } from '../../../../document/text.ts'
import type { AuthorId } from '../../domain/ids.ts'

/** The owner of the rows: exactly one. */
export type Owner = { version_id: VersionId } | { asset_id: AssetId }

export type NewAuthor = Omit<Insertable<Schema['author']>, 'id' | 'position' | 'version_id' | 'asset_id'> & {
  affiliationIds: readonly string[]
}
export type NewAffiliation = Omit<Insertable<Schema['affiliation']>, 'id' | 'position' | 'version_id' | 'asset_id' | 'report_id'>

/** Null where the source names no person. */
export function nameOf(contributor: Contributor): { first: string | null; last: string | null; full: string } | null {
  switch (contributor.kind) {
    case 'person': {
      const { given, family, full } = contributor.name
      return { first: given, last: family, full: full || [given, family].filter(Boolean).join(' ') }
    }
    case 'group':
      return { first: null, last: null, full: inlineText(contributor.collectiveName) }
    case 'anonymous':
      return null
  }
}

function authorRow(author: Contributor): NewAuthor {
  const name = nameOf(author)
  return {
    kind: author.kind,
    first_name: name?.first ?? null,
    last_name: name?.last ?? null,
    full_name: name?.full ?? 'Anonymous',
    collective_name: author.kind === 'group' ? (name?.full ?? null) : null,
    orcid: author.orcid,
    orcid_authenticated: author.orcidAuthenticated,
    email: author.emails[0] ?? null,
    is_corresponding: author.isCorresponding,
    equal_contribution: author.equalContribution,
    deceased: author.deceased,
    credit_roles: author.creditRoles.map(({ term }) => term),
    affiliationIds: author.affiliationIds,
  }
}

export function affiliationRow(affiliation: Affiliation): NewAffiliation {
  const { id, text, institution, department, city, state, country, countryCode, ror } = affiliation
  return { source_id: id, text: inlineText(text), institution, department, city, state, country, country_code: countryCode, ror }
}

export function peopleOf(metadata: ArticleMetadata): { authors: NewAuthor[]; affiliations: NewAffiliation[] } {
  return { authors: authorsOf(metadata.contributorGroups).map(authorRow), affiliations: metadata.affiliations.map(affiliationRow) }
}

export async function storeArticlePeople(trx: Transaction<Schema>, versionId: VersionId, metadata: ArticleMetadata): Promise<void> {
  const { authors, affiliations } = peopleOf(metadata)
  await storePeople(trx, { version_id: versionId }, authors, affiliations)
}

export async function storePeople(
  trx: Transaction<Schema>,
  owner: Owner,
  authors: readonly NewAuthor[],
  affiliations: readonly NewAffiliation[],
): Promise<void> {
  const affiliationIds = new Map<string, AffiliationId>()
  const affiliationRows = affiliations.map((affiliation, position) => ({ ...affiliation, ...owner, position }))
  for (const batch of batchesOf(affiliationRows)) {
    const inserted = await trx.insertInto('affiliation').values(batch).returning(['id', 'source_id']).execute()
    for (const { id, source_id } of inserted) if (source_id !== null && !affiliationIds.has(source_id)) affiliationIds.set(source_id, id)
  }

  const authorIds = new Map<number, AuthorId>()
  const authorRows = authors.map(({ affiliationIds: _, ...author }, position) => ({ ...author, ...owner, position }))
  for (const batch of batchesOf(authorRows)) {
    const inserted = await trx.insertInto('author').values(batch).returning(['id', 'position']).execute()
    for (const { id, position } of inserted) authorIds.set(position, id)
  }

  const links = authors.flatMap((author, authorPosition) => {
    const authorId = authorIds.get(authorPosition)
    const known = [...new Set(author.affiliationIds)].map(id => affiliationIds.get(id)).filter(id => id !== undefined)
    return authorId === undefined
      ? []
      : known.map((affiliationId, position) => ({ author_id: authorId, affiliation_id: affiliationId, position }))
  })
  for (const batch of batchesOf(links)) await trx.insertInto('author_affiliation').values(batch).execute()
}
