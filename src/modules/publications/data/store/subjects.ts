/** Stores the tree of subjects, and the subjects of items. */

import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { ContentId } from '../../../../core/ids/shared-ids.ts'
import { plainLetters } from '../../../../core/text/plain-letters.ts'
import type { SubjectId } from '../../domain/ids.ts'
import type { MissingSubjects, StoredFile } from '../stored-article.ts'
import { storeFileRows } from './files.ts'
import { maxKeyLength } from './short-key.ts'

export interface SubjectTerm {
  slug: string
  termName: string
  description?: string | undefined
  children?: readonly SubjectTerm[] | undefined
}

/** Adds missing terms to the tree, and updates the parent and name of terms; everything else in the tree stays. */
export async function storeSubjectTree(trx: Transaction<Schema>, terms: readonly SubjectTerm[]): Promise<void> {
  await lockTree(trx)
  const storeLevel = async (level: readonly SubjectTerm[], parentId: SubjectId | null, depth: number): Promise<void> => {
    for (const [position, { slug, termName, description, children = [] }] of level.entries()) {
      const place = { term_name: termName, parent_id: parentId, level: depth, position }
      await trx
        .insertInto('ontology_term')
        .values({ slug, ...place })
        .onConflict(conflict => conflict.doNothing())
        .execute()
      // A term found by its name may have another slug, which stays because URLs contain it.
      const known = (await findChild(trx, termName, parentId)) ?? (await findBySlug(trx, slug))
      await trx
        .updateTable('ontology_term')
        .set({ ...place, ...(description !== undefined && { description }) })
        .where('id', '=', known)
        .execute()
      await storeLevel(children, known, depth + 1)
    }
  }
  await storeLevel(terms, null, 0)
  await countChildren(trx)
}

/** Files an item under the deepest term of each path (names, the broadest first, ignoring case). */
export async function storeSubjects(
  trx: Transaction<Schema>,
  contentItemId: ContentId,
  paths: readonly (readonly string[])[],
  missing: MissingSubjects,
): Promise<void> {
  const found = await findSubjects(trx, paths, missing)
  await trx.deleteFrom('content_subject').where('content_item_id', '=', contentItemId).execute()
  if (found.length === 0) return
  await trx.insertInto('content_subject').values(subjectRows(contentItemId, found)).execute()
}

export const subjectRows = (contentItemId: ContentId, termIds: readonly SubjectId[]) =>
  termIds.map((ontology_term_id, position) => ({ content_item_id: contentItemId, ontology_term_id, position }))

/** The deepest term of each path, each once. @param known results by path from the same transaction */
export async function findSubjects(
  trx: Transaction<Schema>,
  paths: readonly (readonly string[])[],
  missing: MissingSubjects,
  known = new Map<string, SubjectId | null>(),
): Promise<SubjectId[]> {
  const found = new Set<SubjectId>()
  for (const path of paths) {
    // A whole paragraph is not a subject; it stays in the article's own metadata.
    if (path.some(name => name.length > maxKeyLength)) continue
    const key = JSON.stringify([missing, ...path])
    const id = known.get(key) ?? (await findTerm(trx, path)) ?? (missing === 'create' ? await buildPath(trx, path) : null)
    known.set(key, id)
    if (id !== null) found.add(id)
  }
  return [...found]
}

/** Stores the image of a subject; nothing happens where the tree lacks the subject. @param image in the file store already */
export async function storeSubjectImage(trx: Transaction<Schema>, slug: string, image: StoredFile): Promise<void> {
  await storeFileRows(trx, [image])
  await trx.updateTable('ontology_term').set({ hero_sha256: image.sha256 }).where('slug', '=', slug).execute()
}

async function findChild(trx: Transaction<Schema>, name: string, parentId: SubjectId | null): Promise<SubjectId | null> {
  const row = await trx
    .selectFrom('ontology_term')
    .select('id')
    .where('parent_id', 'is not distinct from', parentId)
    .where(({ eb, fn, val }) => eb(fn<string>('lower', ['term_name']), '=', fn<string>('lower', [val(name)])))
    .executeTakeFirst()
  return row?.id ?? null
}

async function findBySlug(trx: Transaction<Schema>, slug: string): Promise<SubjectId> {
  return (await trx.selectFrom('ontology_term').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id
}

async function findTerm(trx: Transaction<Schema>, path: readonly string[]): Promise<SubjectId | null> {
  let id: SubjectId | null = null
  for (const name of path) {
    id = await findChild(trx, name, id)
    if (id === null) return null
  }
  return id
}

async function buildPath(trx: Transaction<Schema>, path: readonly string[]): Promise<SubjectId | null> {
  await lockTree(trx)
  let id: SubjectId | null = null
  for (const [level, name] of path.entries()) {
    id = (await findChild(trx, name, id)) ?? (await insertTerm(trx, name, id, level))
  }
  await countChildren(trx)
  return id
}

async function insertTerm(trx: Transaction<Schema>, name: string, parentId: SubjectId | null, level: number): Promise<SubjectId> {
  const base = slugOf(name)
  for (let attempt = 1; ; attempt += 1) {
    const inserted = await trx
      .insertInto('ontology_term')
      .values({ slug: attempt === 1 ? base : `${base}-${attempt}`, term_name: name, parent_id: parentId, level })
      .onConflict(conflict => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted) return inserted.id
  }
}

/** ASCII letters and digits with hyphens; a name in another script has none, so it gets the word “subject” with a number. */
function slugOf(name: string): string {
  return (
    plainLetters(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'subject'
  )
}

/** Only one transaction at a time may change the tree, so that no term is inserted twice. */
async function lockTree(trx: Transaction<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('ontology', 0))`.execute(trx)
}

async function countChildren(trx: Transaction<Schema>): Promise<void> {
  await sql`
    update ontology_term set number_of_children = counted.n
    from (select parent.id, count(child.id)::int as n from ontology_term parent left join ontology_term child on child.parent_id = parent.id group by parent.id) counted
    where counted.id = ontology_term.id and counted.n <> ontology_term.number_of_children`.execute(trx)
}
