/** Passkeys as a second sign-in method: the port between pages, API and use cases. */
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import type { Credentials } from '../../../../core/access/credentials.ts'
import type { SignedIn } from '../../../../core/access/user.ts'
import { type ListedPasskey, listPasskeys } from '../../data/passkey.ts'
import { isRememberedSession, type SessionSecrets } from '../../data/session.ts'
import type { AccountDependencies, RequestContext } from '../account-emails.ts'
import { type Sessions, secretsOf } from '../sessions/sessions.ts'
import { type AddPasskeyOutcome, keepPasskey, passkeyToAdd } from './add-passkey.ts'
import type { RegistrationResponse, SignInResponse } from './ceremony.ts'
import { type RemovePasskeyOutcome, takePasskeyAway } from './remove-passkey.ts'
import { checkPasskey, type PasskeySignInStart, type PasskeyVerdict, startPasskeySignIn } from './sign-in-with-passkey.ts'

export { registrationResponse, signInResponse } from './ceremony.ts'

export type PasskeySignInOutcome = { kind: 'signed-in'; user: SignedIn; setCookies: string[] } | Exclude<PasskeyVerdict, { kind: 'good' }>

export type KeepPasskeyOutcome = { kind: 'added'; setCookies: string[] } | Exclude<AddPasskeyOutcome, { kind: 'added' }>

/** All methods throw HttpError ORIGIN_UNKNOWN where the site does not know its own origin. */
export interface Passkeys {
  list(me: SignedIn): Promise<ListedPasskey[]>
  /** The options with which the browser creates a passkey. */
  toAdd(requestContext: RequestContext, me: SignedIn): Promise<PublicKeyCredentialCreationOptionsJSON>
  /** @param named.hasCookie whether the request has the cookies of the session, which get new secrets; false: it has a token */
  keep(
    requestContext: RequestContext,
    me: SignedIn,
    response: RegistrationResponse,
    named: { name: string; hasCookie: boolean },
  ): Promise<KeepPasskeyOutcome>
  remove(requestContext: RequestContext, me: SignedIn, id: string): Promise<RemovePasskeyOutcome>
  startSignIn(requestContext: RequestContext): Promise<PasskeySignInStart>
  signIn(requestContext: RequestContext, response: SignInResponse, credentials: Credentials): Promise<PasskeySignInOutcome>
}

interface PasskeyDependencies extends AccountDependencies {
  sessions: Sessions
  /** The values of Set-Cookie for new secrets of a session. */
  sessionCookies: (secrets: SessionSecrets | null) => string[]
}

export function createPasskeys(dependencies: PasskeyDependencies): Passkeys {
  const { kysely, sessions, sessionCookies } = dependencies
  return {
    list: ({ accountId }) => listPasskeys(kysely, accountId),
    toAdd: (requestContext, me) => passkeyToAdd(dependencies, requestContext, me),
    async keep(requestContext, me, response, named) {
      const outcome = await keepPasskey(dependencies, requestContext, me, response, named)
      return outcome.kind === 'added' ? { kind: 'added', setCookies: sessionCookies(outcome.secrets) } : outcome
    },
    remove: (requestContext, me, id) => takePasskeyAway(dependencies, requestContext, me, id),
    startSignIn: requestContext => startPasskeySignIn(kysely, requestContext),
    async signIn(requestContext, response, credentials) {
      const verdict = await checkPasskey(kysely, requestContext, response)
      if (verdict.kind !== 'good') return verdict
      const { accountId } = verdict
      // As the second factor of a remembered session, the passkey goes on with it.
      const remember = await isRememberedSession(kysely, accountId, secretsOf(credentials))
      const signIn = { accountId, signedInBy: 'passkey', remember } as const
      return {
        kind: 'signed-in',
        ...(await sessions.start(requestContext.site.platform.key, signIn, requestContext.clientInfo, credentials)),
      }
    },
  }
}
