/**
 * Every role against every route. Each route of the site and of the API stands here once, as open to everybody or with the action of the
 * access table (src/core/access/access.ts) that it needs: one that is missing here, or is guarded otherwise, fails.
 */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Action, rolesMay } from '../../src/core/access/access.ts'
import { type Role, roles } from '../../src/core/access/roles.ts'
import { anonymous } from '../../src/core/access/user.ts'
import type { AccountId } from '../../src/core/ids/shared-ids.ts'
import { addSession } from '../../src/modules/accounts/data/session.ts'
import { accountCookies } from '../../src/modules/sites/domain/consent/account-cookies.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { pageRoutes } from '../support/page-routes.ts'
import { addPerson } from '../support/sign-in.ts'
import { signedInAs } from '../support/user.ts'

/** `open`: to everybody. `nobody`: refused to everybody. `hidden`: not found for whoever may not. */
type Rule = Action | 'open' | 'nobody' | `hidden: ${Action}` | `asks: ${Action}`

const pages: Record<string, Rule> = {
  '/': 'open',
  'browse/:segment?/:type?': 'open',
  'articles/:key/:version?': 'open',
  'articles/:key/:version/reports/:reportId': 'open',
  'articles/:key/:old/compare/:new': 'open',
  'documents/:key': 'open',
  'posters/:key': 'open',
  'slides/:key': 'open',
  'videos/:key': 'open',
  'cite/:kind/:id': 'open',
  'recommend/:kind/:id': 'open',
  'updates/confirm/:ticket': 'open',
  'articles/:key/metrics': 'open',
  'documents/:key/metrics': 'open',
  'posters/:key/metrics': 'open',
  'slides/:key/metrics': 'open',
  'videos/:key/metrics': 'open',
  'articles/:key/comments': 'open',
  'documents/:key/comments': 'open',
  'posters/:key/comments': 'open',
  'slides/:key/comments': 'open',
  'videos/:key/comments': 'open',
  'comments/:commentId': 'open',
  'comments/:commentId/report': 'open',
  'editor/version/preview/:previewContentId': 'preview a version',
  'editor/assets/preview/:previewContentId': 'preview an asset',
  'author/article/preview/:previewContentId': 'preview as an author',
  'author/:contentType/preview/:previewContentId': 'preview as an author',
  'editor/version/:versionId': 'open the editor',
  'editor/*': 'nobody',
  'for-authors': 'open',
  'for-authors/publish-your-research': 'open',
  'for-authors/article-guidelines': 'open',
  ':kind/:gatewayUrl/for-authors/publish-your-research': 'open',
  'author/submit/new': 'open',
  'author/:contentType/new': 'open',
  gateways: 'open',
  'gateways/:gatewayUrl/:tab?': 'open',
  collections: 'open',
  'collections/:gatewayUrl/:tab?': 'open',
  'community-gateways': 'open',
  'community-gateways/:gatewayUrl/:tab?': 'open',
  login: 'open',
  'login/with/:provider': 'open',
  'login/back/:provider': 'open',
  'login/join': 'open',
  'login/confirm/:ticket': 'open',
  signout: 'open',
  register: 'open',
  'register/redirect': 'open',
  // Links of letters: whoever holds one proves with it who they are.
  'register/confirm/:ticket': 'open',
  'password/forgotten': 'open',
  'password/reset/:ticket': 'open',
  'my/confirm-address/:ticket': 'open',
  'my/delete/:ticket': 'open',
  'account/deleted': 'open',
  'my/user-details': 'see my details',
  'my/sessions': 'see my details',
  'my/ways-in': 'see my details',
  'my/confirm': 'see my details',
  'my/second-factor': 'see my details',
  'my/second-factor/app': 'see my details',
  'researcher-id/complete': 'open',
  'researcher-id/connect': 'see my details',
  // What leads back says who left.
  'researcher-id/back': 'open',
  // Leads to the submissions.
  my: 'open',
  'my/submissions': 'see my submissions',
  'my/referee': 'see my reviewing',
  'my/email-alerts': 'see what I follow',
  'my/dashboard': 'see my dashboard',
  'my/pre-screening': 'pre-screen content',
  'my/versions/:versionId/status': 'set an editorial status',
  'my/moderation': 'moderate comments',
  'my/moderation/:commentId': 'moderate comments',
  'my/content/media': 'edit site content',
  'my/content/menu': 'edit site content',
  'my/content/board': 'edit site content',
  'my/content/settings': 'edit site content',
  'my/content/settings/wordpress': 'edit site content',
  'my/content/menu/revisions': 'edit site content',
  'my/content/board/revisions': 'edit site content',
  'my/content/board/:memberId': 'edit site content',
  'my/content/media/:mediaId': 'edit site content',
  'my/content': 'edit pages',
  'my/content/pages/:pageId': 'edit pages',
  'my/content/autosave/:kind/:id': 'edit site content',
  'my/content/pages/:pageId/preview': 'edit pages',
  'my/content/pages/:pageId/revisions': 'edit pages',
  'my/content/authors': 'edit site content',
  'my/content/authors/:authorId': 'edit site content',
  'my/content/authors/:authorId/revisions': 'edit site content',
  'my/content/posts': 'edit site content',
  'my/content/posts/:postId': 'edit site content',
  'my/content/posts/:postId/preview': 'edit site content',
  'my/content/posts/:postId/revisions': 'edit site content',
  'my/bounces': 'see to bounces',
  'my/dashboard/jobs': 'see to failed jobs',
  'my/dashboard/roles': 'give roles',
  'my/dashboard/roles/:accountId': 'give roles',
  'trackArticle/:id': 'track',
  'trackCollection/:id': 'track',
  'alerts/sign-up': 'open',
  'alerts/confirm/:ticket': 'open',
  'alerts/preferences/:token': 'open',
  'alerts/unsubscribe/:token': 'open',
  // Shows the form of the content manager to all others.
  'staticContentPreview/:pageId': 'asks: edit pages',
  'blogPreview/:postId': 'asks: edit site content',
  contact: 'open',
  'contact/message': 'open',
  'critical-error': 'open',
  'about/*': 'open',
  'legal/*': 'open',
  'for-authors/*': 'open',
  'my/*': 'open',
  glossary: 'open',
  blog: 'open',
  'blog/author/:author': 'open',
  'blog/:slug': 'open',
  'blog/:slug/comments': 'open',
  news: 'open',
  'news/author/:author': 'open',
  'news/:slug': 'open',
  'news/:slug/comments': 'open',
  // Not found in production, by anybody.
  styleguide: 'open',
  'styleguide/authors-form': 'open',
  'styleguide/emails': 'open',
  'styleguide/emails/:kind/:position': 'open',
  outbox: 'hidden: read the outbox',
  'outbox/:mailId': 'hidden: read the outbox',
  'outbox/:mailId/html': 'hidden: read the outbox',
  '*': 'open',
}

