/** The notice of a sign-in, between the form that was sent and the page that comes after it. */
export interface SignInWords {
  success: string
  noCookie: string
}

let announced: SignInWords | null = null

/** To be said once it is known who reads. */
export function announceSignIn(words: SignInWords): void {
  announced = words
}

/** What was announced, once. */
export function takeSignInNotice(): SignInWords | null {
  const taken = announced
  announced = null
  return taken
}
