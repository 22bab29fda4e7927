/** ORCID and institutions as providers of OpenID Connect. */
import { readClaims } from './claims.ts'
import { createCodeFlow } from './code-flow.ts'
import type { IdentityProvider } from './identity-provider.ts'
import type { ProviderSettings } from './provider-settings.ts'

export function createOpenIdConnect({ key, kind, name, platforms, ...settings }: ProviderSettings): IdentityProvider {
  // ORCID knows no other scope for those who want to sign in, and nothing else.
  const flow = createCodeFlow({ ...settings, scope: kind === 'orcid' ? 'openid' : 'openid profile email' })
  return {
    facts: { key, kind, name },
    platforms,
    begin: flow.begin,
    async end(journey, answer) {
      const end = await flow.end(journey, answer)
      if (end.kind !== 'told') return end
      const identity = readClaims(end.claims, { key, kind })
      return identity === null ? { kind: 'wrong', why: 'the claims name nobody' } : { kind: 'proven', identity }
    },
  }
}
