/** These are what editors have typed and not saved yet. It is seen by themselves alone, and no page of readers depends on it. */
import type { Kysely } from 'kysely'
import type { SignedIn } from '../../../../core/access/user.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import {
  type AutosavedText,
  type AutosaveKey,
  type AutosaveOutcome,
  deleteAutosave,
  findAutosave,
  type KnownAutosave,
  type NewAutosave,
  storeAutosave,
} from '../../../../core/revisions/autosave.ts'
import { findPlatformId } from '../../../sites/index.ts'

/** Every method rejects with HttpError DATABASE_UNAVAILABLE while the database cannot be reached. `platform` is its key. */
export interface Autosaves {
  find(platform: string, by: SignedIn, subject: string): Promise<AutosavedText | null>
  store(platform: string, by: SignedIn, subject: string, text: NewAutosave): Promise<AutosaveOutcome>
  /** A newer text, of another window or device, stays. */
  remove(platform: string, by: SignedIn, subject: string, known: KnownAutosave): Promise<void>
}

export function createAutosaves(kysely: Kysely<Schema>): Autosaves {
  const keyOf = async (platform: string, { accountId }: SignedIn, subject: string): Promise<AutosaveKey> => ({
    accountId,
    platformId: await findPlatformId(kysely, platform),
    subject,
  })
  return {
    find: async (platform, by, subject) => await findAutosave(kysely, await keyOf(platform, by, subject)),
    store: async (platform, by, subject, text) => await storeAutosave(kysely, await keyOf(platform, by, subject), text),
    remove: async (platform, by, subject, known) => await deleteAutosave(kysely, await keyOf(platform, by, subject), known),
  }
}
