/** The form that recommends an item by email (specification, accounts.md sections 2, 3 and 5). */

import { formLimits } from '../../../core/forms/limits.ts'
import type { FormRule } from '../../../core/forms/message-keys.ts'
import { allOf, emailAddress, emailAddresses, maximumLength, parseRecipients, required, requiredWith } from '../../../core/forms/rules.ts'
import { anyText, groupOf, ruledLine, ruledText } from '../../../core/forms/schema-errors.ts'
import { nameToGreet } from '../../email/domain/addressee.ts'

/** The field names of the form. */
export const recommendationFields = ['recipients', 'senderName', 'senderEmail', 'message', 'captcha'] as const
const fewRecipients: FormRule = entry =>
  recipientsOf(entry).length > formLimits.maxRecipients ? { key: 'recipients-too-many', values: { most: formLimits.maxRecipients } } : null

/** The name appears in the subject of an email to strangers. */
const nameOfPerson: FormRule = entry => (entry === '' || nameToGreet(entry) !== '' ? null : { key: 'name-not-shown', values: {} })

/** An email with free text to any recipient must not link to other sites. */
const withoutUrls: FormRule = entry =>
  /:\/\/|\bwww\.|\p{L}{2,}\.\p{L}{2,}/iu.test(entry) ? { key: 'text-has-addresses', values: {} } : null

/** The schema is used in the browser and on the server. A signed-in user is asked for neither name and address nor a captcha. */
export const recommendationSchema = (isSignedIn: boolean) =>
  groupOf({
    recipients: ruledText(allOf(required(''), emailAddresses, fewRecipients)),
    senderName: isSignedIn ? anyText() : ruledLine(allOf(required(''), maximumLength('', formLimits.textLength), nameOfPerson)),
    senderEmail: isSignedIn ? anyText() : ruledLine(allOf(required(''), maximumLength('', formLimits.emailAddressLength), emailAddress)),
    message: ruledText(allOf(maximumLength('', formLimits.recommendationLength), withoutUrls)),
    captcha: isSignedIn ? anyText() : ruledText(requiredWith('recaptcha-incomplete')),
  })

/** Each address once, ignoring case. Empty if one of them is invalid. */
export function recipientsOf(entry: string): string[] {
  const found = parseRecipients(entry) ?? []
  return [...new Map(found.map(address => [address.toLowerCase(), address])).values()]
}
