import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../../../core/database/schema.ts'
import { hashOfSecret } from '../../../../core/database/secret-hash.ts'
import { type Entries, entryOf, findEntryErrors, isFaultless, normaliseEntries } from '../../../../core/forms/entries.ts'
import type { FormMessage } from '../../../../core/forms/message-keys.ts'
import { href } from '../../../../core/http/href.ts'
import { parseEmailAddress } from '../../../../core/text/email-address.ts'
import { languages } from '../../../../core/text/languages.ts'
import type { EmailTemplate } from '../../../email/index.ts'
import { afterSignIn } from '../../../sites/domain/last-page.ts'
import { issueMailedLink } from '../../data/mailed-link.ts'
import { rememberCaptcha } from '../../data/used-captcha.ts'
import { ethnicities, genders, noDemographics } from '../../domain/demographics.ts'
import { type DemographicField, demographicFields, demographicRules, demographicsOf } from '../../domain/forms/demographics.ts'
import { type RegistrationField, registrationFields, registrationRules } from '../../domain/forms/registration.ts'
import { linkHours } from '../../domain/mailed-links.ts'
import type { InstitutionMatch } from '../../domain/organisations/institution-entry.ts'
import type { Captcha } from '../../external/captcha/captcha.ts'
import { isPlainAnswer, type PlainQuestions, withPlainAnswer } from '../../external/captcha/plain-question.ts'
import { type AccountDependencies, countEmailFromNetwork, countEmailTo, type RequestContext, wholeLink } from '../account-emails.ts'
import { hashPassword } from '../passwords.ts'
import { personOf, resolveInstitution, unnamed } from '../person-entries.ts'
import { type LinkEmail, newAccountEmail } from '../resend-link.ts'
import { issueReceipt } from './registration-receipt.ts'

export type { PlainQuestion } from '../../external/captcha/plain-question.ts'

export interface RegisterDependencies extends AccountDependencies {
  captcha: Captcha
  questions: PlainQuestions
  /** Milliseconds since 1970. */
  now: () => number
}

export type CaptchaMessage = { key: 'captcha-expired' | 'captcha-error'; values: Readonly<Record<string, string | number>> }
export type RegistrationErrors = Partial<Record<RegistrationField | DemographicField | 'institutionChoice', FormMessage | CaptchaMessage>>

/**
 * `noted` is the only answer, whether the address has an account or not: its owner is notified by email. `receipt` is for a cookie of the
 * browser that registered.
 */
export type RegisterOutcome =
  | { kind: 'noted'; receipt: string }
  /** `matches` are the candidates for an institution that was not picked from the list. */
  | { kind: 'refused'; errors: RegistrationErrors; matches: readonly InstitutionMatch[] }
  /** Seconds. */
  | { kind: 'too-many'; wait: number }

/**
 * A registration that waits for confirmation: it is stored in the one-time token alone, so that an unconfirmed one leaves nothing behind.
 */
export const pendingRegistration = z.object({
  email: z.string(),
  passwordHash: z.string(),
  platform: z.string(),
  language: z.enum(languages),
  acceptedTermsAt: z.coerce.date(),
  /** The page of the site that its owner came from, for the sign-in after the confirmation. */
  returnTo: z.string().default('/'),
  /** The hash of the receipt that its owner holds. */
  receipt: z.string().optional(),
  person: z.object({
    firstName: z.string(),
    lastName: z.string(),
    jobTitle: z.string().nullable(),
    institution: z.string().nullable(),
    institutionRor: z.string().nullable(),
    department: z.string().nullable(),
    place: z.string().nullable(),
    state: z.string().nullable(),
    zipCode: z.string().nullable(),
    countryCode: z.string().nullable(),
    receiveTocAlerts: z.boolean(),
  }),
  demographics: z.object({
    gender: z.enum(genders).nullable(),
    otherGender: z.string().nullable(),
    genderPreferNotToSay: z.boolean(),
    ethnicity: z.enum(ethnicities).nullable(),
    ethnicityPreferNotToSay: z.boolean(),
    nationality: z.array(z.number()),
    nationalityPreferNotToSay: z.boolean(),
  }),
})
export type PendingRegistration = z.infer<typeof pendingRegistration>

