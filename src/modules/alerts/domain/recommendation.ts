/** The form that recommends an item by email (specification, accounts.md sections 2, 3 and 5). */

import type { EntryRule } from '../../../core/forms/entries.ts'
import { formLimits } from '../../../core/forms/limits.ts'
import type { FormRule } from '../../../core/forms/message-keys.ts'
import { allOf, emailAddresses, maximumLength, parseRecipients, required, requiredWith } from '../../../core/forms/rules.ts'
import { newAddress } from '../../accounts/domain/forms/registration.ts'
import { nameToGreet } from '../../email/domain/addressee.ts'

/** The field names of the form. */
export const recommendationFields = ['recipients', 'senderName', 'senderEmail', 'message', 'captcha'] as const
export type RecommendationField = (typeof recommendationFields)[number]
export type RecommendationLabels = Readonly<Record<'recipients' | 'senderName' | 'senderEmail' | 'message', string>>

/** A signed-in user is asked for neither name and address nor a captcha. */
export function recommendationRules(labels: RecommendationLabels, isSignedIn: boolean): Record<RecommendationField, EntryRule> {
  const unasked: EntryRule = () => null
  return {
    recipients: allOf(required(labels.recipients), emailAddresses, fewRecipients),
    senderName: isSignedIn
      ? unasked
      : allOf(required(labels.senderName), maximumLength(labels.senderName, formLimits.textLength), nameOfPerson),
    senderEmail: isSignedIn ? unasked : newAddress(labels.senderEmail),
    message: allOf(maximumLength(labels.message, formLimits.recommendationLength), withoutAddresses),
    captcha: isSignedIn ? unasked : requiredWith('recaptcha-incomplete'),
  }
}

/** Each address once, ignoring case. Empty if one of them is invalid. */
export function recipientsOf(entry: string): string[] {
  const found = parseRecipients(entry) ?? []
  return [...new Map(found.map(address => [address.toLowerCase(), address])).values()]
}

const fewRecipients: FormRule = entry =>
  recipientsOf(entry).length > formLimits.maxRecipients ? { key: 'recipients-too-many', values: { most: formLimits.maxRecipients } } : null

/** The name appears in the subject of an email to strangers. */
const nameOfPerson: FormRule = entry => (entry === '' || nameToGreet(entry) !== '' ? null : { key: 'name-not-shown', values: {} })

/** An email with free text to any recipient must not link to other sites. */
const withoutAddresses: FormRule = entry =>
  /:\/\/|\bwww\.|\p{L}{2,}\.\p{L}{2,}/iu.test(entry) ? { key: 'text-has-addresses', values: {} } : null

/** Keeps the line breaks, and removes invisible characters and those that reorder text. */
export const messageOf = (typed: string): string =>
  typed
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?:[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069])+/gu, ' ')
    .trim()
