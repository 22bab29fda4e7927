import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { formLimits } from '../../../../core/forms/limits.ts'
import type { FormMessageKey } from '../../../../core/forms/message-keys.ts'
import { parseEmailAddress } from '../../../../core/text/email-address.ts'
import type { Language } from '../../../../core/text/languages.ts'
import { normaliseLine } from '../../../../core/text/normalise-line.ts'
import { type Captcha, type RequestContext, rememberCaptcha } from '../../../accounts/index.ts'
import type { Mail } from '../../../email/index.ts'
import { addUpdateSignUp } from '../../data/update-sign-up.ts'
import { type UpdateSignUpField, updateSignUpFields, updateSignUpRules } from '../../domain/update-sign-up.ts'
import { mayAsk, postConfirmation } from './confirm-sign-up.ts'

export interface SignUpDependencies {
  kysely: Kysely<Schema>
  captcha: Captcha
  mail: Mail
}

/** Entries are as the user typed them; absent fields are empty. */
export interface SignUpEntries extends Readonly<Record<UpdateSignUpField, string>> {
  /** The heading of the form, as it was shown. */
  headerText: string
  language: Language
}

export type SignUpProblem = FormMessageKey | 'captcha-expired' | 'captcha-error'
export type SignUpErrors = Partial<Record<UpdateSignUpField, SignUpProblem>>
/** `noted` does not reveal whether the address was known: the client may not be its owner. */
export type SignUpOutcome = { kind: 'noted' } | { kind: 'refused'; errors: SignUpErrors }

// Errors are message keys: the caller knows the labels of its fields.
const rules = updateSignUpRules({ firstName: '', lastName: '', email: '', institution: '' })

/**
 * Signs up for a site's updates (specification, accounts.md sections 5 and 7). The captcha is verified last and consumed
 * in the same transaction: a correctable error does not cost a second one, and nothing is stored partially.
 * The owner confirms the address by the link in an email.
 */
export async function signUpForUpdates(
  { kysely, captcha, mail }: SignUpDependencies,
  site: RequestContext['site'],
  entries: SignUpEntries,
): Promise<SignUpOutcome> {
  const typed = {
    firstName: normaliseLine(entries.firstName),
    lastName: normaliseLine(entries.lastName),
    email: normaliseLine(entries.email),
    institution: normaliseLine(entries.institution),
    captcha: entries.captcha,
  }
  const errors: SignUpErrors = {}
  for (const field of updateSignUpFields) {
    const invalid = rules[field](typed[field])
    if (invalid) errors[field] = invalid.key
  }
  const email = parseEmailAddress(typed.email)
  if (Object.keys(errors).length > 0 || email === null) return { kind: 'refused', errors }

  const verdict = await captcha.verify(typed.captcha)
  if (verdict.kind === 'expired') return { kind: 'refused', errors: { captcha: 'captcha-expired' } }
  if (verdict.kind === 'wrong') return { kind: 'refused', errors: { captcha: 'captcha-error' } }

  const asks = await mayAsk(kysely, email)
  return await kysely.transaction().execute(async (trx): Promise<SignUpOutcome> => {
    if (!(await rememberCaptcha(trx, verdict))) return { kind: 'refused', errors: { captcha: 'captcha-error' } }
    await addUpdateSignUp(trx, site.platform.key, {
      email,
      firstName: typed.firstName,
      lastName: typed.lastName,
      institution: typed.institution || null,
      headerText: normaliseLine(entries.headerText).slice(0, formLimits.longTextLength) || null,
      language: entries.language,
    })
    if (asks) await postConfirmation(trx, mail, { site, language: entries.language, email })
    return { kind: 'noted' }
  })
}
