/** Versions of a platform's menu, for detecting concurrent changes. */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { listMenuItems } from './site-content.ts'

/** @returns a token that differs after every change of the menu */
export async function findMenuVersion(database: Kysely<Schema>, platform: string): Promise<string> {
  return createHash('sha256')
    .update(JSON.stringify(await listMenuItems(database, platform)))
    .digest('hex')
    .slice(0, 32)
}
