/** Example values of emails, with which the gallery shows them. Each module has those of its own in `use-cases/email-examples.ts`. */
import type { BulkList } from '../../data/mail-tables.ts'
import type { EmailKind, TemplateOf } from '../mail.ts'

export interface EmailExample<Kind extends EmailKind = EmailKind> {
  /** This says what is special about it, where a kind has several. */
  title?: string
  template: TemplateOf<Kind>
  replyTo?: string
  list?: BulkList
}

/** @param path of a page @returns its URL on the site and in the language of the email */
export type LinkTo = (path: string) => string

/** There is at least one example of each kind. */
export type EmailExamples<Kind extends EmailKind = EmailKind> = {
  readonly [Each in Kind]: (linkTo: LinkTo) => readonly [EmailExample<Each>, ...EmailExample<Each>[]]
}
