/** Passkeys as a second way in: the port between pages, API and what stands behind them. */
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import { type ListedPasskey, listPasskeys } from '../../../data/passkey.ts'
import type { SignedIn } from '../../../domain/accounts/visitor.ts'
import type { AccountDependencies, Caller } from '../letters.ts'
import type { Presented, Sessions } from '../sessions/sessions.ts'
import { type AddPasskeyOutcome, keepPasskey, passkeyToAdd } from './add-passkey.ts'
import type { RegistrationResponse, SignInResponse } from './ceremony.ts'
import { type RemovePasskeyOutcome, takePasskeyAway } from './remove-passkey.ts'
import { checkPasskey, type PasskeySignInStart, type PasskeyVerdict, startPasskeySignIn } from './sign-in-with-passkey.ts'

export { registrationResponse, signInResponse } from './ceremony.ts'

export type PasskeySignInOutcome =
  | { kind: 'signed-in'; visitor: SignedIn; setCookies: string[] }
  | Exclude<PasskeyVerdict, { kind: 'good' }>

/** All of them throw HttpError ORIGIN_UNKNOWN where the site does not know its own address. */
export interface Passkeys {
  list(me: SignedIn): Promise<ListedPasskey[]>
  /** What the browser is to make one with. */
  toAdd(caller: Caller, me: SignedIn): Promise<PublicKeyCredentialCreationOptionsJSON>
  keep(caller: Caller, me: SignedIn, response: RegistrationResponse, name: string): Promise<AddPasskeyOutcome>
  remove(me: SignedIn, id: string): Promise<RemovePasskeyOutcome>
  startSignIn(caller: Caller): Promise<PasskeySignInStart>
  signIn(caller: Caller, response: SignInResponse, presented: Presented): Promise<PasskeySignInOutcome>
}

export function createPasskeys(dependencies: AccountDependencies & { sessions: Sessions }): Passkeys {
  const { kysely, sessions } = dependencies
  return {
    list: ({ accountId }) => listPasskeys(kysely, accountId),
    toAdd: (caller, me) => passkeyToAdd(dependencies, caller, me),
    keep: (caller, me, response, name) => keepPasskey(dependencies, caller, me, response, name),
    remove: ({ accountId }, id) => takePasskeyAway(kysely, accountId, id),
    startSignIn: caller => startPasskeySignIn(kysely, caller),
    async signIn(caller, response, presented) {
      const verdict = await checkPasskey(kysely, caller, response)
      if (verdict.kind !== 'good') return verdict
      const signIn = { accountId: verdict.accountId, signedInBy: 'passkey', remember: false } as const
      return { kind: 'signed-in', ...(await sessions.start(caller.site.platform.key, signIn, caller.asker, presented)) }
    },
  }
}
