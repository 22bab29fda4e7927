import { resolve } from 'node:path'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { countOrganisations } from '../../data/organisation.ts'
import { readRorDump } from '../../external/organisations/ror-dump.ts'
import { type LoadedOrganisations, loadOrganisations } from './load-organisations.ts'

/** The small set that the project contains: reference/README.md names its source. */
export const firstOrganisations = resolve(import.meta.dirname, '../../../../../reference/organisations.jsonl')

/** Loads a small set of organisations at the first start. @returns null where there are some already */
export async function loadFirstOrganisations(kysely: Kysely<Schema>): Promise<LoadedOrganisations | null> {
  if ((await countOrganisations(kysely)) > 0) return null
  return await loadOrganisations(kysely, readRorDump(firstOrganisations))
}
