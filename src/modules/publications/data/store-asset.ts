/** Stores a poster, slide deck, document or video with all its data. The caller's transaction makes it atomic. */

import type { Transaction } from 'kysely'
import { batchesOf } from '../../../core/database/batches.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { AssetId, ContentId, SiteId } from '../../../core/ids/shared-ids.ts'
import { escapeHtml } from '../../../core/text/safe-html.ts'
import { findPlatformId } from '../../sites/index.ts'
import type { AssetPackage } from '../domain/content/asset-package.ts'
import type { DocumentTypeId } from '../domain/ids.ts'
import { noteAsset } from './note-changes.ts'
import { lockIdentity } from './store/article-identity.ts'
import { storeFunding, storeKeywords } from './store/facts.ts'
import { storeFileRows } from './store/files.ts'
import { insertContentItem } from './store/new-content-item.ts'
import { type NewAffiliation, type NewAuthor, storePeople } from './store/people.ts'
import { linkRelations, storeRelations } from './store/related-content.ts'
import { sourceHash } from './store/source-hash.ts'
import { storeSubjects } from './store/subjects.ts'
import type { StoredFile, StoredItem } from './stored-article.ts'
import type { StoredAsset } from './stored-asset.ts'

interface KnownAsset {
  contentItemId: ContentId
  assetId: AssetId
  sourceHash: string
  volume: number
  publicationId: number
}

/**
 * An asset with the same DOI, or of the same type at the same path, is replaced; its row and path stay. Where another item has the path,
 * the next free number is used; importing the same asset again still finds it there.
 * @throws OperatorError for an unknown platform
 */
export async function storeAsset(
  trx: Transaction<Schema>,
  platformKey: string,
  asset: StoredAsset,
): Promise<StoredItem & { assetId: AssetId }> {
  const platformId = await findPlatformId(trx, platformKey)
  const { item } = asset
  await lockIdentity(trx, platformId, [
    `address/${item.volume}-${item.publicationId}`,
    ...(item.doi === null ? [] : [`doi/${item.doi.toLowerCase()}`]),
  ])
  const hash = sourceHash(
    JSON.stringify(item),
    Array.from(asset.files, ([path, { sha256 }]) => [path, sha256] as const),
  )
  const known = await findAsset(trx, platformId, item, hash)
  if (known?.sourceHash === hash) {
    const { contentItemId, assetId, volume, publicationId } = known
    return { outcome: 'unchanged', contentItemId, assetId, volume, publicationId }
  }

  await storeFileRows(trx, asset.files.values())
  const stored = known ? await replaceAsset(trx, known, asset, hash) : await createAsset(trx, platformId, asset, hash)
  await storeParts(trx, platformId, stored.contentItemId, stored.assetId, asset)
  const outcome = known ? 'updated' : 'created'
  await noteAsset(trx, stored.assetId, outcome)
  return { outcome, ...stored }
}

async function findAsset(trx: Transaction<Schema>, platformId: SiteId, item: AssetPackage, hash: string): Promise<KnownAsset | null> {
  const assets = trx
    .selectFrom('asset')
    .innerJoin('content_item', 'content_item.id', 'asset.content_item_id')
    .select([
      'asset.id as assetId',
      'content_item.id as contentItemId',
      'source_hash as sourceHash',
      'volume',
      'publication_id as publicationId',
      'doi',
    ])
    .where('platform_id', '=', platformId)
    .where('content_type', '=', item.contentType)
  const rows = await assets
    .where(({ or, and, eb, fn }) => {
      const hasKey = and([eb('volume', '=', item.volume), eb('publication_id', '=', item.publicationId)])
      return item.doi === null ? hasKey : or([eb(fn<string>('lower', ['doi']), '=', item.doi.toLowerCase()), hasKey])
    })
    .execute()
  const sameDoi = rows.find(({ doi }) => item.doi !== null && doi?.toLowerCase() === item.doi.toLowerCase())
  const found = sameDoi ?? rows.find(({ doi }) => item.doi === null || doi === null)
  return found ?? (await assets.where('source_hash', '=', hash).executeTakeFirst()) ?? null
}

function thumbnailOf({ item, files }: StoredAsset): StoredFile | null {
  const named = item.files.find(({ role }) => role === 'thumbnail') ?? item.files.find(({ role }) => role === 'poster-image')
  return (named && files.get(named.path)) ?? null
}

function itemColumns(asset: StoredAsset, documentTypeId: DocumentTypeId | null) {
  const { item } = asset
  return {
    content_type: item.contentType,
    doi: item.doi,
    title: item.title,
    title_html: escapeHtml(item.title),
    abstract: item.abstract,
    published: item.published,
    published_precision: 'day' as const,
    document_type_id: documentTypeId,
    thumbnail_sha256: thumbnailOf(asset)?.sha256 ?? null,
    sample_content: item.sampleContent,
  }
}

