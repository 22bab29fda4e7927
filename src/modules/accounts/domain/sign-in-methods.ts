/** In which ways an account is signed in to. */
export interface SignInMethods {
  password: boolean
  identities: number
  passkeys: number
}

/** Whether one may be taken away: who takes the last one would shut themself out. */
export const mayRemoveSignInMethod = ({ password, identities, passkeys }: SignInMethods): boolean =>
  Number(password) + identities + passkeys > 1
