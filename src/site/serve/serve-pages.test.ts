import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { poster } from '../../../tests/support/item-metadata.ts'
import { signedInAs } from '../../../tests/support/user.ts'
import { plainBrand } from '../../brands/load-brands.ts'
import { anonymous, type User } from '../../core/access/user.ts'
import { createPageCache } from '../../core/http/pages/page-cache.ts'
import type { ItemMetadata } from '../../modules/publications/domain/metadata/item-metadata.ts'
import { readPlatformInfo } from '../../modules/sites/domain/platform-info.ts'
import type { Site as PlatformSite } from '../../modules/sites/use-cases/load-platforms.ts'
import { type AnswerPage, servePages } from './serve-pages.ts'

const siteOf = (host: string): PlatformSite => {
  const key = host.startsWith('gates.') ? 'gates' : 'main'
  return { platform: { ...readPlatformInfo({ displayName: 'Main' }, 'the test'), key }, brand: plainBrand(key), origin: null }
}

const html = (text: string, init: ResponseInit = {}): Response =>
  new Response(`<!DOCTYPE html><p>${text}</p>`, { ...init, headers: { 'Content-Type': 'text/html; charset=utf-8', ...init.headers } })

interface Site {
  app: FastifyInstance
  /** The requests that the pages received, in order. */
  requested: { method: string; url: string; platform: string; headers: Headers; body: string }[]
  library: { revision: string; found: string; reachable: boolean; items: Map<string, ItemMetadata> }
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
}

const open: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map(app => app.close()))
})

/** The page server over pages that say how often they were made. */
async function serve(answer?: AnswerPage, cacheBytes = 1_000_000, { rendersAtOnce = 8, user = anonymous } = {}): Promise<Site> {
  const app = Fastify()
  open.push(app)
  const library = { revision: 'r1', found: 'f1', reachable: true, items: new Map<string, ItemMetadata>() }
  const site: Site = {
    app,
    requested: [],
    library,
    get: async (url, headers = {}) => app.inject({ method: 'GET', url, headers }),
  }
  await app.register(async plugin =>
    servePages(plugin, {
      answerPage: async () => async (request, about) => {
        const { method, url, headers } = request
        site.requested.push({ method, url, headers, platform: about.platform.key, body: await request.clone().text() })
        return answer ? answer(request, about) : html(`page ${site.requested.length}`)
      },
      siteOf,
      uploads: {
        receive: () => Promise.reject(new Error('No file is sent here')),
        take: () => Promise.reject(new Error('No file is sent here')),
        remove: async () => undefined,
      },
      isDevelopment: true,
      userOf: async () => user,
      noteMissing: () => {},
      collectMissing: async run => ({ result: await run(), missing: new Map() }),
      logFailure: () => {},
      describe: async (_platform, { contentType, key }) => {
        const metadata = library.items.get(`${contentType} ${key.volume}-${key.publicationId}`)
        return metadata === undefined ? { kind: 'missing' } : { kind: 'found', item: { metadata, references: [] } }
      },
      describeReport: async () => ({ kind: 'missing' }),
      table: async () => ({ kind: 'missing' }),
      variesBetweenCallAndPage: url => (url === '/browse' ? 'Accept, F1000-AuthBearer' : null),
      cache: createPageCache(cacheBytes),
      rendersAtOnce,
      rendersPerNetwork: rendersAtOnce,
      revision: async () => {
        if (!library.reachable) throw new Error('connect ECONNREFUSED 127.0.0.1:5432')
        return library.revision
      },
      searches: {
        cache: createPageCache(cacheBytes / 8),
        revision: async () => {
          if (!library.reachable) throw new Error('connect ECONNREFUSED 127.0.0.1:5432')
          return `${library.revision} ${library.found}`
        },
      },
    }),
  )
  return site
}

const bodies = (answers: { body: string }[]): string[] => answers.map(answer => answer.body.replace(/<[^>]*>/g, ''))

const pathsOf = ({ requested }: Site): string[] => requested.map(({ url }) => new URL(url).pathname)

