/** The source of the site's code: the finished build, or Vite, which compiles it during development. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { PageServices } from '../module-contexts.ts'
import type { AnswerPage } from './serve-pages.ts'

const root = resolve(import.meta.dirname, '../../..')

/** @param services given to the loaders of each page */
function answerPageOf(module: unknown, services: PageServices): AnswerPage {
  const answerPage = typeof module === 'object' && module !== null && 'answerPage' in module ? module.answerPage : null
  if (typeof answerPage !== 'function') throw new Error('The site’s server build does not export answerPage.')
  return async (request, about) => {
    const response: unknown = await answerPage(request, about, services)
    if (response instanceof Response) return response
    throw new TypeError('The site answered with something that is no response.')
  }
}

/** Serves the built scripts, styles and fonts, and gives the built site. @throws Error when there is no build. */
export async function serveBuild(app: FastifyInstance, services: PageServices): Promise<() => Promise<AnswerPage>> {
  const server = join(root, 'build/server/index.js')
  if (!existsSync(server)) throw new Error('There is no build of the site. Run “npm run build”.')
  const client = join(root, 'build/client')
  await app.register(fastifyStatic, {
    root: join(client, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  })
  const built: unknown = await import(pathToFileURL(server).href)
  const answerPage = answerPageOf(built, services)
  return async () => answerPage
}

/** Compiles the site on demand, with hot reload. */
export async function serveVite(app: FastifyInstance, services: PageServices): Promise<() => Promise<AnswerPage>> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root, server: { middlewareMode: true, ws: { server: app.server } } })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    // Vite answers its own URLs, and calls back for all others.
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  return async () => answerPageOf(await vite.ssrLoadModule('/src/site/server.ts'), services)
}
