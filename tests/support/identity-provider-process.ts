/**
 * Two OpenID Connect providers in a process: one like ORCID (its subjects are iDs, and it provides no email address) and one
 * like an institution. They have their own sign-in and consent pages: the typed name is the user. Prints its URLs in
 * a line; ends with its parent.
 * At the institution, `unverified…` has an unverified address, and `NAME+ADDRESS` has that address.
 */

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type AccountClaims, type Configuration } from 'oidc-provider'

// Silences warnings about settings that no test needs.
console.warn = () => undefined
console.info = () => undefined

const client = (authentication: 'client_secret_post' | 'client_secret_basic'): Configuration['clients'] => [
  {
    client_id: 'recto',
    client_secret: 'a secret that is long enough for tests',
    // Any redirect URI of a site on this machine is accepted: see below.
    redirect_uris: ['http://localhost/login/back/any'],
    token_endpoint_auth_method: authentication,
  },
]

const settings: Configuration = {
  cookies: { keys: ['of tests'] },
  pkce: { required: () => true },
  claims: { openid: ['sub'], profile: ['name', 'given_name', 'family_name'], email: ['email', 'email_verified'] },
  // People may leave their own sign-in for later.
  ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
}

const orcidLike: Configuration = {
  ...settings,
  clients: client('client_secret_post'),
  clientAuthMethods: ['client_secret_post'],
  claims: { openid: ['sub', 'given_name', 'family_name'] },
  conformIdTokenClaims: false,
  findAccount: async (_context, id) => ({
    accountId: id,
    claims: async () => ({ sub: id, given_name: 'Josiah', family_name: 'Carberry' }),
  }),
}

const institutionLike: Configuration = {
  ...settings,
  clients: client('client_secret_basic'),
  findAccount: async (_context, id) => ({ accountId: id, claims: async () => claimsOf(id) }),
}

/** `NAME+RESEARCHERID` has that id, and a plain `NAME` none. */
const researcherIdLike: Configuration = {
  ...settings,
  clients: client('client_secret_basic'),
  claims: { openid: ['sub'], profile: ['name', 'researcher_id'] },
  findAccount: async (_context, id) => ({
    accountId: id,
    claims: async () => ({ sub: id, name: id, researcher_id: id.split('+')[1] ?? null }),
  }),
}

function claimsOf(id: string): AccountClaims {
  const [name = '', ...address] = id.split('+')
  return {
    sub: id,
    given_name: name,
    family_name: 'of Slate',
    email: address.length > 0 ? address.join('+') : `${name}@slate.example`,
    email_verified: !name.startsWith('unverified'),
  }
}

const listening = (server: Server): Promise<number> =>
  new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(portOf(server.address()))))
const portOf = (address: string | AddressInfo | null): number => (typeof address === 'object' && address !== null ? address.port : 0)

async function start(configuration: Configuration): Promise<string> {
  const server = createServer()
  const issuer = `http://localhost:${await listening(server)}`
  const provider = new Provider(issuer, configuration)
  provider.Client.prototype.redirectUriAllowed = (url: string) =>
    /^http:\/\/(?:[a-z0-9-]+\.)*localhost(?::\d+)?\/(?:login\/back\/[a-z]+|researcher-id\/back)$/.test(url)
  const answer = provider.callback()
  // Browsers ask for an image that the provider has not.
  server.on(
    'request',
    (request, response) => void (request.url === '/favicon.ico' ? response.writeHead(204).end() : answer(request, response)),
  )
  return issuer
}

console.log(
  JSON.stringify({
    orcid: await start(orcidLike),
    institution: await start(institutionLike),
    researcherIds: await start(researcherIdLike),
  }),
)
process.stdin.resume().once('end', () => process.exit(0))
