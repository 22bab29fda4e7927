/** Solves a challenge as a browser does: for tests, and for scripts that register a person with their consent. */
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { CaptchaChallenge } from './captcha.ts'

/** @returns what a form sends as its captcha */
export async function solveCaptcha(challenge: CaptchaChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (solution === null) throw new Error('The challenge was not solved in time.')
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
