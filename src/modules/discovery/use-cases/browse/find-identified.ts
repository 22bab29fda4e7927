import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { itemPath, reportPath } from '../../../publications/domain/content/item-path.ts'
import { findByDoi, findByPubmed, findPerson, type IdentifiedPublication } from '../../data/identified.ts'
import { everything } from '../../domain/search/browse-changes.ts'
import { browsePath } from '../../domain/search/browse-path.ts'
import { recogniseIdentifier } from '../../domain/search/recognise-identifier.ts'

/** Resolves a pasted identifier to a path on the platform: a publication, a report, or the list of a person's publications. */
export async function findIdentified(kysely: Kysely<Schema>, platform: string, text: string): Promise<string | null> {
  const identifier = recogniseIdentifier(text)
  if (identifier === null) return null
  const { kind, value } = identifier
  if (kind === 'orcid') {
    const person = await findPerson(kysely, platform, value)
    if (person === null) return null
    const field = person.role === 'author' ? 'authors' : 'reviewerName'
    return browsePath({ ...everything, searchIn: [{ field, value: `"${person.name.replaceAll('"', '')}"`, operator: 'AND' }] })
  }
  const found = kind === 'doi' ? await findByDoi(kysely, platform, value) : await findByPubmed(kysely, platform, { type: kind, value })
  return found && pathOf(found)
}

function pathOf({ contentType, versionNumber, reportId, ...key }: IdentifiedPublication): string {
  if (reportId !== null && versionNumber !== null) return reportPath(key, versionNumber, reportId)
  return itemPath(contentType, key, versionNumber ?? undefined)
}
