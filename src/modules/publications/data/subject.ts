/** Queries of the tree of subjects, and of the names of other search filters. */

import type { Kysely } from 'kysely'
import mime from 'mime'
import type { Schema } from '../../../core/database/schema.ts'
import type { GatewayId } from '../../../core/ids/shared-ids.ts'
import { filePath } from '../domain/content/item-path.ts'
import type { MinorError } from '../domain/content/minor-error.ts'
import type { DocumentTypeId, FunderId } from '../domain/ids.ts'
import { readPart } from './readable.ts'

/** Every term, siblings in their order. */
export async function listSubjects(database: Kysely<Schema>) {
  const terms = await database
    .selectFrom('ontology_term')
    .leftJoin('file', 'file.sha256', 'ontology_term.hero_sha256')
    .select(['id', 'slug', 'term_name as name', 'parent_id as parentId', 'description'])
    .select(['file.sha256', 'file.mime_type as mimeType', 'file.width', 'file.height'])
    .orderBy('level')
    .orderBy('position')
    .orderBy('term_name')
    .execute()
  return terms.map(({ sha256, mimeType, width, height, ...term }) => {
    const name = `${term.slug}.${mime.getExtension(mimeType ?? '') ?? 'bin'}`
    return { ...term, picture: sha256 && width && height ? { url: filePath(sha256, name), width, height } : null }
  })
}

/** Ids of the terms of the site's published items. */
export async function listSubjectsInUse(database: Kysely<Schema>, platform: string): Promise<number[]> {
  const rows = await database
    .selectFrom('content_subject')
    .innerJoin('content_item as item', 'item.id', 'content_subject.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('platform.key', '=', platform)
    .where('item.is_public', '=', true)
    .select('ontology_term_id as id')
    .distinct()
    .execute()
  return rows.map(({ id }) => id)
}

/** How many published items of the site have each term; terms without any are left out. */
export async function countItemsBySubject(database: Kysely<Schema>, platform: string): Promise<Map<number, number>> {
  const rows = await database
    .selectFrom('content_subject')
    .innerJoin('content_item as item', 'item.id', 'content_subject.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('platform.key', '=', platform)
    .where('item.is_public', '=', true)
    .select(['ontology_term_id as id', eb => eb.fn.countAll().as('count')])
    .groupBy('ontology_term_id')
    .execute()
  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}

export interface NamesById {
  documentTypeIds: Map<number, string>
  fundingBodies: Map<number, string>
  gatewayIds: Map<number, string>
}

export interface NamedIds {
  documentTypeIds: readonly DocumentTypeId[]
  fundingBodies: readonly FunderId[]
  gatewayIds: readonly GatewayId[]
}

/** Names of the existing ones among these ids; gateways of the site only. */
export async function findNames(database: Kysely<Schema>, platform: string, ids: NamedIds): Promise<NamesById> {
  const named = async (part: MinorError, wanted: readonly number[], ask: () => Promise<{ id: number; name: string }[]>) =>
    new Map(wanted.length === 0 ? [] : (await readPart(part, ask, [])).map(({ id, name }) => [id, name]))
  const [documentTypeIds, fundingBodies, gatewayIds] = await Promise.all([
    named('DOCUMENT_TYPES', ids.documentTypeIds, () =>
      database.selectFrom('document_type').select(['id', 'name']).where('id', 'in', ids.documentTypeIds).execute(),
    ),
    named('FUNDERS', ids.fundingBodies, () =>
      database.selectFrom('funder').select(['id', 'name']).where('id', 'in', ids.fundingBodies).execute(),
    ),
    named('GATEWAYS', ids.gatewayIds, () =>
      database
        .selectFrom('gateway')
        .innerJoin('platform', 'platform.id', 'gateway.platform_id')
        .select(['gateway.id', 'gateway.name'])
        .where('platform.key', '=', platform)
        .where('gateway.id', 'in', ids.gatewayIds)
        .execute(),
    ),
  ])
  return { documentTypeIds, fundingBodies, gatewayIds }
}