const calls: Record<string, Rule> = {
  'DELETE /api/accounts/{id}/memberships/{membershipId}': 'give roles',
  'DELETE /api/accounts/{id}/roles/{role}': 'give roles',
  'DELETE /api/accounts/{id}/second-factor': 'give roles',
  'GET /api/accounts/{id}/memberships': 'give roles',
  'POST /api/accounts/{id}/memberships': 'give roles',
  'DELETE /api/passkeys/{id}': 'see my details',
  'DELETE /api/sessions': 'see my details',
  'DELETE /api/sessions/{id}': 'see my details',
  'DELETE /api/user': 'see my details',
  'DELETE /api/user/researcher-id': 'see my details',
  'GET /ajax/alerts/toc/checkUser': 'open',
  'GET /api/accounts': 'give roles',
  'GET /api/affiliations': 'open',
  'GET /api/affiliations/suggest': 'open',
  'GET /api/affiliations/suggested': 'look after organisations',
  'GET /api/articles': 'open',
  'GET /api/articles/{id}': 'open',
  'GET /api/assets': 'open',
  'GET /api/assets/{id}': 'open',
  'GET /api/assets/{id}/authors': 'open',
  'GET /api/browse': 'open',
  'GET /api/browse/export': 'open',
  'GET /api/captcha/challenge': 'open',
  'GET /api/citations': 'open',
  'GET /api/comments': 'open',
  'GET /api/datasets': 'open',
  'GET /wp-json/f1000/v1/authors': 'open',
  'GET /wp-json/f1000/v1/authors/{slug}': 'open',
  'GET /wp-json/wp/v2/comments': 'open',
  'GET /wp-json/wp/v2/posts': 'open',
  'GET /api/external-articles/validate': 'open',
  'GET /api/funders': 'open',
  'GET /api/gatewayRelations': 'open',
  'GET /api/gateways': 'open',
  'GET /api/gateways/latest': 'open',
  'GET /api/gateways/{id}': 'open',
  'GET /api/gateways/{id}/latest': 'open',
  'GET /api/genders': 'open',
  'GET /api/logout': 'open',
  'GET /api/metrics': 'open',
  'GET /api/metrics/monthly': 'open',
  'GET /api/metrics/report': 'open',
  'GET /api/metrics/total': 'open',
  'GET /api/nationalities': 'open',
  'GET /api/ontology/term': 'open',
  'GET /api/ontology/{ids}': 'open',
  'GET /api/ontology/{id}/children': 'open',
  'GET /api/passkeys': 'see my details',
  'GET /api/platform': 'open',
  'GET /api/platform/second-factor': 'give roles',
  'PUT /api/platform/second-factor': 'give roles',
  'GET /api/referees': 'open',
  'GET /api/reports': 'open',
  'GET /api/services': 'open',
  'GET /api/sessions': 'see my details',
  'GET /api/static/article-filters': 'open',
  'GET /api/static/countries': 'open',
  'GET /api/static/login-options': 'open',
  'GET /api/static/orcid': 'open',
  'GET /api/static/platform': 'open',
  'GET /api/suggestions': 'open',
  'GET /api/token': 'open',
  'GET /api/tracking/content': 'track',
  'GET /api/user/data': 'see my details',
  'GET /api/user/details': 'see my details',
  'GET /api/user/orcid': 'see my details',
  'GET /api/user/researcher-id': 'see my details',
  'GET /api/v1/documentTypes': 'open',
  'GET /api/versions': 'open',
  'GET /api/versions/{id}': 'open',
  'GET /api/versions/{id}/authors': 'open',
  'GET /api/versions/{id}/translations': 'open',
  'POST /api/versions/{id}/status': 'set an editorial status',
  'GET /articles/exportTo': 'open',
  'GET /content': 'open',
  'GET /content-filters': 'open',
  'GET /content/{id}': 'open',
  'GET /published/summary': 'open',
  'GET /wp-json/f1000/v1/advisory_board/members': 'open',
  'GET /wp-json/f1000/v1/advisory_board/subjects': 'open',
  'GET /wp-json/f1000/v1/blocks/submit_research': 'open',
  'GET /wp-json/f1000/v1/changed': 'open',
  'GET /wp-json/f1000/v1/media': 'open',
  'GET /wp-json/f1000/v1/media/{id}': 'open',
  'GET /wp-json/f1000/v1/menus': 'open',
  'GET /wp-json/f1000/v1/pages/{id}': 'open',
  // The WordPress says who may.
  'GET /wp-json/f1000/v1/posts/{id}/preview': 'edit site content',
  'GET /wp-json/f1000/v1/routes': 'open',
  'GET /wp-json/f1000/v1/settings': 'open',
  'GET /wp-json/f1000/v1/stats': 'open',
  'GET /wp-json/wp/v2/advisory_board/members': 'open',
  'GET /wp-json/wp/v2/advisory_board/subjects': 'open',
  'GET /wp-json/wp/v2/blocks/submit_research': 'open',
  'GET /wp-json/wp/v2/media': 'open',
  'GET /wp-json/wp/v2/media/{id}': 'open',
  'POST /wp-json/f1000/v1/media': 'edit site content',
  'POST /wp-json/wp/v2/media': 'edit site content',
  'GET /wp-json/wp/v2/menus': 'open',
  'GET /wp-json/wp/v2/pages/{id}': 'open',
  'GET /wp-json/wp/v2/routes': 'open',
  'GET /wp-json/wp/v2/settings': 'open',
  'GET /wp-json/wp/v2/stats': 'open',
  'POST /ajax/recommendVersion': 'open',
  'POST /ajax/alerts/toc/signup': 'open',
  'POST /ajax/signupForUpdates': 'open',
  'POST /ajax/stopTrackingArticle': 'track',
  'POST /ajax/stopTrackingCollection': 'track',
  'POST /ajax/trackArticle': 'track',
  'POST /ajax/trackCollection': 'track',
  // Refuses a wrong password, with 401.
  'POST /api/login': 'open',
  'POST /api/logout': 'open',
  'POST /api/metrics': 'open',
  'POST /api/passkeys/registration': 'see my details',
  'POST /api/passkeys/registration/options': 'see my details',
  // Refuses a passkey that it does not know, with 401.
  'POST /api/passkeys/sign-in': 'open',
  'POST /api/passkeys/sign-in/options': 'open',
  'POST /api/register': 'open',
  'POST /api/sessions/second-factor': 'see my details',
  'POST /comment/addToAsset': 'comment',
  'POST /comment/addToPost': 'comment',
  'POST /comment/addToReport': 'comment',
  'POST /comment/addToVersion': 'comment',
  'POST /user/password/reset': 'open',
  'POST /wp-json/jwt-auth/v1/token': 'open',
  // Its signature says who asks.
  'POST /wp-json/recto/v1/changed': 'open',
  'POST /api/affiliations': 'suggest an organisation',
  'PUT /api/accounts/{id}/roles/{role}': 'give roles',
  'PUT /api/affiliations/{id}': 'look after organisations',
  'PUT /api/user/details': 'see my details',
}

