/**
 * Problem details (RFC 9457) of failed requests, for clients that accept `application/problem+json`. All other clients get only the
 * body that the specification gives (reading.md, section 7), whose members a problem has too.
 */

import { STATUS_CODES } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { maxId } from '../../ids/id.ts'
import { parseJson } from '../../text/parse-json.ts'
import { chooseMediaType } from '../choose-media-type.ts'
import { codeOfStatus, type HttpErrorCode, httpErrorKinds } from '../http-error.ts'

export const problemMediaType = 'application/problem+json'
/** The charset is that of the other JSON of the server. */
export const problemContentType = `${problemMediaType}; charset=utf-8`
/** The documentation of the API for people. */
export const docsPath = '/api/docs'

/** The id of a kind's row in the documentation of the API, such as `problem-not-found`. */
export const problemId = (code: HttpErrorCode): string => `problem-${code.toLowerCase().replaceAll('_', '-')}`

/**
 * The URI of a kind of problem. It is relative, so that all sites of all installations say the same, and begins with a slash, so that it
 * leads to the documentation from wherever it is resolved (RFC 9457, section 3.1.1).
 */
export const problemType = (code: HttpErrorCode): string => `${docsPath}#${problemId(code)}`

/** The type of a problem that says no more than its status (RFC 9457, section 4.2.1). */
const plainType = 'about:blank'

const errorsOfFailure = z.union([
  z.array(z.looseObject({ field: z.string().optional().describe('The parameter that is wrong.'), message: z.string() })),
  z.record(z.string(), z.string()),
])
/** The body of a failure as the specification has it. */
const failureBody = z.looseObject({ errors: errorsOfFailure.optional(), message: z.string().optional() })

export const problemSchema = z
  .looseObject({
    type: z
      .enum([plainType, ...httpErrorKinds.map(({ code }) => problemType(code))])
      .describe('The kind of problem, and where it is described.'),
    title: z.string().describe('The same for all problems of a type.'),
    status: z.int().min(400).max(599),
    detail: z.string().describe('What happened this time.'),
    instance: z.string().describe('The path that was called.'),
    errors: errorsOfFailure
      .optional()
      .describe('As without problem details: a list, or the key of a message by field. Other members of such an answer are there too.'),
  })
  .meta({
    id: 'Problem',
    examples: [
      {
        type: problemType('INVALID'),
        title: 'The request is not valid',
        status: 400,
        detail: `id must be a whole number from 1 to ${maxId}`,
        instance: '/api/versions/x',
        errors: [{ field: 'id', message: `must be a whole number from 1 to ${maxId}` }],
      },
    ],
  })
type Problem = z.infer<typeof problemSchema>

/**
 * Whether a client wants problem details: it names the type and does not prefer plain JSON. Ranges such as star/star do not name it.
 * @param accept the header Accept
 */
export const acceptsProblem = (accept: string | undefined): boolean =>
  accept?.toLowerCase().includes(problemMediaType) === true &&
  chooseMediaType(accept, [problemMediaType, 'application/json']) === problemMediaType

interface Failure {
  status: number
  /** Absent: the general kind of the status. */
  code?: HttpErrorCode | null
  /** The URL that was called; its query may hold personal data and is not repeated. */
  url: string
  /** The body without problem details. */
  body: unknown
}

/** @returns null where the body is none of a failure of the API */
export function describeProblem({ status, code = codeOfStatus(status), url, body }: Failure): Problem | null {
  const parsed = failureBody.safeParse(body)
  if (!parsed.success || (parsed.data.errors === undefined && parsed.data.message === undefined)) return null
  const kind = httpErrorKinds.find(each => each.code === code)
  const title = kind?.title ?? STATUS_CODES[status] ?? 'Failure'
  const type = kind === undefined ? plainType : problemType(kind.code)
  return { ...parsed.data, type, title, status, detail: detailOf(parsed.data) || title, instance: url.split('?')[0] ?? '' }
}

function detailOf({ errors = [], message = '' }: z.infer<typeof failureBody>): string {
  if (message !== '') return message
  const said = Array.isArray(errors)
    ? errors.map(each => [each.field, each.message])
    : Object.entries(errors).map(([field, key]) => [`${field}:`, key])
  return said.map(parts => parts.filter(part => part !== undefined).join(' ')).join('; ')
}

/**
 * Sends every JSON body of a failure as problem details to who accepts them. Errors with a code of their own were described before
 * (src/main/create-server.ts); what handlers send has the general code of its status.
 */
export function answerProblems(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (reply.statusCode < 400 || typeof payload !== 'string' || !acceptsProblem(request.headers.accept)) return payload
    if (!/^application\/json\b/.test(String(reply.getHeader('Content-Type')))) return payload
    const problem = describeProblem({ status: reply.statusCode, url: request.originalUrl, body: parseJson(payload) })
    if (problem === null) return payload
    reply.removeHeader('Content-Length').header('Content-Type', problemContentType)
    return JSON.stringify(problem)
  })
}
