/** Idempotency-Key: a call that changes something and is sent twice with the same key is done once, and answered twice. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inBackgroundOf, whileAnswering } from '../../database/answering.ts'
import { whileChecked } from '../../database/commit-check.ts'
import type { AccountId } from '../../ids/shared-ids.ts'
import { HttpError } from '../http-error.ts'
import { type AnswerStore, type Claim, longestCall, renewLeaseEvery } from '../idempotency/answer-store.ts'
import { type CallIdentity, type IdempotentCall, identifyCall, withoutBoundary } from '../idempotency/call-identity.ts'
import { maxKeyBytes, parseIdempotencyKey } from '../idempotency/idempotency-key.ts'
import { openAnswer, type StoredAnswer, sealAnswer } from '../idempotency/sealed-answer.ts'
import { rateLimitedError } from './errors.ts'
import { createThrottle } from './throttle.ts'

/** What answers hold that must not be stored, in words for the documentation. */
export const unstoredAnswers = {
  token: 'The answer holds a token',
  cookies: 'The answer sets the cookies of the session',
  challenge: 'The answer holds a challenge that is used once',
} as const

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call is done each time, whatever Idempotency-Key comes with it, because of what its answer holds. */
    answerIsNotStored?: keyof typeof unstoredAnswers
  }
}

/** Who calls, and where: the scope of a key. */
export interface CallScope extends Pick<IdempotentCall, 'site' | 'by'> {
  /** Null: nobody is signed in. */
  accountId: AccountId | null
}

interface IdempotencyOptions {
  answers: AnswerStore
  /** The secret of the installation. */
  secret: () => Promise<string>
  scopeOf: (request: FastifyRequest, reply: FastifyReply) => Promise<CallScope>
  /** Milliseconds between two renewals of the lease of a call that is running. */
  renewEvery?: number
}

export const idempotencyHeader = 'Idempotency-Key'
export const replayedHeader = 'Idempotency-Replayed'

/** Calls with keys by one account or network: each stores a row for a day. */
const limit = { max: 600, seconds: 600 }
/** Bytes. Answers to commands are short; lists and files are read by GET. */
export const maxAnswerBytes = 64 * 1024
/** What a client needs of an answer in addition to its body. Cookies and rate limits are those of each answer. */
const storedHeaders = ['content-type', 'location', 'link'] as const
/** Seconds. A call that is still running is expected to be done by then. */
const runningRetryAfter = 2

/** Whether a call changes something, and is therefore done once with a key. */
export const changesSomething = (method: string): boolean => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method)

/** Failures that another try may not have: of what was sent, of who calls, of how often. Nothing was done. */
const isStored = (status: number): boolean => ![400, 401, 403, 413, 415, 429].includes(status)

interface ClaimedCall {
  identity: CallIdentity
  attempt: string
  hasAnswered: boolean
  /** Ends the renewal of its lease. */
  stopRenewing(): void
}

interface KeyedRequest {
  key: string
  /** Parameters are read as they came; validation replaces them. */
  sent: { query: unknown; body: unknown }
}

/**
 * The hooks apply to all routes that are added to `app` later. What the handler of a call writes is committed together with a note that the
 * call has changed something (docs/decisions/0124-committed-calls.md).
 */
