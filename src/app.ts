/** Builds the application from its dependencies: one process, one port, and one set of hooks for limits, logs and headers. */
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import { serveFiles } from './api/files/routes.ts'
import { serveApi } from './api/serve-api.ts'
import type { Config } from './config.ts'
import type { FileStore } from './data/file-store.ts'
import type { Database } from './data/open-database.ts'
import { isUnreachable } from './data/unreachable.ts'
import { type PlatformFacts, platformKeyOfHost } from './domain/platform/platform.ts'
import { createPageCache } from './site/serve/page-cache.ts'
import { readableAddress } from './site/serve/regular-address.ts'
import { servePages } from './site/serve/serve-pages.ts'
import { serveBuild, serveVite } from './site/serve/site-build.ts'
import { createContent } from './use-cases/content/content.ts'
import { listPlatforms } from './use-cases/list-platforms.ts'
import { openFile } from './use-cases/open-file.ts'
import { createReading } from './use-cases/reading/create-reading.ts'
import { watchRevision } from './use-cases/reading/watch-revision.ts'

export interface AppDependencies {
  config: Config
  database: Database
  files: FileStore
}

export async function buildApp({ config, database, files }: AppDependencies): Promise<FastifyInstance> {
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    trustProxy: config.trustProxy,
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' }),
    // Somebody who mistyped an address sees the page for that; a machine is told what is wrong with it.
    rewriteUrl: ({ url = '/', headers }) => (headers.accept?.includes('text/html') ? readableAddress(url) : url),
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 300 },
    forceCloseConnections: 'idle',
    // An address that cannot be read reaches no route and no hook.
    frameworkErrors: ({ statusCode = 400, message }, _request, reply) => {
      reply.hijack()
      reply.raw.writeHead(statusCode, { 'Content-Type': 'application/json; charset=utf-8', 'X-Content-Type-Options': 'nosniff' })
      reply.raw.end(JSON.stringify({ errors: [{ message }] }))
    },
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('X-Content-Type-Options', 'nosniff').header('Referrer-Policy', 'strict-origin-when-cross-origin')
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, message } = describeFailure(error)
    if (status >= 500) request.log.error(error)
    if (status === 503) reply.header('Retry-After', '30')
    return reply
      .code(status)
      .header('Cache-Control', 'no-store')
      .send({ errors: [{ message }] })
  })
  app.get('/health', { logLevel: 'silent' }, async () => ({ status: 'ok' }))

  const platforms = new Map((await listPlatforms(database.kysely)).map(platform => [platform.key, platform]))
  const platformOf = (host: string): PlatformFacts => {
    const platform = platforms.get(platformKeyOfHost(host, new Set(platforms.keys()), config.defaultPlatform))
    if (platform === undefined) throw new Error(`The default platform “${config.defaultPlatform}” does not exist.`)
    return platform
  }

  await serveFiles(app, { openFile: sha256 => openFile(database.kysely, files, sha256) })
  await app.register(serveApi, { content: createContent(database.kysely), platformOf })
  const answerPage = config.mode === 'development' ? await serveVite(app) : await serveBuild(app)
  await app.register(async site => {
    await servePages(site, {
      answerPage,
      platformOf,
      reading: createReading(database.kysely),
      cache: createPageCache(config.mode === 'development' ? 0 : config.pageCacheBytes),
      revision: watchRevision(database.kysely),
    })
  })
  return app
}

/** What went wrong is for the log; who asked is told no more than that. */
function describeFailure(error: FastifyError): { status: number; message: string } {
  if (isUnreachable(error)) return { status: 503, message: 'The library cannot be reached. Try again in a while.' }
  const { statusCode: status = 500 } = error
  return status >= 400 && status < 500 ? { status, message: error.message } : { status: 500, message: 'Something went wrong.' }
}
