/** In which ways an account is signed in to. */
export interface WaysIn {
  password: boolean
  identities: number
  passkeys: number
}

/** Whether one may be taken away: who takes the last one would shut themself out. */
export const mayRemoveWayIn = ({ password, identities, passkeys }: WaysIn): boolean => Number(password) + identities + passkeys > 1
