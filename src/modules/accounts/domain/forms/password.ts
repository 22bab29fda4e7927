/**
 * Rules for a new password. The specification gives none; these follow NIST SP 800-63B: a minimum length, no common password, no
 * composition rules.
 */

import { type EntryRule, entryOf } from '../../../../core/forms/entries.ts'
import { formLimits } from '../../../../core/forms/limits.ts'
import { allOf, maximumLength, minimumLength, required } from '../../../../core/forms/rules.ts'
import { isCommonPassword } from '../common-passwords.ts'

/** Keeps letters and digits only, so that a full stop or hyphen does not disguise a name. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a password is only its owner's email address or name, perhaps followed by a number. */
export function revealsItsOwner(
  password: string,
  { email, firstName, lastName }: Record<'email' | 'firstName' | 'lastName', string>,
): boolean {
  const normalisedPassword = plain(password)
  const withoutNumber = normalisedPassword.replace(/\p{N}+$/u, '')
  const [first, last] = [plain(firstName), plain(lastName)]
  const names = [plain(email), plain(email.split('@')[0] ?? ''), first + last, last + first, first, last]
  return names.some(name => name !== '' && (name === normalisedPassword || name === withoutNumber))
}

/** @param owner the fields with their email address and name */
export function newPassword(label: string, owner: Record<'email' | 'firstName' | 'lastName', string>): EntryRule {
  const shape = allOf(
    required(label),
    minimumLength(label, formLimits.minPasswordLength),
    maximumLength(label, formLimits.maxPasswordLength),
  )
  return (entry, entries) => {
    const invalid = shape(entry)
    if (invalid) return invalid
    if (isCommonPassword(entry)) return { key: 'password-too-common', values: {} }
    const facts = {
      email: entryOf(entries, owner.email),
      firstName: entryOf(entries, owner.firstName),
      lastName: entryOf(entries, owner.lastName),
    }
    return revealsItsOwner(entry, facts) ? { key: 'password-tells-owner', values: {} } : null
  }
}
