/**
 * The site behind Fastify: addresses made regular, pages answered from the cache while nothing has changed,
 * rendered once for however many ask at the same time, and shown stale when the library cannot be reached.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PlatformFacts } from '../../domain/platform/platform.ts'
import type { Reading } from '../../use-cases/reading/reading.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import { readyPage } from './ready-page.ts'
import { regularAddress } from './regular-address.ts'
import { sendPage, sendResponse } from './send-page.ts'
import { isHost, requestForAll, requestOfOne } from './web-request.ts'

export type AnswerPage = (request: Request, about: { platform: PlatformFacts; reading: Reading }) => Promise<Response>

export interface SiteDependencies {
  /** Asked for each request, so that a development server can change it. */
  answerPage: () => Promise<AnswerPage>
  platformOf: (host: string) => PlatformFacts
  reading: Reading
  cache: PageCache
  /** A word that changes with everything a page could show. Rejects when the database cannot be reached. */
  revision: () => Promise<string>
}

/** TRACE is not among them: a page cannot be asked to repeat what it was sent. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

export async function servePages(app: FastifyInstance, site: SiteDependencies): Promise<void> {
  // Form bodies belong to the pages' actions, which read them from the web request.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  const renderOnce = shareWhileRunning<CachedPage>()

  app.route({
    method: methods,
    url: '/*',
    handler: async (request, reply) => {
      const elsewhere = regularAddress(request.url)
      // A form that is sent again must be sent as the form that it is.
      if (elsewhere !== null) return reply.redirect(elsewhere, isRead(request) ? 301 : 308)
      // HTTP/1.0 clients may name no host at all.
      if (request.host !== '' && !isHost(request.host))
        return reply.code(400).send({ errors: [{ message: 'The Host header names no host.' }] })
      const platform = site.platformOf(request.host)
      const answer = async (asked: Request) => (await site.answerPage())(asked, { platform, reading: site.reading })
      if (!isReadByAll(request)) return sendResponse(reply, await answer(requestOfOne(request, reply)))

      const key = `${platform.key} ${request.url}`
      const render = (revision: string) =>
        renderOnce(`${revision} ${key}`, async () => readyPage(await answer(requestForAll(request.url)), revision))
      const cached = site.cache.get(key)
      let revision: string
      try {
        revision = await site.revision()
      } catch (error) {
        request.log.error(error, 'the library cannot be reached')
        return cached ? sendPage(request, reply, cached, 'stale') : sendPage(request, reply, await render('unknown'), 'miss')
      }
      if (cached?.revision === revision) return sendPage(request, reply, cached, 'hit')

      const fresh = await render(revision)
      if (fresh.status >= 500 && cached) return sendPage(request, reply, cached, 'stale')
      if (mayBeKept(fresh)) site.cache.set(key, fresh)
      return sendPage(request, reply, fresh, 'miss')
    },
  })
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/** Pages that do not depend on who asks. */
const isReadByAll = (request: FastifyRequest): boolean => isRead(request) && request.headers.cookie === undefined

/** Only what is there, and said by nobody to be for one reader or for this moment alone. */
function mayBeKept({ status, headers }: CachedPage): boolean {
  return status === 200 && headers['set-cookie'] === undefined && !/\b(no-store|private)\b/.test(headers['cache-control'] ?? '')
}

/** Work under the same name that is still going on is waited for, not done again. */
function shareWhileRunning<Result>(): (name: string, work: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, Promise<Result>>()
  return (name, work) => {
    const going = running.get(name)
    if (going) return going
    const started = work().finally(() => running.delete(name))
    running.set(name, started)
    return started
  }
}