describe('where pages are requested faster than they can be rendered', () => {
  /** Renders one page at a time; /slow waits until `end` is called. */
  async function serveOne(user: User = anonymous) {
    const slow = Promise.withResolvers<void>()
    const answer: AnswerPage = async ({ url }) => {
      if (url.endsWith('/slow')) await slow.promise
      return html(new URL(url).pathname)
    }
    const site = await serve(answer, 1_000_000, { rendersAtOnce: 1, user })
    return { site, end: slow.resolve }
  }

  test('requests beyond the queue get 503 with Retry-After, and cached pages are served as they were', async () => {
    const { site, end } = await serveOne()
    await site.get('/kept')
    await site.get('/changed')
    const slow = site.get('/slow')
    await expect.poll(() => pathsOf(site)).toContain('/slow')
    const waiting = Array.from({ length: 300 }, (_, number) => site.get(`/${number}`))
    expect((await site.get('/kept')).headers['cache-status']).toBe('recto; hit')
    site.library.revision = 'r2'
    const stale = await site.get('/changed')
    expect([stale.statusCode, stale.headers['cache-status']]).toEqual([200, 'recto; hit; detail=stale'])

    const page = await site.get('/one-too-many', { accept: 'text/html' })
    const call = await site.get('/one-too-many', { accept: 'application/ld+json' })
    for (const refused of [page, call, await site.get('/one-too-many', { cookie: 'recto_session=nobody' })]) {
      expect(refused.statusCode).toBe(503)
      expect(refused.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    }
    expect(page.headers['content-type']).toMatch(/^text\/html/)
    expect(call.json()).toEqual({ errors: [{ message: expect.stringContaining('busy') }] })
    end()
    expect((await Promise.all([slow, ...waiting])).every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(pathsOf(site).slice(3)).toEqual(Array.from({ length: 300 }, (_, number) => `/${number}`))
    expect((await site.get('/one-too-many')).statusCode).toBe(200)
  })

  test('signed-in users do not wait behind other requests', async () => {
    const { site, end } = await serveOne({
      ...signedInAs(),
    })
    const slow = site.get('/slow')
    await expect.poll(() => pathsOf(site)).toEqual(['/slow'])
    const other = site.get('/other')
    expect((await site.get('/mine', { cookie: 'recto_session=ada' })).statusCode).toBe(200)
    expect(pathsOf(site)).toEqual(['/slow', '/mine'])
    end()
    await Promise.all([slow, other])
  })

  // Node accepts one connection in each iteration of the event loop, and a page that is made is a long one.
  test('waiting connections are accepted before a page is rendered', async () => {
    let connected = 0
    const connectedBefore: number[] = []
    const site = await serve(async () => {
      connectedBefore.push(connected)
      return html('page')
    })
    const { port } = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }))
    site.app.server.on('connection', () => {
      connected += 1
    })
    const page = site.get('/page')
    const clients = Array.from({ length: 40 }, () => connect(Number(port), '127.0.0.1'))
    await page
    for (const client of clients) client.destroy()
    expect(connectedBefore).toEqual([40])
  })

  test('a page whose client has disconnected is not rendered', async () => {
    const { site, end } = await serveOne()
    const slow = site.get('/slow')
    await expect.poll(() => pathsOf(site)).toEqual(['/slow'])
    const origin = await site.app.listen({ port: 0, host: '127.0.0.1' })
    const arrived = Promise.withResolvers<void>()
    const closed = Promise.withResolvers<void>()
    site.app.server.once('request', (_request, response) => {
      arrived.resolve()
      response.once('close', closed.resolve)
    })
    const reader = new AbortController()
    const left = fetch(`${origin}/left`, { signal: reader.signal }).catch((error: unknown) => error)
    await arrived.promise
    reader.abort()
    await Promise.all([left, closed.promise])
    end()
    await slow
    expect((await site.get('/next')).statusCode).toBe(200)
    expect(pathsOf(site)).toEqual(['/slow', '/next'])
  })
})

