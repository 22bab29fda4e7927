/** An email is made of these parts, and each module writes the text of its own. */
import type { EmailKind, TemplateOf } from '../mail.ts'
import type { Translate } from './mail-messages.ts'

export type EmailPart =
  | { kind: 'paragraph'; text: string }
  /** The main action; an email has one at most. */
  | { kind: 'action'; label: string; link: string }
  /** Something else that can be done. */
  | { kind: 'link'; label: string; link: string }
  /** The heading of the parts that follow. */
  | { kind: 'heading'; text: string; link: string }
  /** An entry of a list, with a detail. */
  | { kind: 'item'; label: string; link: string; detail: string }
  /** Text that another person wrote. */
  | { kind: 'quote'; lines: readonly string[] }
  /** Less prominent text. */
  | { kind: 'note'; text: string }

export interface EmailParts {
  subject: string
  parts: readonly EmailPart[]
}

/** These are the texts of some kinds of emails. A module has those of its own. */
export type EmailWriters<Kind extends EmailKind = EmailKind> = {
  readonly [Each in Kind]: (template: TemplateOf<Each>, t: Translate) => EmailParts
}

export const paragraph = (text: string): EmailPart => ({ kind: 'paragraph', text })
export const note = (text: string): EmailPart => ({ kind: 'note', text })
export const action = (label: string, link: string): EmailPart => ({ kind: 'action', label, link })

/** The link of an email holds this long. */
export const linkLasts = (hours: number, t: Translate): EmailPart => note(t('mail-link-lasts', { count: hours }))

/** @param writers those of every module */
export function partsOf<Kind extends EmailKind>(writers: EmailWriters, template: TemplateOf<Kind>, t: Translate): EmailParts {
  return writers[template.kind](template, t)
}
