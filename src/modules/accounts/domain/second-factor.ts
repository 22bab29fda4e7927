/** Second factors of the staff (docs/decisions/0122): when roles count, and how codes are written. */
import type { Membership } from '../../../core/access/memberships.ts'
import { type Role, staffRoles } from '../../../core/access/roles.ts'
import type { WithheldRoles } from '../../../core/access/user.ts'

/** Seconds for which a session that has given a factor is not asked again: a browser that is remembered for years is. */
export const factorLifetime = 30 * 24 * 60 * 60

export interface HeldRoles {
  roles: readonly Role[]
  /** The memberships are those on the site of the session. */
  memberships: readonly Membership[]
}

export const isStaff = ({ roles, memberships }: { roles: readonly Role[]; memberships: readonly Pick<Membership, 'role'>[] }): boolean =>
  roles.some(isStaffRole) || memberships.some(({ role }) => isStaffRole(role))

const isStaffRole = (role: Role): boolean => staffRoles.includes(role)

export interface FactorState {
  /** The site of the session requires a second factor of its staff. */
  isRequiredHere: boolean
  /** Some site of the installation does. */
  isRequiredSomewhere: boolean
  hasAuthenticator: boolean
  hasPasskey: boolean
  /** The session has given a factor, and not too long ago. */
  isGiven: boolean
}

export interface CountingRoles extends HeldRoles {
  installationRoles: readonly Role[]
  withheld: WithheldRoles | null
}

/**
 * The roles that count in a session. Those of the staff need a second factor where the site requires one, and wherever the account has an
 * authenticator app, which nobody sets up for anything else. For what all sites share they need it as soon as any site requires it, since
 * it would otherwise be the way around the requirement. A passkey alone is a way to sign in, and not asked for where nothing requires it.
 */
export function countingRoles(held: HeldRoles, state: FactorState): CountingRoles {
  const hasFactor = state.hasAuthenticator || state.hasPasskey
  const isGiven = state.isGiven && hasFactor
  const counts = (isRequired: boolean) => isGiven || !(isRequired || state.hasAuthenticator)
  const [countsHere, countsForAll] = [counts(state.isRequiredHere), counts(state.isRequiredSomewhere)]
  const withoutStaff = held.roles.filter(role => !isStaffRole(role))
  return {
    roles: countsHere ? held.roles : withoutStaff,
    memberships: countsHere ? held.memberships : held.memberships.filter(({ role }) => !isStaffRole(role)),
    installationRoles: countsForAll ? held.roles : withoutStaff,
    withheld: isStaff(held) && !(countsHere && countsForAll) ? { ...held, hasFactor, isHere: !countsHere } : null,
  }
}

/** The alphabet leaves out what is easily mistaken for another character (Crockford's base 32). */
const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const recoveryLength = 16
export const recoveryCodeCount = 10

/** A code of 80 bits, in groups: "4q8f-0w2m-x5tc-9rjd". @param bytes at least 16 random ones */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const characters = [...bytes.subarray(0, recoveryLength)].map(byte => recoveryAlphabet[byte % recoveryAlphabet.length] ?? '')
  return characters.join('').replaceAll(/.{4}(?=.)/g, '$&-')
}

export type TypedCode = { kind: 'app'; code: string } | { kind: 'recovery'; code: string }

/** Reads what somebody typed, with whatever spaces and hyphens; null where it cannot be a code. */
export function readCode(typed: string): TypedCode | null {
  const text = typed.normalize('NFKC').toLowerCase().replaceAll(/[\s-]/g, '')
  if (/^\d{6}$/.test(text)) return { kind: 'app', code: text }
  const code = text.replaceAll('o', '0').replaceAll(/[il]/g, '1')
  const isRecovery = code.length === recoveryLength && [...code].every(character => recoveryAlphabet.includes(character))
  return isRecovery ? { kind: 'recovery', code } : null
}
