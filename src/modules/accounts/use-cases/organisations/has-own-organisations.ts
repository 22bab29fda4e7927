import { readFile } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { countOrganisations } from '../../data/organisation.ts'
import { firstOrganisations } from './load-first-organisations.ts'

/** Whether the installation has more organisations than the small set that the project contains: institutions are picked from them. */
export async function hasOwnOrganisations(kysely: Kysely<Schema>): Promise<boolean> {
  const lines = (await readFile(firstOrganisations, 'utf8')).split('\n').filter(line => line.trim() !== '')
  return (await countOrganisations(kysely)) > lines.length
}
