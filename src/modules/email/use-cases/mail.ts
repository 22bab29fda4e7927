/** Emails to people: the port between what has something to say and the queue that sends it. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { Language } from '../../../core/text/languages.ts'
import type { ItemChangeKind } from '../../alerts/domain/digests/item-change.ts'
import type { AlertTopicKind } from '../../alerts/domain/topic.ts'
import type { Site } from '../../sites/use-cases/load-platforms.ts'
import type { BulkList } from '../data/mail-tables.ts'

/** What is said, as facts: the words are the brand's, in the reader's language. Links are whole addresses. */
export type EmailTemplate =
  /** To an address that somebody registered with. The link confirms it. */
  | { kind: 'confirm-registration'; link: string; hours: number }
  /** Somebody registered with an address that has an account: its owner alone is told. */
  | { kind: 'already-registered'; signInLink: string; resetLink: string }
  | { kind: 'reset-password'; link: string; hours: number }
  | { kind: 'password-changed'; resetLink: string }
  /** To the new address, which is taken over once the link is followed. */
  | { kind: 'confirm-address'; link: string; hours: number }
  /** To the address that was left. */
  /** To the address that an account still has. */
  | { kind: 'address-change-requested'; newAddress: string; resetLink: string }
  | { kind: 'address-changed'; newAddress: string }
  /** A passkey, ORCID or an institution was added as a sign-in method. */
  | { kind: 'way-in-added'; way: string; sessionsLink: string }
  | { kind: 'confirm-deletion'; link: string; hours: number }
  | { kind: 'account-deleted' }
  /** Somebody recommends what they read. Name and message are typed by them: text, whatever it looks like. */
  | { kind: 'recommendation'; title: string; link: string; sender: RecommendingSender; message: string }
  /** What is new in what somebody follows. */
  | { kind: 'digest'; sections: readonly DigestSection[]; manageLink: string; unsubscribeLink: string }
  /** What became of what somebody tracks. */
  | { kind: 'tracked-news'; items: readonly TrackedNews[]; manageLink: string; unsubscribeLink: string }
  /** To an address that somebody signed up for updates with. */
  | { kind: 'confirm-updates'; link: string; hours: number }
  /** An editor has read a comment that waited, or put one back. */
  | { kind: 'comment-published'; link: string }
  /** `wasRead`: it was published until then. */
  | { kind: 'comment-removed'; reason: string; wasRead: boolean }
  | { kind: 'comments-blocked'; reason: string }
  /** To the editors: how many comments wait, and how many readers have told of. */
  | { kind: 'comments-to-moderate'; waiting: number; flagged: number; link: string }
  /** To an address that somebody signed up for alerts. The link confirms it. */
  | { kind: 'confirm-alert'; link: string; hours: number }

export interface DigestSection {
  topic: AlertTopicKind
  /** Of the subject, gateway or author, or what was looked for; empty where that is everything. */
  name: string
  link: string
  items: readonly { title: string; link: string; authors: string }[]
  /** How many besides. */
  more: number
}

export interface TrackedNews {
  title: string
  link: string
  changes: readonly ItemChangeKind[]
}

export interface RecommendingSender {
  name: string
  address: string
  /** Signed in to an account with that address. */
  isKnown: boolean
}

export interface OutgoingEmail {
  /** Whose brand, name and addresses the email has. */
  site: Pick<Site, 'platform' | 'brand' | 'origin'>
  language: Language
  /** The email greets by the name; without one where it is empty, or reads like an address or an advertisement. */
  to: { name: string; address: string }
  template: EmailTemplate
  /** Where an answer goes; to the platform's address where it is left out. */
  replyTo?: string
  /** Of what many get: how a reader's program ends it. */
  list?: BulkList
}

export interface Mail {
  /** Puts an email into the queue. In the caller's transaction: it is sent if that is committed, and not at all if it is not. */
  post(db: Kysely<Schema>, email: OutgoingEmail): Promise<void>
  /** The same for many at once, of one platform. */
  postAll(db: Kysely<Schema>, emails: readonly OutgoingEmail[]): Promise<void>
}
