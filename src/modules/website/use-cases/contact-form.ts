/** The contact form: its port and what it does. */
import type { Kysely } from 'kysely'
import type { User } from '../../../core/access/user.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { Entries } from '../../../core/forms/entries.ts'
import type { FieldErrors } from '../../../core/forms/message-keys.ts'
import { validateForm } from '../../../core/forms/schema-errors.ts'
import { parseEmailAddress } from '../../../core/text/email-address.ts'
import { normaliseLines } from '../../../core/text/normalise-lines.ts'
import {
  type AttemptLimit,
  type Captcha,
  countAttempt,
  isPlainAnswer,
  type PlainQuestion,
  type PlainQuestions,
  type RequestContext,
  rememberCaptcha,
  type SolvedCaptcha,
  withPlainAnswer,
} from '../../accounts/index.ts'
import type { Mail } from '../../email/index.ts'
import { contactOf } from '../../sites/domain/contact.ts'
import { contactMessageSchema, contactOfSubject } from '../domain/contact-message.ts'
import type { ContactSender } from './emails.ts'

export type ContactOutcome =
  | { kind: 'sent' }
  /** The site has named no address. */
  | { kind: 'no-address' }
  | { kind: 'refused'; errors: FieldErrors }
  /** Seconds. */
  | { kind: 'too-many'; wait: number }

export interface ContactForm {
  /** A question for browsers without JavaScript. */
  askQuestion(): Promise<PlainQuestion>
  /** Puts a message to the site into the mail queue; replies go to its sender. */
  send(requestContext: RequestContext, sender: User, entries: Entries): Promise<ContactOutcome>
}

export interface ContactDependencies {
  kysely: Kysely<Schema>
  mail: Mail
  captcha: Captcha
  questions: PlainQuestions
}

const hour = 3600
const limits = {
  network: { what: 'contact messages from a network', max: 10, seconds: hour },
  /** For clients that solved no captcha. */
  idleNetwork: { what: 'contact messages from a network without a captcha', max: 3, seconds: hour },
  sender: { what: 'contact messages of a sender', max: 10, seconds: 24 * hour },
} as const satisfies Record<string, AttemptLimit>

export const createContactForm = (dependencies: ContactDependencies): ContactForm => ({
  askQuestion: () => dependencies.questions.ask(),
  send: (requestContext, sender, entries) => sendContactMessage(dependencies, requestContext, sender, entries),
})

async function sendContactMessage(
  { kysely, mail, captcha, questions }: ContactDependencies,
  { site, clientInfo }: RequestContext,
  user: User,
  typed: Entries,
): Promise<ContactOutcome> {
  const isSignedIn = user.kind === 'signed-in'
  const form = validateForm(contactMessageSchema(isSignedIn), withPlainAnswer('captcha', typed))
  if (form.kind === 'invalid') return { kind: 'refused', errors: form.errors }
  const { subject, message, captcha: answer } = form.value
  const address = contactOf(site.platform, contactOfSubject[subject])
  if (address === null) return { kind: 'no-address' }
  const sender = senderOf(user, form.value)
  const isIdle = !isSignedIn && isPlainAnswer(answer)
  const wait =
    (await countAttempt(kysely, isIdle ? limits.idleNetwork : limits.network, clientInfo.network)) ??
    (await countAttempt(kysely, limits.sender, sender.address.toLowerCase()))
  if (wait !== null) return { kind: 'too-many', wait }
  let solved: SolvedCaptcha | null = null
  if (!isSignedIn) {
    const verdict = isIdle ? await questions.verify(answer) : await captcha.verify(answer)
    if (verdict.kind !== 'solved') return refusedCaptcha(verdict.kind === 'expired' ? 'captcha-expired' : 'captcha-error')
    solved = verdict
  }
  return await kysely.transaction().execute(async (trx): Promise<ContactOutcome> => {
    if (solved !== null && !(await rememberCaptcha(trx, solved))) return refusedCaptcha('captcha-error')
    await mail.post(trx, {
      site,
      // Whoever reads it works for the site: the language of the sender's page may not be theirs.
      language: site.platform.languages[0] ?? 'en',
      to: { name: '', address },
      template: { kind: 'contact-message', sender, subject, message: normaliseLines(message) },
      replyTo: sender.address,
    })
    return { kind: 'sent' }
  })
}

const senderOf = (user: User, { senderName, senderEmail }: { senderName: string; senderEmail: string }): ContactSender =>
  user.kind === 'signed-in'
    ? { name: user.name, address: user.email, isKnown: true }
    : { name: senderName, address: parseEmailAddress(senderEmail) ?? senderEmail, isKnown: false }

const refusedCaptcha = (key: 'captcha-expired' | 'captcha-error'): ContactOutcome => ({
  kind: 'refused',
  errors: { captcha: { key, values: {} } },
})
