/** ORCID and institutions as providers of OpenID Connect. */
import { readClaims } from './claims.ts'
import { createCodeFlow } from './code-flow.ts'
import type { IdentityProvider, OrcidAccessLevel } from './identity-provider.ts'
import type { ProviderSettings } from './provider-settings.ts'

/** ORCID’s scopes: `openid` proves the iD, and is all that signing in needs. Each further level includes those before it. */
const orcidScopes = {
  authenticate: 'openid',
  'read-limited': 'openid /read-limited',
  'activities-update': 'openid /read-limited /activities/update',
} as const satisfies Record<OrcidAccessLevel, string>

export function createOpenIdConnect({ key, kind, name, platforms, ...settings }: ProviderSettings): IdentityProvider {
  const flow = createCodeFlow({ ...settings, scope: kind === 'orcid' ? orcidScopes.authenticate : 'openid profile email' })
  return {
    description: { key, kind, name },
    platforms,
    begin: (backTo, maxAge = null, access = 'authenticate') =>
      flow.begin(backTo, maxAge, kind === 'orcid' ? orcidScopes[access] : undefined),
    async end(request, answer) {
      const end = await flow.end(request, answer)
      if (end.kind !== 'told') return end
      const identity = readClaims(end.claims, { key, kind })
      return identity === null ? { kind: 'wrong', why: 'the claims name nobody' } : { kind: 'proven', identity }
    },
  }
}