/** What a call needs before it is looked at who asks. */
const bodies: Record<string, object> = {
  // Nobody's password: the account stays.
  'DELETE /api/user': { name: 'kept', plainPassword: 'not this one' },
  'POST /api/accounts/{id}/memberships': { role: 'ROLE_RESEARCH_DIRECTOR' },
  'POST /api/affiliations': { name: 'House of Roofs' },
  'POST /api/versions/{id}/status': { status: 'PUBLISHED', reason: 'Why not.' },
  'PUT /api/affiliations/{id}': {},
  'POST /api/sessions/second-factor': { code: '000000' },
  'PUT /api/platform/second-factor': { required: false },
  'PUT /api/user/details': {},
  'POST /api/passkeys/registration': {
    response: { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'x', attestationObject: 'x' } },
  },
}

/** One platform without the board's screening before publication, and one with it. */
const hosts = ['localhost', 'verixiv.localhost'] as const

let site: TestApp
let account: AccountId
let session = 0
beforeAll(async () => {
  site = await buildTestApp(
    // As a site in use: what is for those who work on the site itself is not there.
    { NODE_ENV: 'production' },
    {
      userOf: async ({ headers }) => {
        const role = roles.find(each => headers.cookie === cookieOf(each))
        return role === undefined ? anonymous : { ...signedInAs(role), accountId: account, sessionId: session }
      },
    },
  )
  // The database is asked again before a role is given.
  account = await addPerson(site, 'ada@example.org', 'ROLE_SUPER_EDITOR')
  await addPerson(site, 'ben@example.org', 'ROLE_SUPER_EDITOR')
})
afterAll(() => site.close())

