/**
 * Passwords are hashed by Argon2id with the parameters of OWASP's password storage guide: 19 MiB, two passes. A hash takes tens of
 * milliseconds of a core in a thread of its own, so only a few run at once, and the others wait: readers of pages never
 * wait for sign-ins.
 */

import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { formLimits } from '../../../core/forms/limits.ts'
import { HttpError } from '../../../core/http/http-error.ts'

/** The queue is too long to be served soon: the request is rejected instead of waiting. */
export const signInBusyError = () =>
  new HttpError('SIGN_IN_BUSY', 'More people are signing in than can be served at once. Try again in a few seconds.')

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const atOnce = Math.max(1, Math.floor(availableParallelism() / 2))
const maxWaiting = 200

let running = 0
const waiting: (() => void)[] = []

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) {
    if (waiting.length >= maxWaiting) throw signInBusyError()
    // A finished hash hands over its place, so that a new request cannot overtake those that wait.
    await new Promise<void>(resolve => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
}

/** @throws HttpError SIGN_IN_BUSY */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, parameters))

let placeholder: Promise<string> | null = null

/**
 * Checks the password. Without an account, or without a password, the same work is done against a placeholder hash: the response time
 * reveals
 * no more than the answer does.
 * @throws HttpError SIGN_IN_BUSY
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  placeholder ??= hashPassword('the password of nobody')
  const known = passwordHash ?? (await placeholder)
  // Whatever is longer is cut off before it costs time.
  const fits = await inTurn(() => verify(known, password.slice(0, formLimits.maxPasswordLength)))
  return fits && passwordHash !== null
}
