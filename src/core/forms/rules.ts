import { parseEmailAddress } from '../text/email-address.ts'
import type { FormMessage, FormMessageKey, FormRule } from './message-keys.ts'

/**
 * The rules of the forms (specification, accounts.md section 5). A rule that is about the shape of an entry says nothing of an empty one:
 * whether there must be one is `required`'s to say, so that what is optional may be left out.
 */

const invalid = (key: FormMessageKey, values: FormMessage['values'] = {}): FormMessage => ({ key, values })
const blank = (entry: string) => entry.trim() === ''

/** Text fields and autocompletes that must be filled in. Space alone is nothing. */
export const required =
  (label: string): FormRule =>
  entry =>
    blank(entry) ? invalid('field-required', { label }) : null

/** A box that must be ticked: an entry is what the browser sends, and that is nothing for a box without its tick. */
export const requiredTick =
  (label: string): FormRule =>
  entry =>
    entry === '' ? invalid('field-required', { label }) : null

/** Something that must be chosen, accepted or completed, with words of its own for that. */
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

/** Characters as a person counts them, so that one outside the basic plane is one. */
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

/** The addresses of a list that commas, semicolons or lines divide. Null where one of them is no address. */
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

/** An entry asked for twice, letter by letter: passwords. */
export const sameAs =
  (other: string): FormRule =>
  entry =>
    entry === other ? null : invalid('entries-do-not-match')

/** An address asked for twice: the case of its letters and the space around it say nothing. */
export const sameEmailAddressAs =
  (other: string): FormRule =>
  entry =>
    entry.trim().toLowerCase() === other.trim().toLowerCase() ? null : invalid('entries-do-not-match')

/**
 * Labels: the few words by which somebody names what others choose from or read beside a figure, in a form of this site (entries of a menu,
 * links, board subjects, figures, passkeys) or in a setting (links of the browse screen). Titles and names of people are none: those may
 * need any character. The specification does not say which characters are banned: these are the ones that open markup, templates or
 * paths, and those that cannot be seen.
 */
export const withoutBannedCharacters: FormRule = entry =>
  /[<>{}[\]\\\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u.test(entry) ? invalid('label-banned-characters') : null

/** The first of several rules that an entry breaks. */
export const allOf =
  (...rules: readonly FormRule[]): FormRule =>
  entry => {
    for (const rule of rules) {
      const message = rule(entry)
      if (message) return message
    }
    return null
  }
