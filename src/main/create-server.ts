/** The HTTP server of the application: one set of limits, logs, security headers and error answers for all routes. */
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { callPath } from '../api/call-paths.ts'
import { whileAnswering } from '../core/database/answering.ts'
import { limitBodyTime } from '../core/http/api/body-timeout.ts'
import { acceptsProblem, answerProblems, describeProblem, problemContentType } from '../core/http/api/problems.ts'
import { checkHost } from '../core/http/pages/check-host.ts'
import { readableUrl, withoutNul } from '../core/http/pages/regular-path.ts'
import { trustProxyOption } from '../core/http/trusted-proxies.ts'
import { isForFinding, offersReading } from '../modules/sites/domain/submission-only.ts'
import type { Platforms } from '../modules/sites/use-cases/load-platforms.ts'
import { withoutSecrets } from '../site/secret-paths.ts'
import { setSecurityHeaders } from '../site/serve/security-headers.ts'
import type { Config } from './config.ts'
import { describeError } from './http-errors.ts'

/** Milliseconds. What arrives slowly without a reason does not hold a connection for good. */
const bodyTimeouts = { ordinary: 60_000, upload: 600_000 }
const connectionTimeouts = {
  /** A whole request, the longest upload included. */
  requestTimeout: bodyTimeouts.upload + 60_000,
  /** A connection on which nothing moves, in either direction. */
  connectionTimeout: 120_000,
  http: { headersTimeout: 30_000, connectionsCheckingInterval: 5_000 },
}

const loggedRequest = ({ method, url, host, ip }: FastifyRequest) => ({ method, url: withoutSecrets(url), host, remoteAddress: ip })

export interface AnsweredRoute {
  method: string
  /** The path is as the server matches it: /files/:sha256/*. */
  path: string
}

interface ServerSetting {
  platforms: Platforms
  /** Reported of each route that the application answers, for tests that walk through all of them. */
  onRoute: ((route: AnsweredRoute) => void) | undefined
  /** Rejects when the database cannot be reached. */
  revision: () => Promise<string>
}

export function createServer(config: Config, { platforms, onRoute, revision }: ServerSetting): FastifyInstance {
  const server = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, serializers: { req: loggedRequest } },
    trustProxy: trustProxyOption(config.trustProxy),
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' }),
    // Somebody who mistyped a path sees the page for that; a machine is told what is wrong with it.
    rewriteUrl: ({ method = 'GET', url = '/', headers }) => {
      const path = withoutNul(url)
      const call = callPath({ method, url: path, headers })
      if (call !== null) return call
      return headers.accept?.includes('text/html') ? readableUrl(path) : path
    },
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 300 },
    forceCloseConnections: 'idle',
    ...connectionTimeouts,
    // A path that cannot be read reaches no route and no hook.
    frameworkErrors: ({ statusCode = 400, message }, { originalUrl: url, headers }, reply) => {
      reply.hijack()
      const body = { errors: [{ message }] }
      const problem = acceptsProblem(headers.accept) ? describeProblem({ status: statusCode, url, body }) : null
      const type = problem === null ? 'application/json; charset=utf-8' : problemContentType
      reply.raw.writeHead(statusCode, { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' })
      reply.raw.end(JSON.stringify(problem ?? body))
    },
  })
  limitBodyTime(server, bodyTimeouts)
  answerProblems(server)
  // Reading a body may lose the context of the first.
  server.addHook('onRequest', (_request, _reply, done) => whileAnswering(done))
  server.addHook('preValidation', (_request, _reply, done) => whileAnswering(done))
  if (onRoute !== undefined)
    server.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) onRoute({ method: each, path: url })
    })
  server.addHook('onRequest', async (request, reply) => checkHost(request, reply, platforms.knows))
  // This comes before any route: a platform that takes submissions alone has nothing to find (sites/domain/submission-only).
  server.addHook('onRequest', async (request, reply) => {
    if (!isForFinding(request.url) || offersReading(platforms.ofHost(request.host).platform)) return
    return reply
      .code(404)
      .header('Cache-Control', 'no-store')
      .send({ errors: [{ message: 'This site has nothing to browse or search.' }] })
  })
  server.addHook('onSend', async (request, reply) => setSecurityHeaders(request, reply, config))
  server.setErrorHandler((error: FastifyError, request, reply) => {
    // Nobody is there any more who could be answered.
    if (request.raw.destroyed && !request.raw.complete) {
      request.log.debug(error, 'the client has ended its request')
      return reply.code(400).send()
    }
    const { status, code, message, retryAfter } = describeError(error)
    if (status >= 500) request.log.error(error)
    if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter))
    reply.code(status).header('Cache-Control', 'no-store')
    const body = { errors: [{ message }] }
    if (!acceptsProblem(request.headers.accept)) return reply.send(body)
    return reply.type(problemContentType).send(JSON.stringify(describeProblem({ status, code, url: request.originalUrl, body })))
  })
  server.get('/health', { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
    try {
      await revision()
    } catch {
      return reply.code(503).header('Retry-After', '10').send({ status: 'database unreachable' })
    }
    return { status: 'ok' }
  })
  return server
}
