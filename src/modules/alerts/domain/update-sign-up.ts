import { formLimits } from '../../../core/forms/limits.ts'
import type { FormRule } from '../../../core/forms/message-keys.ts'
import { allOf, emailAddress, maximumLength, required, requiredWith } from '../../../core/forms/rules.ts'

/** The fields of the sign-up for updates (specification, accounts.md section 3), by the names that they are sent under. */
export const updateSignUpFields = ['firstName', 'lastName', 'email', 'institution', 'captcha'] as const
export type UpdateSignUpField = (typeof updateSignUpFields)[number]

/** First name, last name, email and captcha are required, the institution is not (specification, accounts.md section 5). */
export function updateSignUpRules(labels: Readonly<Record<Exclude<UpdateSignUpField, 'captcha'>, string>>) {
  const line = (label: string) => maximumLength(label, formLimits.textLength)
  return {
    firstName: allOf(required(labels.firstName), line(labels.firstName)),
    lastName: allOf(required(labels.lastName), line(labels.lastName)),
    email: allOf(required(labels.email), maximumLength(labels.email, formLimits.emailAddressLength), emailAddress),
    institution: line(labels.institution),
    captcha: requiredWith('recaptcha-incomplete'),
  } satisfies Record<UpdateSignUpField, FormRule>
}
