/** The notice of a sign-in, which the next page shows. */
export interface SignInMessages {
  success: string
  noCookie: string
}

let announced: SignInMessages | null = null

/** Stores the notices until the next page knows who is signed in. */
export function announceSignIn(messages: SignInMessages): void {
  announced = messages
}

/** Returns the announced notices once. */
export function takeSignInNotice(): SignInMessages | null {
  const taken = announced
  announced = null
  return taken
}