const fields = [...registrationFields, ...demographicFields] as const
// Errors are message keys: the caller knows the labels of its fields.
const rules = { ...registrationRules(unnamed), ...demographicRules('') }

/**
 * Registers an account (specification, accounts.md sections 3 to 5). Known and unknown addresses cost the same work: a password is
 * hashed, a one-time token issued and an email posted for either.
 * @throws HttpError ORIGIN_UNKNOWN, SIGN_IN_BUSY
 */
export async function register(
  { kysely, mail, captcha, questions, now }: RegisterDependencies,
  requestContext: RequestContext,
  typed: Entries,
): Promise<RegisterOutcome> {
  const entries = withPlainAnswer('gRecaptchaResponse', normaliseEntries(typed, ['plainPassword', 'gRecaptchaResponse']))
  const errors = findEntryErrors(fields, rules, entries)
  const email = parseEmailAddress(entryOf(entries, 'userEmail'))
  const settled = await resolveInstitution(kysely, entries)
  if (settled.kind === 'open') return { kind: 'refused', errors: { ...errors, ...settled.errors }, matches: settled.matches }
  if (!isFaultless(errors) || email === null) return { kind: 'refused', errors, matches: [] }

  const answer = entryOf(entries, 'gRecaptchaResponse')
  const isPlain = isPlainAnswer(answer)
  const wait = await countEmailFromNetwork(kysely, requestContext.clientInfo, { worked: !isPlain })
  if (wait !== null) return { kind: 'too-many', wait }
  const verdict = isPlain ? await questions.verify(answer) : await captcha.verify(answer)
  if (verdict.kind !== 'solved') return refusedCaptcha(verdict.kind === 'expired' ? 'captcha-expired' : 'captcha-error')

  const mayWrite = await countEmailTo(kysely, email)
  const passwordHash = await hashPassword(entryOf(entries, 'plainPassword'))
  const said = requestContext.site.platform.features.demographics.enabled ? demographicsOf(entries) : noDemographics
  const pending: PendingRegistration = {
    email,
    passwordHash,
    platform: requestContext.site.platform.key,
    language: requestContext.language,
    acceptedTermsAt: new Date(now()),
    returnTo: afterSignIn(entryOf(entries, 'returnTo')),
    person: personOf(settled.entries, settled.institution),
    demographics: { ...said, nationality: [...said.nationality] },
  }
  // Throws here where the origin is unknown, so that the error reveals nothing about the address.
  confirmationEmail(requestContext, '')
  return await kysely.transaction().execute(async (trx): Promise<RegisterOutcome> => {
    if (!(await rememberCaptcha(trx, verdict))) return refusedCaptcha('captcha-error')
    const receipt = await issueReceipt(trx, { email, platform: pending.platform })
    if (!mayWrite) return { kind: 'noted', receipt }
    const data: PendingRegistration = { ...pending, receipt: hashOfSecret(receipt) }
    const secret = await issueMailedLink(trx, { purpose: 'register', accountId: null, data })
    const { to, language, template } = await registrationEmail(trx, requestContext, pending)
    await mail.post(trx, { site: requestContext.site, language, to, template: template(secret) })
    return { kind: 'noted', receipt }
  })
}

/** The email with the link of a registration. @throws HttpError ORIGIN_UNKNOWN */
export const registrationEmail = (
  db: Kysely<Schema>,
  requestContext: RequestContext,
  pending: Pick<PendingRegistration, 'email' | 'language'>,
): Promise<LinkEmail> => newAccountEmail(db, pending, requestContext, secret => confirmationEmail(requestContext, secret))

const confirmationEmail = (requestContext: RequestContext, secret: string): EmailTemplate => ({
  kind: 'confirm-registration',
  link: wholeLink(requestContext, href('/register/confirm/:ticket', { ticket: secret })),
  hours: linkHours.register,
})

const refusedCaptcha = (key: CaptchaMessage['key']): RegisterOutcome => ({
  kind: 'refused',
  errors: { gRecaptchaResponse: { key, values: {} } },
  matches: [],
})