describe('the page cache', () => {
  test('a page is rendered once while nothing changes, and again after a change', async () => {
    const site = await serve()
    const first = await site.get('/a')
    const second = await site.get('/a')
    site.library.revision = 'r2'
    const third = await site.get('/a')
    expect(bodies([first, second, third])).toEqual(['page 1', 'page 1', 'page 2'])
    expect([first, second, third].map(answer => answer.headers['cache-status'])).toEqual([
      'recto; fwd=miss',
      'recto; hit',
      'recto; fwd=miss',
    ])
    expect(second.headers).toMatchObject({
      'cache-control': 'public, no-cache',
      vary: 'Accept-Encoding, Cookie',
      'content-type': 'text/html; charset=utf-8',
    })
  })

  test('paths, queries and sites have separate entries', async () => {
    const site = await serve()
    const urls = ['/a', '/b', '/a?page=1', '/a?page=2', '/a?page=2&show=5']
    await Promise.all(urls.map(url => site.get(url)))
    await site.get('/a', { host: 'gates.localhost' })
    expect(site.requested).toHaveLength(6)
    const again = [...(await Promise.all(urls.map(url => site.get(url)))), await site.get('/a', { host: 'gates.localhost:3000' })]
    expect(site.requested).toHaveLength(6)
    expect(new Set(bodies(again)).size).toBe(6)
    expect(site.requested.at(-1)?.platform).toBe('gates')
  })

  test('simultaneous requests for a page share one render', async () => {
    const { promise: ready, resolve } = Promise.withResolvers<void>()
    const site = await serve(async () => {
      await ready
      return html('slow')
    })
    const waiting = Array.from({ length: 50 }, () => site.get('/a'))
    await expect.poll(() => site.requested.length).toBe(1)
    resolve()
    expect(new Set(bodies(await Promise.all(waiting)))).toEqual(new Set(['slow']))
    expect(site.requested).toHaveLength(1)
  })

  test('they share it without a cache too, and later requests render it again', async () => {
    const { promise: ready, resolve } = Promise.withResolvers<void>()
    const site = await serve(async () => {
      await ready
      return html('slow')
    }, 0)
    const waiting = [site.get('/a'), site.get('/a'), site.get('/a')]
    await expect.poll(() => site.requested.length).toBe(1)
    resolve()
    await Promise.all(waiting)
    await site.get('/a')
    expect(site.requested).toHaveLength(2)
  })

  test.each([
    ['/browse', true],
    ['/browse/ecology?all=bee', true],
    ['/de/browse?page=2', true],
    ['/browse.data?all=bee', true],
    ['/browsers', false],
    ['/articles/1-101?all=bee', false],
  ])('%s is rendered again after a change of the search index: %j', async (url, isMade) => {
    const site = await serve()
    await site.get(url)
    site.library.found = 'f2'
    await site.get(url)
    expect(site.requested).toHaveLength(isMade ? 2 : 1)
    site.library.revision = 'r2'
    await site.get(url)
    expect(site.requested).toHaveLength(isMade ? 3 : 2)
  })

  test('requests for all filters of browsing do not push other pages out', async () => {
    const site = await serve(async () => html('x'.repeat(5_000)), 80_000)
    await site.get('/a')
    await site.get('/browse')
    for (let year = 1900; year < 2000; year++) await site.get(`/browse?publishedYears=${year}`)
    expect((await site.get('/a')).headers['cache-status']).toBe('recto; hit')
    expect((await site.get('/browse')).headers['cache-status']).toBe('recto; hit')
    expect((await site.get('/browse?publishedYears=1999')).headers['cache-status']).toBe('recto; hit')
  })

  test('its memory is bounded, and a page that was dropped is rendered again', async () => {
    const site = await serve(async request => html('x'.repeat(5_000) + new URL(request.url).pathname), 50_000)
    for (let number = 0; number < 40; number++) await site.get(`/${number}`)
    expect((await site.get('/39')).headers['cache-status']).toBe('recto; hit')
    expect((await site.get('/0')).headers['cache-status']).toBe('recto; fwd=miss')
  })

  test.each([
    ['missing', 404, {}],
    ['forbidden', 403, {}],
    ['failing', 500, {}],
    ['unavailable', 503, {}],
    ['moved', 301, { Location: '/b' }],
    ['private', 200, { 'Cache-Control': 'private, max-age=60' }],
    ['not to be stored', 200, { 'Cache-Control': 'no-store' }],
    ['with a cookie', 200, { 'Set-Cookie': 'session=1' }],
  ])('a page that is %s is not cached', async (_name, status, headers) => {
    const site = await serve(async () => html('answer', { status, headers }))
    const first = await site.get('/a')
    const second = await site.get('/a')
    expect([first.statusCode, second.statusCode, site.requested.length]).toEqual([status, status, 2])
    if (status !== 200) expect(first.headers['cache-control']).toBe('no-store')
  })
})