const cookieOf = (role: Role): string => `${accountCookies.session}=${role}`

interface Requested {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  host?: string
  payload?: object
}
const ask = (url: string, role: Role | null, { method = 'GET', host = 'localhost', payload }: Requested = {}) =>
  site.app.inject({ method, url, headers: { host, ...(role && { cookie: cookieOf(role) }) }, ...(payload && { payload }) })

const featuresOf = (host: string) => site.platforms.ofHost(host).platform.features

const pagePaths = pageRoutes().map(({ path }) => path)

/** A path that such a path takes, of an account where it names one. */
const pathOf = (path: string): string =>
  path === '/'
    ? '/'
    : `/${path
        .replaceAll(/\/:\w+\?/g, '')
        .replaceAll(':contentType', 'poster')
        .replaceAll(/:\w+/g, String(account))
        .replaceAll('*', 'x')}`

const outcomes = async (url: string, requested: Requested = {}): Promise<Record<string, number>> => {
  const found: [string, number][] = []
  for (const role of roles) found.push([role, (await ask(url, role, requested)).statusCode])
  return Object.fromEntries(found)
}
const refusedTo = (statuses: Record<string, number>, refusal: number): string[] => roles.filter(role => statuses[role] === refusal)
const mayNot = (action: Action, host: string): Role[] => roles.filter(role => !rolesMay([role], action, featuresOf(host)))
const isAction = (rule: Rule): rule is Action => rule !== 'open' && rule !== 'nobody' && !/^(?:hidden|asks): /.test(rule)

