/** The sign-in methods of an account. */
export interface SignInMethods {
  password: boolean
  identities: number
  passkeys: number
}

/** Whether a sign-in method may be removed: without the last one, the holder could not sign in any more. */
export const mayRemoveSignInMethod = ({ password, identities, passkeys }: SignInMethods): boolean =>
  Number(password) + identities + passkeys > 1