function assetColumns({ item }: StoredAsset, hash: string) {
  return {
    asset_type: item.assetType ?? item.contentType,
    language: item.language,
    license: item.license,
    competing_interests: item.competingInterests,
    conference_name: item.conference?.name ?? null,
    conference_place: item.conference?.place ?? null,
    conference_date: item.conference?.date ?? null,
    source_hash: hash,
  }
}

async function documentTypeId(
  trx: Transaction<Schema>,
  { documentType: name, defaultSubmitter }: AssetPackage,
): Promise<DocumentTypeId | null> {
  if (name === null) return null
  await trx
    .insertInto('document_type')
    .values({ name, default_submitter: defaultSubmitter ?? null })
    .onConflict(conflict =>
      defaultSubmitter === undefined ? conflict.doNothing() : conflict.column('name').doUpdateSet({ default_submitter: defaultSubmitter }),
    )
    .execute()
  const { id } = await trx.selectFrom('document_type').select('id').where('name', '=', name).executeTakeFirstOrThrow()
  return id
}

async function createAsset(trx: Transaction<Schema>, platformId: SiteId, asset: StoredAsset, hash: string) {
  const columns = itemColumns(asset, await documentTypeId(trx, asset.item))
  const {
    id: contentItemId,
    volume,
    publicationId,
  } = await insertContentItem(trx, { ...columns, platform_id: platformId, is_public: asset.isPublic }, asset.item)
  const { id: assetId } = await trx
    .insertInto('asset')
    .values({ ...assetColumns(asset, hash), content_item_id: contentItemId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { contentItemId, assetId, volume, publicationId }
}

async function replaceAsset(trx: Transaction<Schema>, known: KnownAsset, asset: StoredAsset, hash: string) {
  const { contentItemId, assetId, volume, publicationId } = known
  const columns = itemColumns(asset, await documentTypeId(trx, asset.item))
  await trx
    .updateTable('content_item')
    .set({ ...columns, updated_at: new Date() })
    .where('id', '=', contentItemId)
    .execute()
  await trx.updateTable('asset').set(assetColumns(asset, hash)).where('id', '=', assetId).execute()
  for (const table of ['author', 'affiliation', 'version_funder', 'keyword', 'asset_file'] as const) {
    await trx.deleteFrom(table).where('asset_id', '=', assetId).execute()
  }
  return { contentItemId, assetId, volume, publicationId }
}

async function storeParts(
  trx: Transaction<Schema>,
  platformId: SiteId,
  contentItemId: ContentId,
  assetId: AssetId,
  asset: StoredAsset,
): Promise<void> {
  const { item, files } = asset
  const owner = { asset_id: assetId }
  await storePeople(trx, owner, item.authors.map(authorRow), item.affiliations.map(affiliationRow))
  await storeKeywords(
    trx,
    owner,
    item.keywords.map(text => ({ text, group_type: null, language: null })),
  )
  const fileRows = item.files.map(({ path, role, label, language }, position) => {
    const file = files.get(path)
    if (!file) throw new Error(`The file ${path} of the item did not come along`)
    return { asset_id: assetId, path, sha256: file.sha256, role, label, language, position }
  })
  for (const batch of batchesOf(fileRows)) await trx.insertInto('asset_file').values(batch).execute()
  await storeRelations(
    trx,
    contentItemId,
    item.relatedDois.map(doi => ({ relation: null, doi, href: null, text: '' })),
  )
  await storeSubjects(trx, contentItemId, item.subjects, asset.missingSubjects)
  await storeFunding(
    trx,
    owner,
    item.funding.map(({ funder, funderId, awards }) => ({ funder, identifier: funderId, awardNumbers: awards })),
  )
  await linkRelations(trx, platformId, [{ contentItemId, dois: item.doi === null ? [] : [item.doi] }])
}

function authorRow(author: AssetPackage['authors'][number]): NewAuthor {
  const { givenName, familyName, collectiveName, orcid, email, isCorresponding, creditRoles, affiliations } = author
  return {
    kind: collectiveName === null ? 'person' : 'group',
    first_name: givenName,
    last_name: familyName,
    full_name: collectiveName ?? [givenName, familyName].filter(Boolean).join(' '),
    collective_name: collectiveName,
    orcid,
    email,
    is_corresponding: isCorresponding,
    credit_roles: creditRoles,
    affiliationIds: affiliations,
  }
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

function affiliationRow({ id, department, institution, ror, place, countryCode }: AssetPackage['affiliations'][number]): NewAffiliation {
  const country = countryCode === null ? null : (countryNames.of(countryCode) ?? null)
  const text = [department, institution, place, country].filter(Boolean).join(', ')
  return { source_id: id, text, institution, department, city: place, state: null, country, country_code: countryCode, ror }
}