test('each page of the route table is classified, and no other', () => {
  expect(new Set(pagePaths).size).toBe(pagePaths.length)
  expect(pagePaths.toSorted()).toEqual(Object.keys(pages).toSorted())
})

describe('access to pages', () => {
  const of = (wanted: (rule: Rule) => boolean) => pagePaths.filter(path => wanted(pages[path] ?? 'open'))

  test.each(of(rule => rule === 'open'))('the page %s is public', async path => {
    const { statusCode, headers } = await ask(pathOf(path), null)
    expect([401, 403, 500]).not.toContain(statusCode)
    expect(String(headers.location ?? '')).not.toMatch(/^\/login/)
  })

  test.each(of(isAction))('the page %s is guarded by a role (A4-12)', async path => {
    const rule = pages[path] ?? 'open'
    if (!isAction(rule)) return
    const url = pathOf(path)
    for (const host of hosts) {
      const { statusCode, headers } = await ask(url, null, { host })
      expect([statusCode, headers.location]).toEqual([302, `/login?returnTo=${encodeURIComponent(url)}`])
      expect(headers['cache-control']).toMatch(/no-store/)
      // Where a page has no form, it is asked for nothing else.
      expect([302, 405]).toContain((await ask(url, null, { host, method: 'POST' })).statusCode)
      const statuses = await outcomes(url, { host })
      expect(refusedTo(statuses, 403)).toEqual(mayNot(rule, host))
      // 302: on to the same page with its parameters.
      expect(Object.values(statuses).filter(status => ![200, 302, 403, 404].includes(status))).toEqual([])
      for (const role of mayNot(rule, host)) expect([403, 405]).toContain((await ask(url, role, { host, method: 'POST' })).statusCode)
    }
  })

  test.each(of(rule => rule.startsWith('hidden: ')))('the page %s is hidden from users without access', async path => {
    const action = z.custom<Action>().parse((pages[path] ?? '').replace('hidden: ', ''))
    expect((await ask(pathOf(path), null)).statusCode).toBe(404)
    const statuses = await outcomes(pathOf(path))
    for (const role of mayNot(action, 'localhost')) expect([role, statuses[role]]).toEqual([role, 404])
    expect(Object.values(statuses).filter(status => ![200, 404].includes(status))).toEqual([])
  })

  test.each(of(rule => rule.startsWith('asks: ')))('the page %s asks others to sign in', async path => {
    const action = z.custom<Action>().parse((pages[path] ?? '').replace('asks: ', ''))
    expect((await ask(pathOf(path), null)).statusCode).toBe(403)
    expect(refusedTo(await outcomes(pathOf(path)), 403)).toEqual(mayNot(action, 'localhost'))
  })

  test.each(of(rule => rule === 'nobody'))('the page %s is for nobody', async path => {
    expect((await ask(pathOf(path), null)).statusCode).toBe(403)
    expect(refusedTo(await outcomes(pathOf(path)), 403)).toEqual(roles)
  })
})

