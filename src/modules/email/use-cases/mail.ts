/** Emails to people: the port between what has something to say and the queue that sends it. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { Language } from '../../../core/text/languages.ts'
import type { Site } from '../../sites/index.ts'
import type { BulkList } from '../data/mail-tables.ts'

/** The data of each kind of email. Each module adds its own in use-cases/emails.ts, by declaration merging. Links are absolute URLs. */
export interface EmailTemplates extends Record<never, never> {}
export type EmailKind = keyof EmailTemplates
export type TemplateOf<Kind extends EmailKind> = { [Each in Kind]: { kind: Each } & EmailTemplates[Each] }[Kind]
/** The data of an email: the texts are the brand's, in the reader's language. */
export type EmailTemplate = TemplateOf<EmailKind>

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
