/** Addresses that mail does not reach, for the staff who answer their owners. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { type BouncedAddress, listBouncedAddresses, takeUpAddress } from '../data/bounced-address.ts'

export interface Bounces {
  /** The latest first. */
  list(): Promise<BouncedAddress[]>
  /** Resumes emails to a bounced address that works again. @returns whether it was one */
  takeUp(email: string): Promise<boolean>
}

const max = 500

export const createBounces = (kysely: Kysely<Schema>): Bounces => ({
  list: () => listBouncedAddresses(kysely, max),
  takeUp: email => takeUpAddress(kysely, email),
})