describe('the request context of a page', () => {
  test('a request with a session is answered for its user, and the answer is not cached', async () => {
    const site = await serve(async request => html(`hello ${request.headers.get('cookie') ?? 'nobody'}`))
    const known = [
      await site.get('/a', { cookie: 'recto_session=ada' }),
      await site.get('/a', { cookie: 'recto_session=bo' }),
      await site.get('/a'),
    ]
    expect(bodies(known)).toEqual(['hello recto_session=ada', 'hello recto_session=bo', 'hello nobody'])
    expect(known[0]?.headers['cache-control']).toBe('no-store')
    expect(known[0]?.headers.etag).toBeUndefined()
    expect(bodies([await site.get('/a'), await site.get('/a', { cookie: 'recto_session=cy' })])).toEqual([
      'hello nobody',
      'hello recto_session=cy',
    ])
  })

  test('cookies that do not identify a user leave a page shareable', async () => {
    const site = await serve()
    const answers = [await site.get('/a'), await site.get('/a', { cookie: 'recto_consent=1; other=2' })]
    expect(bodies(answers)).toEqual(['page 1', 'page 1'])
  })

  test('the page is rendered in the language of the path, and a chosen language redirects to its path', async () => {
    const languages: string[] = []
    const site = await serve(async (_request, about) => {
      languages.push(about.language)
      return html('page')
    })
    await site.get('/a')
    await site.get('/de/a')
    const [chosen, back] = [await site.get('/a', { cookie: 'recto_language=fr' }), await site.get('/en/a?b=c')]
    expect(languages).toEqual(['en', 'de'])
    expect([chosen.statusCode, chosen.headers.location]).toEqual([302, '/fr/a'])
    expect([back.statusCode, back.headers.location, back.headers['cache-control']]).toEqual([302, '/a?b=c', 'private, no-store'])
    expect(back.headers['set-cookie']).toMatch(/^recto_language=en; .*Path=\/.*SameSite=Lax/)
  })

  test('a shared page is rendered without the headers of the client that asked first', async () => {
    const site = await serve()
    await site.get('/a', { host: 'evil.example', 'x-forwarded-host': 'evil.example', authorization: 'Bearer x', 'accept-language': 'tlh' })
    expect(site.requested[0]?.url).toBe('http://localhost/a')
    expect([...(site.requested[0]?.headers.keys() ?? [])]).toEqual([])
  })

  test.each(['a b', '[', 'evil.example/path?', 'user@evil.example', 'evil.example#', 'a,b', '<script>', 'x:99999999', 'évil', "a'b"])(
    'a request with Host: %s is refused',
    async host => {
      const site = await serve()
      const { statusCode, body } = await site.get('/a', { host })
      expect(statusCode).toBe(400)
      expect(JSON.parse(body)).toEqual({ errors: [{ message: 'The Host header names no host.' }] })
      expect(site.requested).toHaveLength(0)
    },
  )

  test.each(['localhost:3000', 'recto.example', 'gates.localhost', '127.0.0.1:80', '[::1]:3000', 'a_b.example.'])(
    'a request with Host: %s is served',
    async host => {
      expect((await (await serve()).get('/a', { host })).statusCode).toBe(200)
    },
  )
})

