/** Email addresses that bounce. */
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'

export interface BouncedAddress {
  email: string
  /** Names of the sites that stopped their bulk emails to the address. */
  platforms: string[]
  /** This is the time when the first of these sites stopped its emails. */
  since: Date
  hasAccount: boolean
}

const address = sql<string>`coalesce(account.email, subscriber.email)`

/** The latest first. @param max number of addresses */
export async function listBouncedAddresses(db: Kysely<Schema>, max: number): Promise<BouncedAddress[]> {
  return await db
    .selectFrom('alert_subscriber as subscriber')
    .innerJoin('platform', 'platform.id', 'subscriber.platform_id')
    .leftJoin('account', 'account.id', 'subscriber.account_id')
    .where('subscriber.stop_reason', '=', 'BOUNCED')
    .groupBy(sql`lower(${address})`)
    .select([
      sql<string>`min(${address})`.as('email'),
      sql<string[]>`array_agg(platform.name order by platform.name)`.as('platforms'),
      sql<Date>`min(subscriber.stopped_at)`.as('since'),
      sql<boolean>`bool_or(account.id is not null)`.as('hasAccount'),
    ])
    .orderBy('since', 'desc')
    .orderBy('email')
    .limit(max)
    .execute()
}

/** Resumes emails to the address, on every site; unsubscribed readers stay so. @returns whether it was a bounced address */
export async function takeUpAddress(db: Kysely<Schema>, email: string): Promise<boolean> {
  const { rows } = await sql`
    update alert_subscriber subscriber set stopped_at = null, stop_reason = null
    where stop_reason = 'BOUNCED' and (lower(subscriber.email) = ${email.toLowerCase()} or exists (
      select from account where account.id = subscriber.account_id and lower(account.email) = ${email.toLowerCase()}))
    returning id`.execute(db)
  return rows.length > 0
}
