/** The port to captchas: a proof that sending a form took some work. A client solves a challenge, and each solution counts once. */

/** The challenge that a browser solves, in the shape of ALTCHA's version 2; it is passed on unchanged. */
export interface CaptchaChallenge {
  parameters: {
    algorithm: string
    nonce: string
    salt: string
    cost: number
    keyLength: number
    keyPrefix: string
    keySignature: string
    /** Seconds since 1970. */
    expiresAt: number
  }
  signature: string
}

/** A valid solution. It counts once: the caller stores its id until it expires, together with what it was used for. */
export interface SolvedCaptcha {
  kind: 'solved'
  id: string
  expiresAt: Date
}
/** `wrong`: not solved, or not issued by this installation. */
export type CaptchaVerdict = SolvedCaptcha | { kind: 'expired' } | { kind: 'wrong' }

export interface Captcha {
  issue(): Promise<CaptchaChallenge>
  /** @param answer as the form sends it: challenge and solution in JSON, as base64 */
  verify(answer: string): Promise<CaptchaVerdict>
}

/** The amount of work that a challenge takes. */
export interface CaptchaWork {
  /** Rounds of PBKDF2 a try. */
  cost: number
  /** The solution lies between these tries, so that the time to find it hardly varies. */
  minTries: number
  maxTries: number
}