export function handleIdempotencyKeys(
  app: FastifyInstance,
  { answers, secret, scopeOf, renewEvery = renewLeaseEvery }: IdempotencyOptions,
): void {
  const throttle = createThrottle(limit)
  const keyed = new WeakMap<FastifyRequest, KeyedRequest>()
  const claimed = new WeakMap<FastifyRequest, ClaimedCall>()
  /** Each ends the renewals of a call that is running. */
  const running = new Set<() => void>()

  app.addHook('preValidation', async (request: FastifyRequest) => {
    const { method, headers, routeOptions, query, body } = request
    const header = headers['idempotency-key']?.toString()
    const { config, schema } = routeOptions
    if (header === undefined || !changesSomething(method) || config.answerIsNotStored !== undefined || schema?.hide === true) return
    const key = parseIdempotencyKey(header)
    if (key === null)
      throw new HttpError(
        'IDEMPOTENCY_KEY_INVALID',
        `${idempotencyHeader} must be a string in quotes of 1 to ${maxKeyBytes} printable ASCII characters.`,
      )
    keyed.set(request, { key, sent: { query, body: withoutBoundary(body, headers['content-type']) } })
  })

  // This hook runs after validation: what is refused there was not done, and is refused again. The first of these hooks, so that it goes
  // before a route's.
  app.addHook('preHandler', async (request, reply) => {
    const call = keyed.get(request)
    if (call === undefined) return
    const { method, routeOptions, params } = request
    const { accountId, ...scope } = await scopeOf(request, reply)
    // The session cookie of somebody who is not signed in does not count, since anybody may send any.
    const wait = throttle(accountId === null ? request.ip : `account ${accountId}`)
    if (wait !== null) throw rateLimitedError(wait)
    const identity = identifyCall(await secret(), { ...scope, method, route: routeOptions.url ?? '', params, key: call.key })
    const claim = await answers.claim({ id: identity.id, fingerprint: identity.fingerprint(call.sent), accountId })
    if (claim.kind === 'claimed') {
      const { attempt } = claim
      claimed.set(request, { identity, attempt, hasAnswered: false, stopRenewing: renewLease(request, identity.id, attempt) })
      return
    }
    const { status, headers, body } = storedAnswer(claim, identity, request)
    return reply
      .code(status)
      .headers({ ...headers, [replayedHeader]: 'true' })
      .send(body)
  })

  app.addHook('preHandler', (request, _reply, done) => {
    const call = claimed.get(request)
    if (call === undefined) return done()
    // What goes on after the answer is not part of the call, which may have been released.
    whileChecked(async connection => {
      if (!call.hasAnswered) await answers.commit(connection, call.identity.id, call.attempt)
    }, done)
  })

  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const call = claimed.get(request)
    if (call === undefined) return payload
    // An error in a later hook is sent through this one again.
    claimed.delete(request)
    call.hasAnswered = true
    call.stopRenewing()
    try {
      // A call that waited for the database until its time was up leaves as much time to this.
      await whileAnswering(() => finish(reply, payload, call))
    } catch (error) {
      // It was done, and its client has to know.
      request.log.error(error, 'the answer to a call with an Idempotency-Key is not stored')
    }
    return payload
  })

  function renewLease(request: FastifyRequest, id: string, attempt: string): () => void {
    const began = performance.now()
    const timer = inBackgroundOf(() => setInterval(renew, renewEvery).unref())
    const stop = (): void => {
      clearInterval(timer)
      running.delete(stop)
    }
    running.add(stop)
    return stop

    function renew(): void {
      if (performance.now() - began > longestCall) stop()
      else answers.renew(id, attempt).catch((error: unknown) => request.log.error(error, 'the lease of a call is not renewed'))
    }
  }
  app.addHook('onClose', async () => {
    for (const stop of running) stop()
  })

  async function finish(reply: FastifyReply, payload: unknown, { identity: { id, sealingKey }, attempt }: ClaimedCall): Promise<void> {
    const { statusCode: status } = reply
    if (status >= 500) return await answers.fail(id, attempt)
    if (!isStored(status)) return await answers.release(id, attempt)
    const answer = readAnswer(reply, payload)
    await answers.finish(id, attempt, { status, sealed: answer && sealAnswer(answer, sealingKey, id) })
  }
}

/** @throws HttpError where the call has no answer that could be sent again */
function storedAnswer(
  claim: Exclude<Claim, { kind: 'claimed' }>,
  { id, sealingKey }: CallIdentity,
  { method, originalUrl }: FastifyRequest,
): StoredAnswer & { status: number } {
  switch (claim.kind) {
    case 'done':
      if (claim.sealed !== null) return { status: claim.status, ...openAnswer(claim.sealed, sealingKey, id) }
      throw new HttpError(
        'IDEMPOTENT_ANSWER_NOT_KEPT',
        `A call with this ${idempotencyHeader} was done and answered ${claim.status}; the answer was too large to be kept.`,
      )
    case 'running':
      throw new HttpError('IDEMPOTENT_CALL_RUNNING', `A call with this ${idempotencyHeader} is still running. Try again in a moment.`, {
        retryAfter: Math.max(1, Math.min(claim.leaseLeft, runningRetryAfter)),
      })
    case 'committed':
      throw new HttpError(
        'IDEMPOTENT_ANSWER_LOST',
        `A call with this ${idempotencyHeader} (${method} ${pathOf(originalUrl)}) changed something at ${claim.at.toISOString()}, and failed or lost its server before its answer was stored. It is not done again. Read what it was to change, and send what is missing with a new key.`,
      )
    case 'reused':
      throw new HttpError(
        'IDEMPOTENCY_KEY_REUSED',
        `This ${idempotencyHeader} was used for the same call with another body or query. Send a new key.`,
      )
  }
}

/** The query may hold an address or a token. */
const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''

/** @returns null where the answer is too large, or no text */
function readAnswer(reply: FastifyReply, payload: unknown): StoredAnswer | null {
  const body = payload ?? ''
  if (typeof body !== 'string' || Buffer.byteLength(body) > maxAnswerBytes) return null
  const headers = storedHeaders.flatMap((name): [string, string][] => {
    const value = reply.getHeader(name)
    return value === undefined ? [] : [[name, String(value)]]
  })
  return { headers: Object.fromEntries(headers), body }
}
