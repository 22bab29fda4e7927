/** Tracking and content alerts, as calls and as pages without script: each is its own reader's alone. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findInstallationSecret } from '../../src/core/database/installation-secret.ts'
import { recipients, subscriberOf } from '../../src/modules/alerts/data/alert-subscriber.ts'
import { preferencesToken } from '../../src/modules/alerts/use-cases/alert-links.ts'
import { noteBounces } from '../../src/modules/alerts/use-cases/note-bounces.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson, cookieHeader, cookiesOf, postSignIn, signIn } from '../support/sign-in.ts'
import { addGateway } from '../support/test-gateway.ts'

let site: TestApp
let item = 0
let gateway = 0
let ada = ''
let ben = ''
beforeAll(async () => {
  site = await buildTestApp()
  await site.load(['demo/assets/hedgerow-moths', 'demo/articles/after-dark'])
  gateway = await addGateway(site, { url: 'rivers', name: 'Rivers', shortSummary: 'Invented.' })
  item = (await kysely().selectFrom('content_item').select('id').where('content_type', '=', 'ARTICLE').executeTakeFirstOrThrow()).id
  for (const name of ['ada', 'ben']) await addPerson(site, `${name}@example.org`)
  ;[ada = '', ben = ''] = await Promise.all(['ada', 'ben'].map(name => signIn(site.app, `${name}@example.org`)))
})
afterAll(() => site.close())
beforeEach(async () => {
  for (const table of ['tracked_item', 'alert_subscriber', 'mail', 'attempt', 'ticket'] as const) await kysely().deleteFrom(table).execute()
})
const kysely = () => site.database.kysely

const get = (url: string, cookie = '') => site.app.inject({ url, headers: { host: 'localhost', ...(cookie !== '' && { cookie }) } })
const post = (url: string, fields: Record<string, string>, cookie = '', headers: Record<string, string> = {}) =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded', ...(cookie !== '' && { cookie }), ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
const tracked = async (cookie: string) => (await get('/api/tracking/content', cookie)).json()
const mainOf = (body: string) => /<main.*<\/main>/s.exec(body)?.[0] ?? ''
const mails = () => kysely().selectFrom('mail').select(['kind', 'recipient', 'language', 'content']).orderBy('id').execute()

describe('tracking', () => {
  test('tracking by calls is separate for each account (A3-17, A4-16, A7-27, A7-28, A7-29, A7-30, A7-31)', async () => {
    const said = await post('/ajax/trackArticle', { contentId: String(item) }, ada)
    expect([said.statusCode, said.json()]).toEqual([200, { result: 'SUCCESS' }])
    await post('/ajax/trackArticle', { contentId: String(item) }, ada)
    const collection = await post('/ajax/trackCollection', { contentId: String(gateway) }, ada)
    expect([collection.statusCode, collection.json()]).toEqual([200, { result: 'SUCCESS' }])
    const both = [
      { contentId: item, type: 'ARTICLE' },
      { contentId: gateway, type: 'COLLECTION' },
    ]
    expect([await tracked(ada), await tracked(ben)]).toEqual([both, []])
    // Another's are not stopped.
    for (const call of ['stopTrackingArticle', 'stopTrackingCollection'])
      expect((await post(`/ajax/${call}`, { contentId: String(call.endsWith('Article') ? item : gateway) }, ben)).statusCode).toBe(200)
    expect(await tracked(ada)).toEqual(both)
    for (const [call, contentId, left] of [
      ['stopTrackingCollection', gateway, [{ contentId: item, type: 'ARTICLE' }]],
      ['stopTrackingArticle', item, []],
    ] as const) {
      const stopped = await post(`/ajax/${call}`, { contentId: String(contentId) }, ada)
      expect([stopped.statusCode, stopped.json()]).toEqual([200, { result: 'SUCCESS' }])
      expect(await tracked(ada)).toEqual(left)
    }
  })

  test.each([
    ['/ajax/trackArticle', { contentId: '2000000000' }, 404, 'Could not set up tracking'],
    ['/ajax/trackCollection', { contentId: '2000000000' }, 404, 'Could not set up tracking'],
    ['/ajax/trackArticle', { contentId: 'x' }, 400, 'contentId'],
    ['/ajax/trackArticle', {}, 400, 'contentId'],
  ])('the call %s of %j answers %i: %s (A8-11, A8-18)', async (url, fields, status, words) => {
    const answer = await post(url, fields, ada)
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toContain(words)
  })

  test('the tracking form of a page returns to it, and the page shows the new state (A2-26, A4-13)', async () => {
    const path = `/trackArticle/${item}`
    const done = await post(path, { wanted: 'track', returnTo: '/browse' }, ada)
    expect([done.statusCode, done.headers.location]).toEqual([303, '/browse'])
    const page = await get(path, ada)
    expect(mainOf(page.body)).toContain('Tracking')
    const article = /href="(\/articles\/[^"]+)"/.exec(mainOf(page.body))?.[1] ?? ''
    expect(mainOf((await get(article, ada)).body)).toMatch(/aria-pressed="true"[^>]*>.*?Tracking/s)
    expect(mainOf((await get(article, ben)).body)).toMatch(/aria-pressed="false"/)
    // What everybody is answered says nothing of anybody.
    expect(mainOf((await get(article)).body)).not.toMatch(/aria-pressed|ada@example/)
    await post(path, { wanted: 'stop', returnTo: '//evil.example' }, ada)
    expect(await tracked(ada)).toEqual([])
  })

  test('tracking requested before sign-in is done after it, in the same browser only (A2-26, A2-27, A4-14)', async () => {
    for (const [contentType, id, page, title] of [
      ['ARTICLE', item, 'trackArticle', /^After dark/i],
      ['COLLECTION', gateway, 'trackCollection', /^Rivers$/],
    ] as const) {
      const pending = new URLSearchParams({
        toggleTracking: 'true',
        trackContentId: String(id),
        trackContentType: contentType,
        returnTo: '/browse',
      })
      const login = await get(`/login?${pending}`)
      expect(/Sign in to track “([^”]+)”/.exec(login.body)?.[1]).toMatch(title)
      const returnTo = /name="returnTo" value="([^"]+)"/.exec(login.body)?.[1]?.replaceAll('&amp;', '&') ?? ''
      expect(returnTo).toBe(`/${page}/${id}?returnTo=%2Fbrowse`)
      const came = await postSignIn(site.app, 'ben@example.org')
      const signedIn = cookieHeader(cookiesOf(came))
      // The address alone, as a link of another site would have it, does nothing.
      expect((await get(returnTo, signedIn)).statusCode).toBe(200)
      expect(await tracked(ben)).not.toContainEqual({ contentId: id, type: contentType })
      const done = await get(returnTo, `${signedIn}; ${cookieHeader(cookiesOf(login))}`)
      expect([done.statusCode, done.headers.location]).toEqual([303, '/browse'])
      expect(await tracked(ben)).toContainEqual({ contentId: id, type: contentType })
      expect(String(done.headers['set-cookie'])).toMatch(/recto_pending_tracking=;.*Max-Age=0/)
    }
  })
})

describe('alerts on new content', () => {
  const check = async (emailAddress: string, cookie = '') =>
    (await get(`/ajax/alerts/toc/checkUser?${new URLSearchParams({ emailAddress })}`, cookie)).json()
  const signUp = async (emailAddress: string, cookie = '', more: Record<string, string> = {}) => {
    const answer = await post('/ajax/alerts/toc/signup', { emailAddress, frequency: 'WEEKLY', ...more }, cookie)
    return [answer.statusCode, answer.json()]
  }

  test('a signed-in user is signed up at once, and sees the state of their own email only (A3-10, A4-01, A4-02, A4-03, A5-18, A7-23, A7-24)', async () => {
    expect(await check('ADA@example.org', ada)).toEqual({ status: 'NOT_SIGNED_UP' })
    expect(await signUp('Ada@example.org', ada, { isUserLoggedIn: 'false', userId: '999' })).toEqual([
      200,
      { status: 'SUCCESFULLY_SIGNED_UP', confirmationByMail: false },
    ])
    expect(await signUp('ada@example.org', ada)).toEqual([200, { status: 'ALREADY_SIGNED_UP', confirmationByMail: false }])
    expect(await check('ada@example.org', ada)).toEqual({ status: 'ALREADY_SIGNED_UP' })
    for (const stranger of ['', ben]) expect(await check('ada@example.org', stranger)).toEqual({ status: 'NOT_SIGNED_UP' })
    expect(await signUp('ada@example.org', ben)).toEqual([400, { errors: { emailAddress: 'stay-updated' } }])
    expect(await mails()).toEqual([])
  })

  test('alerts for an email without account are confirmed by the link of an email, and changed by it without sign-in', async () => {
    expect(await signUp('cy@example.org', '', { topic: 'search:all=rain' })).toEqual([
      200,
      { status: 'SUCCESFULLY_SIGNED_UP', confirmationByMail: true },
    ])
    expect(await recipients(kysely()).execute()).toEqual([])
    const [mail] = await mails()
    expect([mail?.kind, mail?.recipient]).toEqual(['confirm-alert', 'cy@example.org'])
    expect(mail?.content?.text).not.toContain('rain')
    const link = /https?:\/\/[^/\s]+(\/alerts\/confirm\/[\w-]+)/.exec(mail?.content?.text ?? '')?.[1] ?? ''
    const requested = await get(link)
    expect([requested.statusCode, mainOf(requested.body)]).toEqual([200, expect.stringMatching(/cy@example\.org.*rain/s)])
    expect(await recipients(kysely()).execute()).toEqual([])
    const confirmed = await post(link, {})
    expect(confirmed.statusCode).toBe(303)
    expect(await recipients(kysely()).execute()).toMatchObject([{ email: 'cy@example.org', accountId: null, language: 'en' }])
    expect((await post(link, {})).statusCode).toBe(410)

    const path = String(confirmed.headers.location)
    const page = await get(path)
    expect([page.headers['cache-control'], page.headers['referrer-policy']]).toEqual(['private, no-store', 'no-referrer'])
    expect(mainOf(page.body)).toMatch(/cy@example\.org.*rain/s)
    const topicId = /name="topicId" value="(\d+)"/.exec(page.body)?.[1] ?? ''
    await post(path, { change: 'stop topic', topicId })
    expect(mainOf((await get(path)).body)).toContain('You are not following anything yet.')
  })

  test('the answer is the same for known and unknown emails', async () => {
    await signUp('ada@example.org', ada)
    const [known, unknown] = [await signUp('ada@example.org'), await signUp('nobody@example.org')]
    expect(known).toEqual(unknown)
    expect((await mails()).map(({ kind }) => kind)).toEqual(['confirm-alert', 'confirm-alert'])
  })

  test('invalid entries are refused with messages, and too many requests are limited', async () => {
    expect(await signUp('ada')).toEqual([400, { errors: { emailAddress: 'email_invalid_message' } }])
    expect(await signUp('')).toEqual([400, { errors: { emailAddress: 'field-required' } }])
    expect((await signUp('cy@example.org', '', { topic: 'subject:nothing-of-the-kind' }))[0]).toBe(404)
    expect((await signUp('cy@example.org', '', { topic: 'nonsense' }))[0]).toBe(404)
    const statuses = []
    for (let each = 0; each < 8; each += 1) statuses.push((await signUp(`cy${each}@example.org`))[0])
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
  })

  test('alerts come weekly, and another frequency is refused (A9-15)', async () => {
    expect((await signUp('cy@example.org', '', { frequency: 'DAILY' }))[0]).toBe(400)
    expect(await mails()).toEqual([])
  })

  test('an alert on a search names it and links to its results', async () => {
    const topic = 'search:all=river'
    const page = await get(`/alerts/sign-up?${new URLSearchParams({ topic })}`)
    expect(mainOf(page.body)).toContain('Get a weekly email with new results for “river”.')
    // The form of the box is sent to the page of its topic.
    const action = /<form[^>]* action="([^"]*)"/.exec(mainOf(page.body))?.[1]?.replaceAll('&amp;', '&') ?? ''
    const sent = await post(action, { topic, emailAddress: 'dee@example.org' })
    expect(mainOf(sent.body)).toContain('Check your inbox: we sent a confirmation link to dee@example.org.')
    expect(mainOf(sent.body)).toMatch(/<a href="\/browse\?all=river"[^>]*>Back to results<\/a>/)
    // The button sends the fields of its form, and the mail goes out again.
    const fields = [...mainOf(sent.body).matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)]
    const again = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
    expect(again).toEqual({ topic, emailAddress: 'dee@example.org' })
    expect(mainOf((await post(action, { ...again, resend: 'true' })).body)).toContain(
      'We sent the confirmation link to dee@example.org again.',
    )
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['dee@example.org', 'dee@example.org'])
  })

  test('without a script the answer is a page in the user’s language (A5-18)', async () => {
    const sent = await post('/fr/alerts/sign-up', { topic: 'gateway:rivers', emailAddress: 'cy@example.org' })
    // The page is the same; what it follows stands in its address.
    expect([sent.statusCode, mainOf(sent.body)]).toEqual([
      200,
      expect.stringContaining('nous avons envoyé un lien de confirmation à cy@example.org'),
    ])
    expect((await mails())[0]?.language).toBe('fr')
    const prompted = await post('/alerts/sign-up', { topic: 'platform', emailAddress: 'other@example.org' }, ada)
    expect([prompted.statusCode, mainOf(prompted.body)]).toEqual([422, expect.stringContaining('You are signed in as ada@example.org')])
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['cy@example.org'])
  })
})

describe('the unsubscribe link of an email', () => {
  const tokenOf = async (email: string): Promise<string> => {
    const id = await subscriberOf(kysely(), 'f1000research', { email, language: 'en' })
    const account = await kysely().selectFrom('account').select('email').where('email', '=', email).executeTakeFirst()
    return preferencesToken(await findInstallationSecret(kysely(), 'signing'), { id, email: account?.email ?? email })
  }

  test('alerts end by one POST, as email clients send it, and not by opening the link', async () => {
    const token = await tokenOf('cy@example.org')
    expect((await get(`/alerts/unsubscribe/${token}`)).statusCode).toBe(200)
    expect(await recipients(kysely()).execute()).toHaveLength(1)
    const done = await post(`/alerts/unsubscribe/${token}`, { 'List-Unsubscribe': 'One-Click' })
    expect(done.statusCode).toBe(200)
    expect(await recipients(kysely()).execute()).toEqual([])
    await post(`/alerts/preferences/${token}`, { change: 'resume mails' })
    expect(await recipients(kysely()).execute()).toHaveLength(1)
  })

  test('the link of emails about tracked publications ends those only', async () => {
    const token = await tokenOf('ada@example.org')
    await post(`/alerts/unsubscribe/${token}?list=tracking`, { 'List-Unsubscribe': 'One-Click' })
    expect(await recipients(kysely()).execute()).toMatchObject([{ email: 'ada@example.org', trackingMails: false }])
  })

  test('invalid requests are answered with the reason and change nothing (A8-11, A8-12, A8-17, A8-18)', async () => {
    const unknown = await post('/alerts/sign-up', { topic: 'gateway:nowhere', emailAddress: 'ada@example.org' }, ada)
    expect([unknown.statusCode, mainOf(unknown.body)]).toEqual([422, expect.stringContaining('Could not sign you up for content alerts')])
    expect(await recipients(kysely()).execute()).toEqual([])
    await post('/alerts/sign-up', { topic: 'gateway:rivers', emailAddress: 'ada@example.org' }, ada)
    const [before] = await recipients(kysely()).execute()
    const path = `/alerts/preferences/${await tokenOf('ada@example.org')}`
    const refused = await post(path, { change: 'nothing of the kind' })
    expect([refused.statusCode, mainOf(refused.body)]).toEqual([422, expect.stringContaining('Could not set up tracking')])
    expect((await recipients(kysely()).execute())[0]).toEqual(before)
  })

  test('it does not open the preferences of other subscribers', async () => {
    const [token, other] = [await tokenOf('cy@example.org'), await tokenOf('dee@example.org')]
    const [, signature = ''] = token.split('.')
    const [id = ''] = other.split('.')
    for (const invalid of [`${id}.${signature}`, `${id}.`, id, `${token}x`, 'x', `9999999999.${signature}`]) {
      expect((await get(`/alerts/preferences/${invalid}`)).statusCode).toBe(404)
      expect((await post(`/alerts/unsubscribe/${invalid}`, {})).statusCode).toBe(404)
    }
    // On another site of the installation it is nobody's.
    const onOtherSite = await site.app.inject({ url: `/alerts/preferences/${token}`, headers: { host: 'wellcome.localhost' } })
    expect(onOtherSite.statusCode).toBe(404)
    expect(await recipients(kysely()).execute()).toHaveLength(2)
  })
})

test('the sign-up box offers alerts for a subject and a gateway, and a search links to its own form (A4-01)', async () => {
  const slug = (await kysely().selectFrom('ontology_term').select('slug').orderBy('id').executeTakeFirstOrThrow()).slug
  for (const [path, topic] of [
    [`/browse/${slug}`, `subject:${slug}`],
    ['/browse', 'platform'],
    ['/gateways/rivers/about', 'gateway:rivers'],
    ['/gateways/rivers/browse', 'gateway:rivers'],
  ] as const) {
    const main = mainOf((await get(path)).body)
    expect(main, path).toContain(`name="topic" value="${topic}"`)
  }
  expect(mainOf((await get('/browse?all=moths')).body)).not.toContain('data-alert-status')
  await post('/alerts/sign-up', { topic: 'gateway:rivers', emailAddress: 'ada@example.org' }, ada)
  expect(mainOf((await get('/gateways/rivers/about', ada)).body)).toContain('data-alert-status="SIGNED_UP"')
  expect(mainOf((await get('/gateways/rivers/about')).body)).toContain('data-alert-status="NOT_SIGNED_UP"')
})

test('staff see bouncing emails, and can enable one again', async () => {
  await subscriberOf(kysely(), 'f1000research', { email: 'gone@example.org', language: 'en' })
  await subscriberOf(kysely(), 'f1000research', { email: 'left@example.org', language: 'en' })
  await noteBounces(kysely(), ['GONE@example.org'])
  await addPerson(site, 'office@example.org', 'ROLE_JOURNAL_EDITORIAL_OFFICE')
  const office = await signIn(site.app, 'office@example.org')
  const listed = async () => mainOf((await get('/my/bounces', office)).body)
  expect(await listed()).toMatch(/Stopped on[\s\S]+gone@example\.org/)
  expect(await listed()).not.toContain('left@example.org')
  expect((await post('/my/bounces', { email: 'gone@example.org' }, ada)).statusCode).toBe(403)
  expect((await post('/my/bounces', { email: 'gone@example.org' }, office)).statusCode).toBe(303)
  expect(await listed()).toContain('No bounced emails.')
  expect((await recipients(kysely()).execute()).map(({ email }) => email).toSorted()).toEqual(['gone@example.org', 'left@example.org'])
})

test('my page lists what the user tracks and follows, and can stop each and all of it (A2-08)', async () => {
  await post('/ajax/trackArticle', { contentId: String(item) }, ada)
  await post('/ajax/trackCollection', { contentId: String(gateway) }, ada)
  for (const fields of [{ topic: 'platform' }, { author: '0000-0002-1825-0097', topic: '' }])
    expect((await post('/my/email-alerts', { change: 'follow', ...fields }, ada)).statusCode).toBe(200)
  expect((await post('/my/email-alerts', { change: 'follow', author: '0000-0002-1825-0098' }, ada)).statusCode).toBe(422)
  const page = async (cookie: string) => mainOf((await get('/my/email-alerts', cookie)).body)
  const own = await page(ada)
  for (const words of ['Rivers', '0000-0002-1825-0097', 'All new content on', 'name="contentId"']) expect(own).toContain(words)
  const topicId = /name="topicId" value="(\d+)"/.exec(own)?.[1] ?? ''
  // An id of another's names nothing.
  await post('/my/email-alerts', { change: 'stop topic', topicId }, ben)
  expect(await page(ben)).toContain('You are not following anything yet.')
  expect(await page(ada)).toContain(`name="topicId" value="${topicId}"`)
  await post('/my/email-alerts', { change: 'stop topic', topicId }, ada)
  expect(await page(ada)).not.toContain(`name="topicId" value="${topicId}"`)
  await post('/my/email-alerts', { change: 'stop everything' }, ada)
  expect([await page(ada), await tracked(ada)]).toEqual([expect.stringContaining('You are not following anything yet.'), []])
})
