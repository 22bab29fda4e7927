/**
 * /uploads: resumable uploads by tus 1.0 (https://tus.io/protocols/resumable-upload), for users who are signed in. Bodies pass Fastify's
 * parsers by and go to the disk as they arrive. What an account has uploaded is there for that account alone.
 */
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { Server, TUS_RESUMABLE } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AccessSite, type Action, mayOnSite } from '../../../../core/access/access.ts'
import { refusalFor } from '../../../../core/access/refusal.ts'
import type { SignedIn, User } from '../../../../core/access/user.ts'
import { crossSiteError, notFoundError } from '../../../../core/http/api/errors.ts'
import { HttpError } from '../../../../core/http/http-error.ts'
import { isSameOrigin } from '../../../../core/http/same-origin.ts'
import { checksumAlgorithms, parseChecksum, parseWholeDigest } from '../../domain/upload-checksum.ts'
import { uploadsPath } from '../../domain/upload-path.ts'
import type { UploadPurposes } from '../../domain/upload-purpose.ts'
import { refused, type TusSetting, TusStore } from './tus-store.ts'

export interface UploadRouteSetting extends TusSetting {
  purposes: UploadPurposes
  userOf: (request: FastifyRequest, reply: FastifyReply) => Promise<User>
  platformOf: (host: string) => AccessSite
}

/** Milliseconds that a request which is asked to let go of an upload has for what it is writing. */
const drainTimeout = 500

export async function serveUploads(server: FastifyInstance, setting: UploadRouteSetting): Promise<void> {
  const largestBytes = Math.max(...Array.from(setting.purposes.values(), ({ maxBytes }) => maxBytes))
  await server.register(async app => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

    const handler = async (request: FastifyRequest<{ Params: { id?: string } }>, reply: FastifyReply) => {
      // Each answer of the protocol names its version, also those that are not made by @tus/server.
      reply.header('Cache-Control', 'private, no-store').header('Tus-Resumable', TUS_RESUMABLE)
      reply.header('Tus-Checksum-Algorithm', checksumAlgorithms.join(','))
      const user = await userIn(request, reply, setting)
      const { id } = request.params
      if (id !== undefined) await checkOwn(id, user, request, setting)
      const stated = request.headers['upload-checksum']
      const checksum = stated === undefined ? null : parseChecksum(String(stated))
      if (stated !== undefined && checksum === null) throw new HttpError('INVALID', 'Upload-Checksum has no algorithm that is supported.')
      const digest = request.headers['repr-digest']
      const expected = digest === undefined ? null : parseWholeDigest(String(digest))
      if (digest !== undefined && expected === null) throw new HttpError('INVALID', 'Repr-Digest has no SHA-256.')
      const store = new TusStore(setting, { accountId: user.accountId, checksum })
      let failure: Error | null = null
      const tus = new Server({
        path: uploadsPath,
        relativeLocation: true,
        datastore: store,
        locker: store,
        lockDrainTimeout: drainTimeout,
        maxSize: largestBytes,
        namingFunction: () => randomUUID(),
        getFileIdFromRequest: () => id,
        onUploadCreate: async (_request, upload) => {
          const purpose = setting.purposes.get(upload.metadata?.purpose ?? '')
          if (purpose === undefined) throw refused({ kind: 'unknown-purpose' })
          checkAction(purpose.action, user, request, setting)
          return {}
        },
        // The file is examined while its sender waits, who learns at once why it is refused.
        onUploadFinish: async (_request, upload) => {
          const taken = await setting.uploads.take(user.accountId, upload.id, upload.metadata?.purpose ?? '', expected)
          if (taken.kind === 'refused') throw refused(taken.problem)
          return {}
        },
        // No answer of the protocol: @tus/server would send its message, and always 500.
        onResponseError: (_request, error) => {
          if (error instanceof Error && !('status_code' in error)) failure = error
          return undefined
        },
      })
      const answer = await tus.handleWeb(webRequest(request))
      if (failure !== null) throw failure
      return await sendAnswer(reply, answer)
    }

    // Beyond the usual limit, so that a body may take the time of an upload.
    const routes = { bodyLimit: largestBytes, exposeHeadRoute: false, handler }
    app.route({ method: ['POST', 'OPTIONS'], url: uploadsPath, ...routes })
    app.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${uploadsPath}/:id`, ...routes })
  })
}

async function userIn(request: FastifyRequest, reply: FastifyReply, { userOf }: UploadRouteSetting): Promise<SignedIn> {
  const { host, headers } = request
  if (!isSameOrigin({ host, origin: headers.origin, fetchSite: headers['sec-fetch-site']?.toString() })) throw crossSiteError()
  const user = await userOf(request, reply)
  if (user.kind === 'anonymous') throw new HttpError('UNAUTHENTICATED', 'Sign in to upload files.')
  return user
}

/** @throws HttpError where the upload is not the account's, or its roles do not allow the purpose any more */
async function checkOwn(id: string, user: SignedIn, request: FastifyRequest, setting: UploadRouteSetting): Promise<void> {
  const upload = await setting.uploads.find(user.accountId, id)
  const purpose = upload === null ? undefined : setting.purposes.get(upload.purpose)
  if (purpose === undefined) throw notFoundError('such upload')
  checkAction(purpose.action, user, request, setting)
}

/** @throws HttpError, also as @tus/server expects errors */
function checkAction(action: Action, user: SignedIn, request: FastifyRequest, setting: UploadRouteSetting): void {
  const site = setting.platformOf(request.host)
  if (mayOnSite(user, action, site)) return
  const error = refusalFor(user, action, site, mayOnSite)
  throw Object.assign(error, { status_code: 403, body: JSON.stringify({ errors: [{ message: error.message }] }) })
}

function webRequest(request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers.set(name, String(value))
  const { body } = request
  const source = body instanceof Readable ? body : null
  return new Request(new URL(request.url, 'http://localhost'), {
    method: request.method,
    headers,
    body: source && webStream(source),
    ...(source !== null && { duplex: 'half' }),
  })
}

/** Unlike Readable.toWeb, it leaves the source open where it is not read to its end, so that the request can still be answered. */
function webStream(source: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks: AsyncIterator<Uint8Array> = source.iterator({ destroyOnReturn: false })
  return new ReadableStream(
    {
      async pull(controller) {
        const next = await chunks.next()
        if (next.done === true) controller.close()
        else controller.enqueue(new Uint8Array(next.value))
      },
    },
    { highWaterMark: 0 },
  )
}

async function sendAnswer(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  // Pages of other sites are not to upload anything.
  for (const [name, value] of answer.headers) if (!/^(?:access-control-|content-length|cache-control)/.test(name)) reply.header(name, value)
  const body = await answer.text()
  reply.code(answer.status)
  if (answer.status < 400 || body === '') return reply.send(body)
  // The error is JSON as everywhere (decision 112); @tus/server has a line of text. Clients of tus go by the status.
  reply.type('application/json; charset=utf-8')
  return reply.send(body.startsWith('{') ? body : JSON.stringify({ errors: [{ message: body.trim() }] }))
}
