/** The emails that were sent to an account's address. */
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'

export async function exportEmails(db: Kysely<Schema>, email: string) {
  return {
    // The body is deleted once an email is sent, and until then it may hold a link that signs in: only the envelope is exported.
    letters: await db
      .selectFrom('mail')
      .innerJoin('platform', 'platform.id', 'mail.platform_id')
      .where(sql`lower(recipient)`, '=', email.toLowerCase())
      .select(['platform.key as platform', 'kind', 'language', 'subject', 'state', 'posted_at as postedAt', 'ended_at as endedAt'])
      .orderBy('mail.id')
      .execute(),
  }
}

/** An email that a worker is sending stays; the worker ends it. */
export async function deleteEmails(db: Kysely<Schema>, email: string): Promise<void> {
  await db.deleteFrom('mail').where(sql`lower(recipient)`, '=', email.toLowerCase()).where('state', '!=', 'sending').execute()
}