describe('conditional requests', () => {
  test.each([
    ['the same ETag', (etag: string) => etag, 304],
    ['its strong form', (etag: string) => etag.replace('W/', ''), 304],
    ['one of several', (etag: string) => `"x", ${etag} ,"y"`, 304],
    ['any', () => '*', 304],
    ['another ETag', () => 'W/"other"', 200],
    ['part of it', (etag: string) => etag.slice(0, -4), 200],
  ])('a request whose If-None-Match has %s is answered right', async (_name, ifNoneMatch, status) => {
    const site = await serve()
    const { headers, body } = await site.get('/a')
    const answer = await site.get('/a', { 'if-none-match': ifNoneMatch(String(headers.etag)) })
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toBe(status === 304 ? '' : body)
    expect(answer.headers).toMatchObject({ etag: headers.etag, 'cache-control': 'public, no-cache', vary: 'Accept-Encoding, Cookie' })
  })

  test('a changed page gets another ETag, and an unchanged one keeps it after changes elsewhere', async () => {
    const site = await serve(async request => html(request.url.endsWith('/news') ? site.library.revision : 'always'))
    const tags = async () => [(await site.get('/news')).headers.etag, (await site.get('/about')).headers.etag]
    const [news, about] = await tags()
    site.library.revision = 'r2'
    const [newsThen, aboutThen] = await tags()
    expect(newsThen).not.toBe(news)
    expect(aboutThen).toBe(about)
  })

  test('an error page is never answered 304', async () => {
    const site = await serve(async () => html('gone', { status: 404 }))
    expect((await site.get('/a', { 'if-none-match': '*' })).statusCode).toBe(404)
  })
})

describe('compression of pages', () => {
  const long = 'Water, ice and snow. '.repeat(400)
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
    ['br;q=0, gzip;q=0', undefined, (body: Buffer) => body],
  ] as const)('a page is compressed for Accept-Encoding: %s', async (accepted, encoding, read) => {
    const site = await serve(async () => html(long))
    for (const state of ['recto; fwd=miss', 'recto; hit']) {
      const { headers, rawPayload } = await site.get('/a', { 'accept-encoding': accepted })
      expect(headers['cache-status']).toBe(state)
      expect(headers['content-encoding']).toBe(encoding)
      expect(read(rawPayload).toString()).toContain(long)
    }
  })
})

describe('alternate formats of a publication', () => {
  const json = 'application/ld+json'

  test('the Accept header chooses between the page and an alternate format, and each is cached separately', async () => {
    const site = await serve()
    site.library.items.set('ARTICLE 7-1374', poster({ path: '/articles/7-1374/v1', title: 'Kelp' }))
    const url = '/articles/7-1374'
    const answers = []
    for (const accept of ['text/html,*/*;q=0.8', json, '*/*', json]) answers.push(await site.get(url, { accept }))
    expect(answers.map(({ headers }) => [headers['content-type'], headers['cache-status'], headers.vary])).toEqual([
      ['text/html; charset=utf-8', 'recto; fwd=miss', 'Accept, Accept-Encoding, Cookie'],
      [json, 'recto; fwd=miss', 'Accept, Accept-Encoding, Cookie'],
      ['text/html; charset=utf-8', 'recto; hit', 'Accept, Accept-Encoding, Cookie'],
      [json, 'recto; hit', 'Accept, Accept-Encoding, Cookie'],
    ])
    expect(answers[1]?.json()['@graph'][0]).toMatchObject({ name: 'Kelp' })
    expect(answers[0]?.headers.etag).not.toBe(answers[1]?.headers.etag)
    expect(site.requested).toHaveLength(1)
  })

  test('an alternate format has a path of its own, whatever the Accept header, and no language', async () => {
    const site = await serve()
    site.library.items.set('POSTER 2-501', poster())
    const { statusCode, headers } = await site.get('/posters/2-501/metadata.jsonld', { accept: 'text/html', cookie: 'recto_language=fr' })
    expect([statusCode, headers['content-type'], headers.vary]).toEqual([200, json, 'Accept-Encoding'])
    expect(site.requested).toHaveLength(0)
  })

  test('a missing publication is answered in the requested format, and not cached', async () => {
    const site = await serve()
    for (const url of ['/posters/9-9/linkset.json', '/posters/9-9']) {
      const { statusCode, headers, body } = await site.get(url, { accept: 'application/linkset+json' })
      expect([statusCode, headers['cache-control'], JSON.parse(body)]).toEqual([
        404,
        'no-store',
        { errors: [{ message: 'There is no such item.' }] },
      ])
    }
  })

  test('a page at the path of an API call has a Vary header that separates them', async () => {
    const site = await serve()
    expect((await site.get('/browse')).headers.vary).toBe('Accept, F1000-AuthBearer, Accept-Encoding, Cookie')
  })

  test('other pages have no alternate formats', async () => {
    const site = await serve()
    const { headers } = await site.get('/contact', { accept: json })
    expect([headers['content-type'], headers.vary]).toEqual(['text/html; charset=utf-8', 'Accept-Encoding, Cookie'])
  })

  test('only GET requests get alternate formats', async () => {
    const site = await serve()
    await site.app.inject({ method: 'POST', url: '/posters/2-501', headers: { accept: json }, payload: 'a=1' })
    expect(site.requested).toHaveLength(1)
  })

  test('with the database down, an alternate format that is cached is still served', async () => {
    const site = await serve()
    site.library.items.set('POSTER 2-501', poster())
    const first = await site.get('/posters/2-501/linkset.json')
    site.library.reachable = false
    const later = await site.get('/posters/2-501/linkset.json')
    expect([later.statusCode, later.headers['cache-status'], later.body]).toEqual([200, 'recto; hit; detail=stale', first.body])
  })
})

