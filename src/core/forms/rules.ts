import { parseEmailAddress } from '../text/email-address.ts'
import type { FieldError, FormMessage, FormMessageKey, FormRule } from './message-keys.ts'

/**
 * The validation rules of forms (specification, accounts.md section 5). Rules about the format accept an empty entry:
 * only `required` rejects one, so that fields can be optional.
 */

const invalid = (key: FormMessageKey, values: FormMessage['values'] = {}): FormMessage => ({ key, values })
const blank = (entry: string) => entry.trim() === ''

/** A required text field or autocomplete. White space alone does not count. */
export const required =
  (label: string): FormRule =>
  entry =>
    blank(entry) ? invalid('field-required', { label }) : null

/** A box that must be ticked: an entry is what the browser sends, and that is nothing for a box without its tick. */
export const requiredTick =
  (label: string): FormRule =>
  entry =>
    entry === '' ? invalid('field-required', { label }) : null

/** A required choice, acceptance or captcha, with a message of its own. */
export const requiredWith =
  (
    key:
      | 'terms-not-accepted'
      | 'comment-terms-not-accepted'
      | 'please-select-subject'
      | 'institution-not-selected-title'
      | 'recaptcha-incomplete',
  ): FormRule =>
  entry =>
    blank(entry) ? invalid(key) : null

/** Counts characters as a person does: one outside the basic plane is one. */
export const minimumLength =
  (label: string, minLength: number): FormRule =>
  entry =>
    entry !== '' && [...entry].length < minLength ? invalid('field-too-short', { label, minLength }) : null

/** Counted as `maxlength` is (UTF-16, a line's end as one), so that nothing which a browser lets in is refused. */
export const maximumLength =
  (label: string, maxLength: number): FormRule =>
  entry =>
    entry.replaceAll('\r\n', '\n').length > maxLength ? invalid('field-too-long', { label, maxLength }) : null

export const emailAddress: FormRule = entry => (blank(entry) || parseEmailAddress(entry) !== null ? null : invalid('email_invalid_message'))

/** Parses a list of email addresses, separated by commas, semicolons or line breaks. Null if one of them is invalid. */
export function parseRecipients(entry: string): string[] | null {
  const recipients: string[] = []
  for (const part of entry.split(/[,;\n]/)) {
    if (blank(part)) continue
    const address = parseEmailAddress(part)
    if (address === null) return null
    recipients.push(address)
  }
  return recipients
}

export const emailAddresses: FormRule = entry => (parseRecipients(entry) === null ? invalid('email-several-invalid') : null)

/** A repeated entry that must be identical, such as a password. */
export const sameAs =
  (other: string): FormRule =>
  entry =>
    entry === other ? null : invalid('entries-do-not-match')

/** A repeated email address, compared without case and surrounding space. */
export const sameEmailAddressAs =
  (other: string): FormRule =>
  entry =>
    entry.trim().toLowerCase() === other.trim().toLowerCase() ? null : invalid('entries-do-not-match')

/**
 * Labels: short names that people enter on this site (of menu entries,
 * links, board subjects, figures, passkeys) or in a setting (links of the browse page). Titles and names of people are excluded: they
 * may need any character. The specification does not list the banned characters: these are the ones that open markup, templates or
 * paths, and invisible ones.
 */
export const withoutBannedCharacters: FormRule = entry =>
  /[<>{}[\]\\\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u.test(entry) ? invalid('label-banned-characters') : null

/** The first of several rules that an entry breaks. */
export const allOf =
  <Message extends FieldError = FormMessage>(
    ...rules: readonly ((entry: string) => Message | null)[]
  ): ((entry: string) => Message | null) =>
  entry => {
    for (const rule of rules) {
      const message = rule(entry)
      if (message) return message
    }
    return null
  }
