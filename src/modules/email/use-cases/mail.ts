/** Emails to people: the port between what has something to say and the queue that sends it. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { Language } from '../../../core/text/languages.ts'
import type { ItemChangeKind } from '../../alerts/domain/digests/item-change.ts'
import type { AlertTopicKind } from '../../alerts/domain/topic.ts'
import type { Site } from '../../sites/use-cases/load-platforms.ts'
import type { BulkList } from '../data/mail-tables.ts'

/** The data of an email: the texts are the brand's, in the reader's language. Links are absolute URLs. */
export type EmailTemplate =
  /** Sent to the address that a user registered with. The link confirms it. */
  | { kind: 'confirm-registration'; link: string; hours: number }
  /** Somebody registered with an address that has an account: only its owner is notified. */
  | { kind: 'already-registered'; signInLink: string; resetLink: string }
  | { kind: 'reset-password'; link: string; hours: number }
  | { kind: 'password-changed'; resetLink: string }
  /** Sent to the new address, which replaces the old one once the link is followed. */
  | { kind: 'confirm-address'; link: string; hours: number }
  /** Sent to the account's present address. */
  | { kind: 'address-change-requested'; newAddress: string; resetLink: string }
  /** Sent to the address that was replaced. */
  | { kind: 'address-changed'; newAddress: string }
  /** A passkey, ORCID or an institution was added as a sign-in method. */
  | { kind: 'way-in-added'; way: string; sessionsLink: string }
  | { kind: 'confirm-deletion'; link: string; hours: number }
  | { kind: 'account-deleted' }
  /** A user recommends a publication. They typed name and message, which are always plain text. */
  | { kind: 'recommendation'; title: string; link: string; sender: RecommendingSender; message: string }
  /** The new publications of followed topics. */
  | { kind: 'digest'; sections: readonly DigestSection[]; manageLink: string; unsubscribeLink: string }
  /** The changes of tracked publications. */
  | { kind: 'tracked-news'; items: readonly TrackedNews[]; manageLink: string; unsubscribeLink: string }
  /** Sent to an address that was signed up for updates. The link confirms it. */
  | { kind: 'confirm-updates'; link: string; hours: number }
  /** An editor has read a comment that waited, or put one back. */
  | { kind: 'comment-published'; link: string }
  /** `wasRead`: it was published until then. */
  | { kind: 'comment-removed'; reason: string; wasRead: boolean }
  | { kind: 'comments-blocked'; reason: string }
  /** Sent to the editors: how many comments wait, and how many readers have flagged. */
  | { kind: 'comments-to-moderate'; waiting: number; flagged: number; link: string }
  /** Sent to an address that was signed up for alerts. The link confirms it. */
  | { kind: 'confirm-alert'; link: string; hours: number }

export interface DigestSection {
  topic: AlertTopicKind
  /** The name of the subject, gateway or author, or the search; empty for the whole site. */
  name: string
  link: string
  items: readonly { title: string; link: string; authors: string }[]
  /** How many more there are. */
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
  /** The sender is signed in to an account with that address. */
  isKnown: boolean
}

export interface OutgoingEmail {
  /** The brand, name and addresses of the email. */
  site: Pick<Site, 'platform' | 'brand' | 'origin'>
  language: Language
  /** The greeting uses the name, unless it is empty or reads like an address or an advertisement. */
  to: { name: string; address: string }
  template: EmailTemplate
  /** The Reply-To address; the site's address where it is absent. */
  replyTo?: string
  /** The list of a bulk email, from which the reader's email program can unsubscribe. */
  list?: BulkList
}

export interface Mail {
  /** Puts an email into the queue. In the caller's transaction: it is sent if that is committed, and not at all if it is not. */
  post(db: Kysely<Schema>, email: OutgoingEmail): Promise<void>
  /** Posts many emails of one site. */
  postAll(db: Kysely<Schema>, emails: readonly OutgoingEmail[]): Promise<void>
}