describe('request methods', () => {
  test('HEAD has the headers of GET and no body', async () => {
    const site = await serve()
    const got = await site.get('/a')
    const head = await site.app.inject({ method: 'HEAD', url: '/a' })
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    for (const name of ['etag', 'content-type', 'content-length', 'cache-control', 'vary'])
      expect(head.headers[name], name).toBe(got.headers[name])
  })

  test('the page that a HEAD request rendered is used for the next GET', async () => {
    const site = await serve()
    await site.app.inject({ method: 'HEAD', url: '/a' })
    expect((await site.get('/a')).body).toContain('page 1')
    expect(site.requested.map(each => each.method)).toEqual(['GET'])
  })

  test('a form reaches the page as it was sent, and its answer is not cached', async () => {
    const site = await serve(async request => html(`posted ${await request.text()}`, { status: 422, headers: { 'Set-Cookie': 'a=1' } }))
    const answers = [1, 2].map(number =>
      site.app.inject({
        method: 'POST',
        url: '/form?step=2',
        headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'gates.localhost' },
        payload: `name=${number}&text=%C3%A9`,
      }),
    )
    const [first, second] = await Promise.all(answers)
    expect([first?.statusCode, first?.headers['set-cookie'], first?.headers['cache-control']]).toEqual([422, ['a=1'], 'no-store'])
    expect(first?.body).toContain('posted name=1&text=%C3%A9')
    expect(second?.body).toContain('posted name=2')
    expect(site.requested[0]).toMatchObject({ method: 'POST', url: 'http://gates.localhost/form?step=2', platform: 'gates' })
    expect(site.requested[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded')
    expect((await site.get('/form?step=2')).headers['cache-status']).toBe('recto; fwd=miss')
  })

  test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', undefined])(
    'a body of type %s arrives byte for byte',
    async type => {
      const site = await serve()
      const payload = Buffer.from('{"__proto__": 1\r\n--x\xff')
      await site.app.inject({ method: 'POST', url: '/form', payload, headers: type === undefined ? {} : { 'content-type': type } })
      expect(site.requested[0]?.body).toBe(payload.toString())
    },
  )

  test('a body over the limit is refused before the page is rendered', async () => {
    const site = await serve()
    const payload = Buffer.alloc(1024 * 1024 + 1)
    expect((await site.app.inject({ method: 'POST', url: '/form', payload })).statusCode).toBe(413)
    expect(site.requested).toHaveLength(0)
  })

  test('TRACE is refused', async () => {
    const site = await serve()
    // The types of `inject` do not include TRACE.
    const status = await new Promise<string>((resolve, reject) => {
      site.app.listen({ port: 0, host: '127.0.0.1' }, (error, url) => {
        if (error) return reject(error)
        const socket = connect(Number(new URL(url).port), '127.0.0.1', () =>
          socket.write('TRACE /a HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
        )
        socket.once('data', data => resolve(data.toString().split('\r\n')[0] ?? ''))
        socket.once('error', reject)
      })
    })
    expect(status).toBe('HTTP/1.1 404 Not Found')
    expect(site.requested).toHaveLength(0)
  })
})

describe('paths that redirect', () => {
  test.each([
    ['/a/', '/a'],
    ['//a//b/?x=1&y=//', '/a/b?x=1&y=//'],
    ['/a/?x=1?y=2', '/a?x=1?y=2'],
  ])('the path %s redirects permanently to %s (R2.5-10)', async (from, to) => {
    const site = await serve()
    const { statusCode, headers } = await site.get(from)
    expect([statusCode, headers.location]).toEqual([301, to])
    expect((await site.app.inject({ method: 'POST', url: from, payload: 'a=1' })).statusCode).toBe(308)
    expect(site.requested).toHaveLength(0)
  })
})

describe('while the database is down', () => {
  test('cached pages are served stale with a notice, and other pages answer 503 and are not cached', async () => {
    const site = await serve(async () =>
      site.library.reachable ? html('fine') : html('later', { status: 503, headers: { 'Retry-After': '30' } }),
    )
    await site.get('/known')
    site.library.reachable = false
    const known = await site.get('/known')
    expect([known.statusCode, known.headers['cache-status'], known.headers.warning]).toEqual([
      200,
      'recto; hit; detail=stale',
      '111 - "Revalidation Failed"',
    ])
    expect(known.body).toContain('fine')

    const unknown = await site.get('/unknown')
    expect([unknown.statusCode, unknown.headers['retry-after'], unknown.headers['cache-control']]).toEqual([503, '30', 'no-store'])
    expect(unknown.headers.warning).toBeUndefined()

    site.library.reachable = true
    const back = await site.get('/unknown')
    expect([back.statusCode, back.headers['cache-status']]).toEqual([200, 'recto; fwd=miss'])
    expect((await site.get('/known')).headers.warning).toBeUndefined()
  })

  test('a page that fails when it is rendered again is served from the cache', async () => {
    const site = await serve(async () => (site.library.revision === 'r1' ? html('fine') : html('broken', { status: 500 })))
    await site.get('/a')
    site.library.revision = 'r2'
    const answer = await site.get('/a')
    expect([answer.statusCode, answer.headers['cache-status']]).toEqual([200, 'recto; hit; detail=stale'])
    expect((await site.get('/b')).statusCode).toBe(500)
  })

  test('a page that fails without a cached copy answers 500 without details, and is tried again', async () => {
    let fails = true
    const site = await serve(async () => {
      if (fails) throw new Error('secret of the inside')
      return html('fine')
    })
    expect((await site.get('/a')).statusCode).toBe(500)
    fails = false
    expect((await site.get('/a')).body).toContain('fine')
  })
})

describe('when the client disconnects before the answer', () => {
  /** Sends a request over a socket, disconnects once it reached the pages, and waits until the server has noticed. */
  async function askAndLeave(site: Site, head: string): Promise<void> {
    const url = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }))
    const seen = new Promise<void>(resolve => site.app.server.once('connection', socket => socket.once('close', () => resolve())))
    const socket = connect(Number(url.port), '127.0.0.1', () => socket.write(`${head}\r\nHost: localhost\r\n\r\n`))
    await expect.poll(() => site.requested.length).toBe(1)
    socket.destroy()
    await seen
  }

  test('the render of a private page is aborted', async () => {
    let signal: AbortSignal | undefined
    const site = await serve(request => {
      signal = request.signal
      return new Promise(resolve => request.signal.addEventListener('abort', () => resolve(html('too late'))))
    })
    await askAndLeave(site, 'GET /a HTTP/1.1\r\nCookie: recto_session=1')
    await expect.poll(() => signal?.aborted).toBe(true)
  })

  test('the render of a shared page continues for the other clients', async () => {
    const { promise: ready, resolve } = Promise.withResolvers<void>()
    let signal: AbortSignal | undefined
    const site = await serve(async request => {
      signal = request.signal
      await ready
      return html('for all')
    })
    await askAndLeave(site, 'GET /a HTTP/1.1')
    const other = site.get('/a')
    resolve()
    expect((await other).body).toContain('for all')
    expect(signal?.aborted).toBe(false)
    expect(site.requested).toHaveLength(1)
  })
})
