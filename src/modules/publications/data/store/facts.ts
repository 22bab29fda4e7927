/** Stores funding, keywords and datasets of a version or an asset. */

import { type Expression, sql, type Transaction } from 'kysely'
import { batchesOf } from '../../../../core/database/batches.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import type { VersionId } from '../../../../core/ids/shared-ids.ts'
import type { ArticleMetadata, ImportWarning } from '../../../../document/article-document.ts'
import { inlineText } from '../../../../document/text.ts'
import type { FunderId } from '../../domain/ids.ts'
import type { Owner } from './people.ts'
import { maxKeyLength, shortKey } from './short-key.ts'

export interface NewFunding {
  funder: string
  identifier: string | null
  awardNumbers: string[]
}

export function fundingOf(metadata: ArticleMetadata): NewFunding[] {
  return metadata.funding.awards.flatMap(({ funder, funderIdentifiers, awardNumbers }) =>
    funder === null ? [] : [{ funder, identifier: funderIdentifiers[0]?.value ?? null, awardNumbers }],
  )
}

/** An identifier without its resolver, so that one funder has one row in whatever form its id was written. */
const plainIdentifier = (identifier: string): string => shortKey(identifier.replace(/^https?:\/\/(?:dx\.)?(?:doi|ror)\.org\//i, '').trim())

/** The index is over the hash of the name, because a name may be a whole paragraph. */
const md5 = (text: Expression<string>) => sql<string>`md5(${text})`

async function funderId(trx: Transaction<Schema>, name: string, identifier: string | null): Promise<FunderId> {
  const find = trx
    .selectFrom('funder')
    .select('id')
    .where(({ eb, fn, val }) =>
      identifier === null
        ? eb.and([eb('identifier', 'is', null), eb(md5(fn<string>('lower', ['name'])), '=', md5(fn<string>('lower', [val(name)])))])
        : eb(fn<string>('lower', ['identifier']), '=', identifier.toLowerCase()),
    )
  const known = await find.executeTakeFirst()
  if (known) return known.id
  const inserted = await trx
    .insertInto('funder')
    .values({ name, identifier })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return (inserted ?? (await find.executeTakeFirstOrThrow())).id
}

export async function storeFunding(trx: Transaction<Schema>, owner: Owner, funding: readonly NewFunding[]): Promise<void> {
  const rows = await fundingRows(trx, [{ owner, funding }])
  for (const batch of batchesOf(rows)) await trx.insertInto('version_funder').values(batch).execute()
}

/** The rows for several owners; unknown funders are inserted first. */
export async function fundingRows(trx: Transaction<Schema>, owners: readonly { owner: Owner; funding: readonly NewFunding[] }[]) {
  const keyed = owners.flatMap(({ owner, funding }) =>
    funding.map(({ funder, identifier, awardNumbers }, position) => {
      const plain = identifier === null ? null : plainIdentifier(identifier) || null
      return { owner, position, name: funder, identifier: plain, key: (plain ?? `name:${funder}`).toLowerCase(), awardNumbers }
    }),
  )
  // All transactions insert in the same order, so that two with the same funders do not deadlock.
  const ids = new Map<string, FunderId>()
  for (const { key, name, identifier } of keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
    if (!ids.has(key)) ids.set(key, await funderId(trx, name, identifier))
  }
  return keyed.flatMap(({ owner, key, awardNumbers, position }) => {
    const id = ids.get(key)
    return id === undefined ? [] : [{ ...owner, funder_id: id, position, is_primary: position === 0, award_numbers: awardNumbers }]
  })
}

export interface NewKeyword {
  text: string
  group_type: string | null
  language: string | null
}

export function keywordsOf(metadata: ArticleMetadata): NewKeyword[] {
  return metadata.keywords.flatMap(({ type, language, keywords }) =>
    keywords.map(keyword => ({ text: inlineText(keyword), group_type: type, language })),
  )
}

export const keywordRows = (owner: Owner, keywords: readonly NewKeyword[]) =>
  keywords.filter(({ text }) => text !== '').map((keyword, position) => ({ ...owner, ...keyword, position }))

export async function storeKeywords(trx: Transaction<Schema>, owner: Owner, keywords: readonly NewKeyword[]): Promise<void> {
  for (const batch of batchesOf(keywordRows(owner, keywords))) await trx.insertInto('keyword').values(batch).execute()
}

export const datasetRows = (versionId: VersionId, datasets: ArticleMetadata['datasets']) =>
  datasets.map((dataset, position) => ({ ...dataset, text: inlineText(dataset.text), version_id: versionId, position }))

export async function storeDatasets(trx: Transaction<Schema>, versionId: VersionId, datasets: ArticleMetadata['datasets']): Promise<void> {
  for (const batch of batchesOf(datasetRows(versionId, datasets))) await trx.insertInto('dataset').values(batch).execute()
}

export const warningRows = (versionId: VersionId, warnings: readonly ImportWarning[]) =>
  warnings.map(({ code, element, message, line }) => ({
    version_id: versionId,
    code,
    element: element.slice(0, maxKeyLength),
    message,
    line,
  }))

export async function storeWarnings(trx: Transaction<Schema>, versionId: VersionId, warnings: readonly ImportWarning[]): Promise<void> {
  for (const batch of batchesOf(warningRows(versionId, warnings))) await trx.insertInto('import_warning').values(batch).execute()
}