const described = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]) })),
  ),
})

/** As the description of the API tells them: who adds a call to the API adds it there. */
async function describedCalls() {
  const { paths } = described.parse((await site.app.inject('/api/docs/openapi.json')).json())
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      asksForDrafts: parameters.some(({ name }) => name === 'publishedOnly'),
    })),
  )
}

const readCall = z.tuple([z.enum(['GET', 'POST', 'PUT', 'DELETE']), z.string()])
function partsOf(name: string): { url: string; requested: Requested } {
  const [method, path] = readCall.parse(name.split(' '))
  const url = path.replace('{role}', 'ROLE_EDITORIAL_BOARD').replaceAll(/\{\w+\}/g, String(account))
  const payload = bodies[name]
  return { url, requested: { method, ...(payload && { payload }) } }
}

describe('access to calls', () => {
  // Some ask for a fresh sign-in, and some end it.
  beforeEach(async () => {
    const clientInfo = { network: '192.0.2.1', userAgent: 'a test' }
    const signIn = {
      accountId: account,
      platform: 'f1000research',
      signedInBy: 'password',
      clientInfo,
      lifetime: 3600,
      remembered: null,
    } as const
    session = (await addSession(site.database.kysely, signIn)).id
  })

  test('each call is classified, and no other', async () => {
    expect((await describedCalls()).map(({ name }) => name).toSorted()).toEqual(Object.keys(calls).toSorted())
  })

  test.each(Object.keys(calls).filter(name => calls[name] === 'open'))('the call %s is public', async name => {
    const { url, requested } = partsOf(name)
    const { statusCode } = await ask(url, null, requested)
    expect(name === 'POST /api/login' ? [403, 500] : [401, 403, 500]).not.toContain(statusCode)
  })

  test.each(Object.entries(calls).filter(([, rule]) => isAction(rule)))(
    'the call %s needs: %s (A6-03, A6-04, A7-61)',
    async (name, rule) => {
      if (!isAction(rule)) return
      const { url, requested } = partsOf(name)
      for (const host of hosts) {
        const { statusCode, headers } = await ask(url, null, { ...requested, host })
        // Comments say it in their own way (specification, accounts.md section 7).
        expect([statusCode, headers['cache-control']]).toEqual([rule === 'comment' ? 403 : 401, expect.stringMatching(/no-store/)])
        const statuses = await outcomes(url, { ...requested, host })
        expect(refusedTo(statuses, 403)).toEqual(mayNot(rule, host))
        expect(Object.values(statuses).filter(status => ![200, 201, 400, 403, 404, 409, 429].includes(status))).toEqual([])
      }
    },
  )

  test('calls about drafts answer only users who may read drafts', async () => {
    const calling = (await describedCalls()).filter(({ asksForDrafts }) => asksForDrafts)
    expect(calling.length).toBeGreaterThan(5)
    for (const { name } of calling) {
      const { url, requested } = partsOf(name)
      // Each needs an id where its path has none; what is not asked for is left alone.
      const drafts = `${url}?publishedOnly=false&id=1&versionId=1`
      expect([name, (await ask(drafts, null, requested)).statusCode]).toEqual([name, 403])
      expect([name, refusedTo(await outcomes(drafts, requested), 403)]).toEqual([name, mayNot('read drafts', 'localhost')])
    }
  })
})
