/** Letters to people: the port between what has something to say and the queue that sends it. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../data/schema.ts'
import type { Language } from '../../domain/platform/languages.ts'
import type { Site } from '../platforms/load-platforms.ts'

/** What is said, as facts: the words are the brand's, in the reader's language. Links are whole addresses. */
export type Letter =
  /** To an address that somebody registered with. The link confirms it. */
  | { kind: 'confirm-registration'; link: string; hours: number }
  /** Somebody registered with an address that has an account: its owner alone is told. */
  | { kind: 'already-registered'; signInLink: string; resetLink: string }
  | { kind: 'reset-password'; link: string; hours: number }
  | { kind: 'password-changed'; resetLink: string }
  /** To the new address, which is taken over once the link is followed. */
  | { kind: 'confirm-address'; link: string; hours: number }
  /** To the address that was left. */
  | { kind: 'address-changed'; newAddress: string }
  /** A passkey, ORCID or an institution was added as a way in. */
  | { kind: 'way-in-added'; way: string; sessionsLink: string }
  | { kind: 'confirm-deletion'; link: string; hours: number }
  | { kind: 'account-deleted' }

export interface Posting {
  /** Whose brand, name and addresses the letter has. */
  site: Pick<Site, 'platform' | 'brand' | 'origin'>
  language: Language
  /** The letter greets by the name; without one where it is empty, or reads like an address or an advertisement. */
  to: { name: string; address: string }
  letter: Letter
}

export interface Mail {
  /** Puts a letter into the queue. In the caller's transaction: it is sent if that is committed, and not at all if it is not. */
  post(db: Kysely<Schema>, posting: Posting): Promise<void>
}
