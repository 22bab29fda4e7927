/** The notice of a sign-in, between the form that was sent and the page that comes after it. */
export interface SignInMessages {
  success: string
  noCookie: string
}

let announced: SignInMessages | null = null

/** To be said once it is known who reads. */
export function announceSignIn(messages: SignInMessages): void {
  announced = messages
}

/** What was announced, once. */
export function takeSignInNotice(): SignInMessages | null {
  const taken = announced
  announced = null
  return taken
}
