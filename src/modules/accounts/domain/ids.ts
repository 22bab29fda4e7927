import type { Id } from '../../../core/ids/id.ts'

export type OrganisationId = Id<'organisation'>
export type MembershipId = Id<'membership'>
export type AuthenticatorId = Id<'authenticator'>
