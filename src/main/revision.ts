/** The revision of the database, by which cached pages are known to be current: it changes with what pages show of any module. */
import type { Kysely } from 'kysely'
import { publicChanges, readRevision } from '../core/database/revision.ts'
import type { Schema } from '../core/database/schema.ts'
import { scheduleRevision } from '../modules/website/data/revision.ts'

/** @throws where no part can be read */
export const findRevision = (db: Kysely<Schema>): Promise<string> => readRevision(db, [publicChanges, scheduleRevision])
