/** The way to a submission, as the server answers it (specification, reading.md section 2.4). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeSitePage } from '../../src/modules/website/data/site-page.ts'
import type { TestApp } from '../support/app.ts'
import { buildPublishSite } from '../support/publish-site.ts'
import { linksOf } from '../support/render-in-site.tsx'
import { addPerson, signIn } from '../support/sign-in.ts'

const page = '/for-authors/publish-your-research'

let library: TestApp
let earth: number
beforeAll(async () => {
  library = await buildPublishSite()
  const term = await library.database.kysely
    .selectFrom('ontology_term')
    .select('id')
    .where('slug', '=', 'earth-and-environment')
    .executeTakeFirstOrThrow()
  earth = term.id
})
afterAll(() => library.close())

async function ask(url: string, platform = 'localhost') {
  const host = platform === 'localhost' ? platform : `${platform}.localhost`
  const { statusCode, headers, body } = await library.app.inject({ url, headers: { host, accept: 'text/html' } })
  const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? ''
  return { status: statusCode, location: headers.location, body, main, policy: String(headers['content-security-policy'] ?? '') }
}

/** What the buttons of a page's form start. */
const starts = (html: string): string[] =>
  [...html.matchAll(/<button\b[^>]*>/g)].flatMap(([button]) =>
    button.includes('name="start"') ? (/value="([^"]*)"/.exec(button)?.[1] ?? []) : [],
  )

const text = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

