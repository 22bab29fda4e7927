/** Maps the claims of a provider (OpenID Connect Core, section 5.1) to ours. */
import { z } from 'zod'
import { parseEmailAddress } from '../../../../core/text/email-address.ts'
import { normaliseLine } from '../../../../core/text/normalise-line.ts'
import { readOrcid } from '../../../../document/metadata/identifiers.ts'
import { hasOrcidChecksum } from '../../domain/orcid.ts'
import type { ProviderDescription, VerifiedIdentity } from './identity-provider.ts'

const maxNameLength = 50
const maxLabelLength = 254

/** A malformed claim counts as empty; without a subject there is no identity. */
const said = z.string().transform(normaliseLine).catch('')
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  name: said,
  given_name: said,
  family_name: said,
  email: said,
  // Some providers send it as text.
  email_verified: z
    .unknown()
    .optional()
    .transform(value => value === true || value === 'true'),
})

/** Null where the claims name no user or, for ORCID, no iD. */
export function readClaims(claims: unknown, { key, kind }: Pick<ProviderDescription, 'key' | 'kind'>): VerifiedIdentity | null {
  const parsed = claimsSchema.safeParse(claims)
  if (!parsed.success) return null
  const { sub, name, given_name, family_name, email, email_verified } = parsed.data
  const orcid = kind === 'orcid' ? readOrcid(sub) : null
  if (kind === 'orcid' && (orcid === null || !hasOrcidChecksum(orcid))) return null
  const address = parseEmailAddress(email)
  // If the provider gives only the full name, the user can correct the split at registration.
  const [first = '', ...rest] = given_name === '' && family_name === '' ? name.split(' ') : []
  return {
    provider: key,
    subject: orcid ?? sub,
    label: (orcid ?? address ?? (name || sub)).slice(0, maxLabelLength),
    firstName: (given_name || first).slice(0, maxNameLength),
    lastName: (family_name || rest.join(' ')).slice(0, maxNameLength),
    email: address === null ? null : { address, isVerified: email_verified },
  }
}
