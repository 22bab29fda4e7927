/** A platform's menu, as who edits it tells one state from another. */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { listMenuItems } from './site-content.ts'

/** A word for the state of the menu: another one after every change. */
export async function findMenuVersion(database: Kysely<Schema>, platform: string): Promise<string> {
  return createHash('sha256')
    .update(JSON.stringify(await listMenuItems(database, platform)))
    .digest('hex')
    .slice(0, 32)
}