describe('the general publish page', () => {
  test('it has a button for each type, a subject chooser and a button to start a submission', async () => {
    const { status, main } = await ask(page)
    expect(status).toBe(200)
    expect(starts(main)).toEqual(['article', 'document', 'poster', 'slide', 'video', 'submit'])
    expect(main).toContain('<option value="earth-and-environment">Earth and environment</option>')
    expect(linksOf(main)).toEqual(
      expect.arrayContaining(['/my/submissions?st=p', '/my/submissions?st=o', '/for-authors/article-guidelines', '/about/policies']),
    )
    expect(linksOf(main)).not.toContain('/about/aims-and-scope')
  })

  test('without a subject chooser it has links for the types of the site (A3-38, A3-40)', async () => {
    const { main } = await ask(page, 'moor')
    expect(main).not.toContain('<form')
    expect(linksOf(main).filter(href => href.startsWith('/author/'))).toEqual([
      '/author/article/new',
      '/author/poster/new',
      '/author/submit/new',
    ])
    expect(linksOf(main)).toContain('/about/aims-and-scope')
    expect(main).toMatch(/data-side="left".*At the left.*data-side="right".*At the right of Moor/s)
  })

  test('on a read-only site it says that submissions are closed, and has no buttons (A3-34)', async () => {
    const { status, main } = await ask(page, 'kelp')
    expect(status).toBe(200)
    expect(text(main)).toContain('Submissions are currently closed')
    expect(main).not.toMatch(/<button|<form|\/author\//)
    expect((await ask(`${page}?start=submit&term0=earth-and-environment`, 'kelp')).status).toBe(200)
  })

  test('it redirects to the author area where the site does not use it (R2.4-02, A3-40)', async () => {
    expect((await ask(page)).main).toContain('Submit your research')
    expect(await ask(page, 'dune')).toMatchObject({ status: 302, location: '/author/submit/new' })
    expect((await ask('/author/submit/new', 'dune')).main).not.toContain(page)
  })

  test('it links to the author area on another host, which its form may post to', async () => {
    const { policy, main } = await ask(page, 'reef')
    expect(policy).toContain("form-action 'self' https://submit.example.org;")
    expect(linksOf(main)).toContain('https://submit.example.org/reef/my/submissions?st=p')
    expect(await ask(`${page}?term0=earth-and-environment&start=poster`, 'reef')).toMatchObject({
      status: 302,
      location: `https://submit.example.org/reef/author/poster/new?ontologyTermId=${earth}`,
    })
    expect((await ask(page)).policy).toContain("form-action 'self';")
  })

  test('it and its links are in the user’s language', async () => {
    expect(text((await ask(`/de${page}`)).main)).toContain('Artikel einreichen')
    expect(await ask(`/de${page}?term0=earth-and-environment&start=submit`)).toMatchObject({
      status: 302,
      location: `/de/author/submit/new?ontologyTermId=${earth}`,
    })
  })
})

describe('pressing a submission button', () => {
  test('it asks for a subject where none was chosen', async () => {
    for (const query of ['start=submit', 'start=article&term0=', 'start=poster&term0=alchemy']) {
      const { status, main } = await ask(`${page}?${query}`)
      expect([status, query]).toEqual([422, query])
      expect(text(main)).toContain('Please select a subject')
    }
  })

  test.each([
    ['start=submit', (id: number) => `/author/submit/new?ontologyTermId=${id}`],
    ['start=slide', (id: number) => `/author/slide/new?ontologyTermId=${id}`],
  ])('it redirects with a subject: %s', async (query, url) => {
    expect(await ask(`${page}?term0=earth-and-environment&${query}`)).toMatchObject({ status: 302, location: url(earth) })
  })

  test('without a press the narrower subjects of the chosen one are shown', async () => {
    const { status, main } = await ask(`${page}?term0=earth-and-environment`)
    expect(status).toBe(200)
    expect(main).toMatch(/<select[^>]*name="term1"/)
    expect(main).toContain('<option value="hydrology">Hydrology</option>')
  })
})

describe('the publish page of a gateway', () => {
  test.each([
    ['/gateways/soil', 'soil', ['article', 'document', 'poster', 'slide', 'video', 'submit']],
    ['/gateways/words', 'words', ['article', 'poster', 'slide', 'video', 'submit']],
    ['/collections/papers', 'papers', ['article', 'document', 'slide', 'video', 'submit']],
    ['/community-gateways/talks', 'talks', ['article', 'document', 'poster', 'video', 'submit']],
  ])('it offers the types of %s, which becomes the channel', async (path, channel, types) => {
    const { status, main } = await ask(path + page)
    expect(status).toBe(200)
    expect(starts(main)).toEqual(types)
    expect(await ask(`${path}${page}?term0=earth-and-environment&start=article`)).toMatchObject({
      status: 302,
      location: `/author/article/new?ontologyTermId=${earth}&channel=${channel}`,
    })
  })

  test('its breadcrumbs leave out the section and have the gateway’s name', async () => {
    const { main } = await ask(`/gateways/soil${page}`)
    const crumbs = /<nav aria-label="Breadcrumb"[\s\S]*?<\/nav>/.exec(main)?.[0] ?? ''
    expect(text(crumbs)).toMatch(/^ Home.*Gateways.*Soil & Roots.*Submit your research $/)
    expect(text(crumbs)).not.toContain('For authors')
    expect(linksOf(crumbs)).toEqual(['/', '/gateways', '/gateways/soil/about'])
  })

  test('it is found under the path of another kind of gateway, and nowhere else', async () => {
    expect(await ask(`/collections/soil${page}?term0=x`)).toMatchObject({ status: 301, location: `/gateways/soil${page}?term0=x` })
    for (const path of ['/gateways/nothing', '/gateways/sand', '/gateways/SOIL', '/gateways/%00', "/gateways/'"])
      expect([path, (await ask(path + page)).status]).toEqual([path, 404])
  })

  test('it is below the path of a gateway-only site, where the masthead links to it', async () => {
    expect((await ask(`/funders/peat${page}`, 'bog')).status).toBe(200)
    const { body } = await ask('/browse', 'bog')
    expect(linksOf(body)).toContain(`/funders/peat${page}`)
  })

  test('it has no buttons on a read-only site (A3-34)', async () => {
    const { main } = await ask(`/gateways/sand${page}`, 'kelp')
    expect(text(main)).toContain('Submissions are currently closed')
    expect(starts(main)).toEqual([])
  })

  test('the card on its pages links to it, and to nothing on a read-only site (A2-81)', async () => {
    for (const [path, platform] of [
      ['/gateways/soil/with-us', 'f1000research'],
      ['/gateways/sand/with-us', 'kelp'],
    ] as const)
      await storeSitePage(library.database.kysely, platform, {
        ...{ path, title: 'With us', description: null, layout: 'standard', fullWidth: false, body: '<p>Do.</p>' },
        ...{ leftSidebar: [], rightSidebar: [{ type: 'widget_text', content: '<div data-block="publish-your-research"></div>' }] },
        ...{ anchoredMenuItems: null, redirectTo: null, shown: 'now' },
      })
    const card = async (path: string, platform?: string) =>
      linksOf(/<section[^>]*data-publish-card.*?<\/section>/s.exec((await ask(path, platform)).main)?.[0] ?? '')
    await expect.poll(() => card('/gateways/soil/with-us')).toContain(`/gateways/soil${page}`)
    await expect.poll(() => card('/gateways/sand/with-us', 'kelp')).toEqual(['/for-authors/article-guidelines', '/about/policies'])
  })
})

test('the front page of a submission-only site is its publish page (A3-27)', async () => {
  expect(await ask('/', 'fen')).toMatchObject({ status: 302, location: page })
  expect((await ask('/')).status).toBe(200)
})

test('a submission-only site has no browse page, feed or search (A3-27)', async () => {
  for (const url of ['/browse', '/browse/articles', '/published/rss', '/published/feed.json', '/api/browse', '/api/suggestions?text=soil'])
    expect([url, (await ask(url, 'fen')).status, (await ask(url)).status]).toEqual([url, 404, 200])
  expect(await ask('/gateways/reed', 'fen')).toMatchObject({ status: 302, location: '/gateways/reed/about' })
  for (const url of [
    '/content',
    '/content-filters',
    '/published/summary',
    '/opensearch.xml',
    '/publi%73hed/rss',
    '/gateways/reed/browse',
    '/gateways/reed/rss',
  ])
    expect([url, (await ask(url, 'fen')).status]).toEqual([url, 404])
  const offered = ({ body }: { body: string }) =>
    [...body.matchAll(/<link[^>]*(opensearch\.xml|published\/rss)/g)].map(([, found]) => found)
  expect(offered(await ask(page, 'fen'))).toEqual([])
  expect(offered(await ask(page))).toEqual(['opensearch.xml', 'published/rss'])
})

test('no link of a submission-only site leads to a page that it does not have (A3-27)', async () => {
  const seen = new Map<string, string>([['/', 'the front page']])
  const dead: string[] = []
  for (const [url, from] of seen) {
    const answer = await ask(url, 'fen')
    if (answer.status === 404) dead.push(`${url} from ${from}`)
    if (answer.location?.startsWith('/')) seen.set(answer.location, url)
    const named = [
      ...linksOf(answer.body),
      ...[...answer.body.matchAll(/<(?:form|link)\b[^>]*(?:action|href)="([^"]*)"/g)].map(([, href = '']) => href),
      ...[...(url.endsWith('.xml') ? answer.body : '').matchAll(/<loc>http:\/\/[^/]*([^<]*)</g)].map(([, path = '']) => path),
    ]
    for (const href of named) {
      const path = href.replaceAll('&amp;', '&').replace(/#.*$/, '')
      // Other languages have the same pages, and files are no pages.
      if (/^\/(?!\/|(?:de|es|fr|it|ja)(?:\/|$)|assets\/|brand\/|files\/)/.test(path) && !seen.has(path)) seen.set(path, url)
    }
    if (url === '/') seen.set('/sitemaps/pages.xml', 'robots.txt').set('/nothing-here', 'nowhere')
  }
  expect(seen.size).toBeGreaterThan(40)
  expect(dead).toEqual(['/nothing-here from nowhere'])
}, 120_000)

describe('submitting on a site without an author area', () => {
  test.each([
    ['/author/article/new', ['/for-authors/article-guidelines']],
    ['/author/poster/new', ['/for-authors/posters-and-slides-guidelines']],
    ['/author/document/new', ['/for-authors/document-guidelines']],
    [
      '/author/submit/new',
      ['/for-authors/article-guidelines', '/for-authors/document-guidelines', '/for-authors/posters-and-slides-guidelines'],
    ],
  ])('the page %s explains how to submit: guidelines, what to send and to whom (R8-08)', async (url, guidelines) => {
    const { status, main } = await ask(url)
    expect(status).toBe(200)
    expect(text(main)).toMatch(/How to submit .*Email the editorial office and attach your files.*Or email editors@tidal-press.org/)
    expect(text(main)).not.toMatch(/coming soon|not taken/i)
    expect(linksOf(main).filter(href => href.endsWith('guidelines'))).toEqual(guidelines)
    for (const guideline of guidelines) expect((await ask(guideline)).status).toBe(200)
  })

  test('its email links have the choice by name, with instructions', async () => {
    const { status, main } = await ask(`/author/poster/new?ontologyTermId=${earth}&channel=soil`)
    expect(status).toBe(200)
    expect(text(main)).toMatch(/Type Poster .*Subject Earth and environment .*Part of Soil & Roots/)
    const mailtoUrl = linksOf(main).find(href => href.includes('body=')) ?? ''
    const { pathname, searchParams } = new URL(mailtoUrl.replaceAll('&amp;', '&'))
    expect(pathname).toBe('editors@tidal-press.org')
    expect(searchParams.get('body')).toMatch(/Type: Poster\r\nSubject: Earth and environment\r\nPart of: Soil & Roots\r\n/)
    expect(searchParams.get('body')).toContain(`http://localhost/author/poster/new?ontologyTermId=${earth}&channel=soil`)
    expect(linksOf(main)).toContain(`/gateways/soil${page}?term0=earth-and-environment`)
  })

  test.each([
    ['/author/submit/new', 200, 'Not selected'],
    ['/author/video/new?channel=papers', 200, 'Part of Papers'],
    ['/author/poster/new?channel=papers', 200, 'Posters cannot currently be submitted here'],
    ['/author/thesis/new', 404, 'Unknown content type: “thesis”'],
    ['/author/submit/new?ontologyTermId=999999', 200, 'Unknown subject: “999999”'],
    ['/author/submit/new?ontologyTermId=99999999999999999999', 200, 'Unknown subject'],
    ['/author/submit/new?ontologyTermId=%00%27', 200, 'Unknown subject'],
    ['/author/submit/new?channel=nothing', 200, 'Unknown gateway or collection: “nothing”'],
    ['/author/submit/new?channel=%00', 200, 'Unknown gateway or collection'],
    ['/author/submit/new?channel=%3Cscript%3E', 200, '“&lt;script&gt;”'],
  ])('the page %s answers %i and says “%s”', async (url, expected, words) => {
    const { status, main } = await ask(url)
    expect(status).toBe(expected)
    expect(text(main)).toContain(words)
  })

  test('a site without an editorial email shows its general one, and never a placeholder (A3-21)', async () => {
    const { body, main } = await ask('/author/article/new', 'dune')
    expect(text(main)).toContain('Or email info@dune-press.org')
    expect(linksOf(main)).toEqual(expect.arrayContaining([expect.stringMatching(/^mailto:info@dune-press.org\?subject=/)]))
    expect(body).not.toContain('example.org')
  })

  test('a site without any email says so, and has no email links', async () => {
    const { status, body, main } = await ask('/author/article/new', 'bog')
    expect(status).toBe(200)
    expect(text(main)).toContain('This site has no submission address yet.')
    expect(text(main)).not.toContain('by email')
    expect(linksOf(main)).toEqual(expect.arrayContaining(['/contact', '/for-authors/article-guidelines']))
    expect(main).not.toMatch(/mailto:|Write to/)
    expect(body).not.toContain('example.org')
  })

  test('a site without any email says that no drafts are stored', async () => {
    await addPerson(library, 'ada@example.org')
    const cookie = await signIn(library.app, 'ada@example.org', { headers: { host: 'bog.localhost' } })
    const { statusCode, body } = await library.app.inject({ url: '/my/submissions?st=o', headers: { host: 'bog.localhost', cookie } })
    expect(statusCode).toBe(200)
    expect(text(body)).toContain('Drafts are not stored on this site.')
    expect(text(body)).toContain('This site has no submission address yet.')
  })

  test('a site whose author area is elsewhere redirects there (R2.4-09, R2.4-10)', async () => {
    const host = 'https://submit.example.org/reef'
    for (const url of [
      '/author/slide/new?channel=soil',
      '/author/submit/new?ontologyTermId=3',
      '/my/submissions?st=p',
      '/my/submissions?st=o',
    ])
      expect(await ask(url, 'reef')).toMatchObject({ status: 302, location: host + url })
    expect((await ask('/author/thesis/new', 'reef')).status).toBe(404)
  })

  test('a read-only site accepts nothing here either (A3-34)', async () => {
    for (const url of ['/author/submit/new', '/author/article/new', '/author/poster/new?channel=sand'])
      expect([url, await ask(url, 'kelp')]).toMatchObject([url, { status: 302, location: page }])
  })

  test('previews of drafts keep their paths', async () => {
    expect((await ask('/author/poster/preview/1')).status).not.toBe(200)
  })
})

describe('the guidelines for authors', () => {
  test('they have the pass rule of the site, and link to the publish page (R2.4-03)', async () => {
    const { status, main } = await ask('/for-authors/article-guidelines')
    expect(status).toBe(200)
    expect(text(main).replaceAll('\u00a0', ' ')).toContain('2 × Approved or 1 × Approved and 2 × Approved with reservations')
    expect(linksOf(main)).toEqual(expect.arrayContaining([page, '/about/policies', 'https://www.equator-network.org/']))
  })

  test('where no articles are accepted they say so, without the button', async () => {
    const { main } = await ask('/for-authors/article-guidelines', 'kelp')
    expect(text(main)).toContain('Articles cannot currently be submitted here')
    expect(linksOf(main)).not.toContain(page)
  })
})
