/** Passkeys as a second sign-in method: the port between pages, API and use cases. */
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import type { Credentials } from '../../../../core/access/credentials.ts'
import type { SignedIn } from '../../../../core/access/visitor.ts'
import { type ListedPasskey, listPasskeys } from '../../data/passkey.ts'
import type { AccountDependencies, RequestContext } from '../account-emails.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { type AddPasskeyOutcome, keepPasskey, passkeyToAdd } from './add-passkey.ts'
import type { RegistrationResponse, SignInResponse } from './ceremony.ts'
import { type RemovePasskeyOutcome, takePasskeyAway } from './remove-passkey.ts'
import { checkPasskey, type PasskeySignInStart, type PasskeyVerdict, startPasskeySignIn } from './sign-in-with-passkey.ts'

export { registrationResponse, signInResponse } from './ceremony.ts'

export type PasskeySignInOutcome =
  | { kind: 'signed-in'; visitor: SignedIn; setCookies: string[] }
  | Exclude<PasskeyVerdict, { kind: 'good' }>

/** All methods throw HttpError ORIGIN_UNKNOWN where the site does not know its own origin. */
export interface Passkeys {
  list(me: SignedIn): Promise<ListedPasskey[]>
  /** The options with which the browser creates a passkey. */
  toAdd(requestContext: RequestContext, me: SignedIn): Promise<PublicKeyCredentialCreationOptionsJSON>
  keep(requestContext: RequestContext, me: SignedIn, response: RegistrationResponse, name: string): Promise<AddPasskeyOutcome>
  remove(me: SignedIn, id: string): Promise<RemovePasskeyOutcome>
  startSignIn(requestContext: RequestContext): Promise<PasskeySignInStart>
  signIn(requestContext: RequestContext, response: SignInResponse, credentials: Credentials): Promise<PasskeySignInOutcome>
}

export function createPasskeys(dependencies: AccountDependencies & { sessions: Sessions }): Passkeys {
  const { kysely, sessions } = dependencies
  return {
    list: ({ accountId }) => listPasskeys(kysely, accountId),
    toAdd: (requestContext, me) => passkeyToAdd(dependencies, requestContext, me),
    keep: (requestContext, me, response, name) => keepPasskey(dependencies, requestContext, me, response, name),
    remove: ({ accountId }, id) => takePasskeyAway(kysely, accountId, id),
    startSignIn: requestContext => startPasskeySignIn(kysely, requestContext),
    async signIn(requestContext, response, credentials) {
      const verdict = await checkPasskey(kysely, requestContext, response)
      if (verdict.kind !== 'good') return verdict
      const signIn = { accountId: verdict.accountId, signedInBy: 'passkey', remember: false } as const
      return {
        kind: 'signed-in',
        ...(await sessions.start(requestContext.site.platform.key, signIn, requestContext.clientInfo, credentials)),
      }
    },
  }
}
