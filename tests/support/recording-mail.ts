/** Replaces the email queue, and records what was posted. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../src/core/database/schema.ts'
import type { EmailKind, EmailTemplate, Mail, OutgoingEmail } from '../../src/modules/email/use-cases/mail.ts'

type TemplateOf<Of extends EmailKind> = Extract<EmailTemplate, { kind: Of }>

export interface RecordingMail extends Mail {
  /** Returns and removes the emails posted so far, in order. */
  taken(): OutgoingEmail[]
  /** The one email of a kind among those; fails where there is another number of them. */
  only<Of extends EmailKind>(kind: Of): TemplateOf<Of>
}

export function createRecordingMail(): RecordingMail {
  const posted: OutgoingEmail[] = []
  const taken = () => posted.splice(0)
  return {
    async post(_db: Kysely<Schema>, email) {
      posted.push(email)
    },
    async postAll(_db: Kysely<Schema>, emails) {
      posted.push(...emails)
    },
    taken,
    only(kind) {
      const templates = taken().flatMap(({ template }) => (isOf(template, kind) ? [template] : []))
      const [template, ...others] = templates
      if (template === undefined || others.length > 0) throw new Error(`There are ${templates.length} letters “${kind}”, and not one.`)
      return template
    },
  }
}

const isOf = <Of extends EmailKind>(template: EmailTemplate, kind: Of): template is TemplateOf<Of> => template.kind === kind

/** The last part of an email's link. */
export const secretIn = ({ link }: { link: string }): string => link.split('/').at(-1) ?? ''
