/** Comments by form and by call: who may write, what is shown of it, what editors do, and what people try against it (specification, accounts.md sections 4 to 8). */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { maxId } from '../../src/core/ids/id.ts'
import type { AccountId, AssetId, CommentId, ContentId, VersionId } from '../../src/core/ids/shared-ids.ts'
import { storeOrganisations } from '../../src/modules/accounts/data/organisation.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { testId } from '../support/ids.ts'
import { addPerson, cookieHeader, cookiesOf, signIn } from '../support/sign-in.ts'

let site: TestApp
let ada: { id: number; cookie: string }
let ben: { id: AccountId; cookie: string }
let editor: { id: number; cookie: string }
let item: { contentId: ContentId; versionId: VersionId; path: string }
let assetId: AssetId

const person = async (email: string, ...roles: Parameters<typeof addPerson>[2][]) => {
  const id = await addPerson(site, email, ...roles)
  // As somebody who has registered a while ago, and confirmed the address.
  await kysely()
    .updateTable('account')
    .set({ email_verified_at: new Date(), created_at: new Date(Date.now() - 90 * 86_400_000) })
    .where('id', '=', id)
    .execute()
  return { id, cookie: await signIn(site.app, email) }
}
const kysely = () => site.database.kysely

beforeAll(async () => {
  site = await buildTestApp()
  await site.load(['demo/articles/choir-conductor-musical-hallucinations', 'demo/assets/hedgerow-moths'])
  ada = await person('ada@example.org')
  ben = await person('ben@example.org')
  editor = await person('editor@example.org', 'ROLE_RESEARCH_EDITORIAL_ASSISTANT')
  const version = await kysely()
    .selectFrom('version')
    .innerJoin('article', 'article.id', 'version.article_id')
    .innerJoin('content_item', 'content_item.id', 'article.content_item_id')
    .select(['version.id', 'content_item.id as contentId', 'volume', 'publication_id as publicationId'])
    .orderBy('version.id', 'desc')
    .executeTakeFirstOrThrow()
  item = { contentId: version.contentId, versionId: version.id, path: `/articles/${version.volume}-${version.publicationId}` }
  assetId = (await kysely().selectFrom('asset').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => site.close())
beforeEach(async () => {
  for (const table of ['comment', 'comment_block', 'attempt', 'mail'] as const) await kysely().deleteFrom(table).execute()
})

const whole = {
  comment: 'A careful study of rows.',
  competingInterests: '',
  institution: 'House of Roofs',
  institutionUnlisted: 'on',
  countryCode: 'NL',
  place: 'Leiden',
  acceptedTermsAndConditions: 'true',
}
const form = { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost' }
const post = (url: string, entries: Record<string, string>, headers: Record<string, string> = {}) =>
  site.app.inject({ method: 'POST', url, headers: { ...form, ...headers }, payload: new URLSearchParams(entries).toString() })
const add = (over: Record<string, string> = {}, by: { cookie: string } | null = ada) =>
  post('/comment/addToVersion', { ...whole, versionId: String(item.versionId), ...over }, by ? { cookie: by.cookie } : {})
const page = async (url: string, cookie = '') => (await site.app.inject({ url, headers: { host: 'localhost', cookie } })).body
const moderate = (id: number, act: string, reason = '', by = editor) => post(`/my/moderation/${id}`, { act, reason }, { cookie: by.cookie })
const textOf = (body: string) => body.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<[^>]+>/g, '')

test('a comment on a version is on the publication’s pages and in the API, with author and affiliation (R2.1-19, R3-08, A7-20)', async () => {
  expect(await page(item.path)).toContain('No comments yet')
  const answer = await add({ competingInterests: 'I sell rows.' })
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, id: expect.any(Number), state: 'published' }])
  const { id } = answer.json()
  // What pages show follows within a second.
  await expect.poll(() => page(item.path)).toContain('A careful study of rows.')
  const thread = textOf(await page(`${item.path}/comments`))
  for (const said of ['Ada Roof', 'User comment', 'House of Roofs, Leiden, Netherlands', 'I sell rows.', 'On version'])
    expect(thread).toContain(said)
  expect(thread).not.toContain('ada@example.org')
  const [comment] = (await site.app.inject(`/api/comments?id=${id}`)).json()
  expect(comment).toMatchObject({ id, contentId: item.contentId, versionId: item.versionId, role: 'reader', userAffiliationUid: null })
  expect(JSON.stringify(comment)).not.toContain('@')
  const [version] = (await site.app.inject(`/api/versions?id=${item.versionId}`)).json()
  expect(version.commentIds).toEqual([id])
  const permanent = await site.app.inject({ url: `/comments/${id}`, headers: { host: 'localhost' } })
  expect([permanent.statusCode, permanent.headers.location]).toEqual([302, `${item.path}/comments#comment-${id}`])
})

test('assets and reports take comments too, and those of another site are not found (R4-41)', async () => {
  const onAsset = await post('/comment/addToAsset', { ...whole, assetId: String(assetId) }, { cookie: ada.cookie })
  expect(onAsset.statusCode).toBe(200)
  const [asset] = (await site.app.inject(`/api/assets?id=${assetId}`)).json()
  expect(asset.commentIds).toEqual([onAsset.json().id])
  const report = await kysely().selectFrom('report').select('id').orderBy('id').executeTakeFirstOrThrow()
  const entries = { ...whole, comment: 'On the report.', reportId: String(report.id) }
  const onReport = await post('/comment/addToReport', entries, { cookie: ada.cookie })
  expect(onReport.statusCode).toBe(200)
  const [listed] = (await site.app.inject(`/api/reports?id=${report.id}`)).json()
  expect(listed.commentIds).toEqual([onReport.json().id])
  const onOtherSite = await post(
    '/comment/addToVersion',
    { ...whole, versionId: String(item.versionId) },
    {
      cookie: await signIn(site.app, 'ada@example.org', { headers: { host: 'wellcome.localhost' } }),
      host: 'wellcome.localhost',
    },
  )
  expect(onOtherSite.statusCode).toBe(404)
  expect((await add({ versionId: '2147483647' })).statusCode).toBe(404)
  for (const versionId of ['x', '0', '1.5', String(maxId + 1)]) {
    const refused = await add({ versionId })
    const message = `must be a whole number from 1 to ${maxId}`
    expect([refused.statusCode, refused.json()], versionId).toEqual([400, { errors: [{ field: 'versionId', message }] }])
  }
})

describe('a user who is not signed in', () => {
  test('their comment is answered with the marker of the specification, and their invalid credentials are deleted (A4-17, A6-04, A6-08, A7-20, A7-60, A8-05)', async () => {
    const answer = await add({}, null)
    expect([answer.statusCode, answer.json()]).toEqual([403, { uso: true, errors: [{ message: 'Please sign in to add this comment.' }] }])
    const stale = await add({}, { cookie: 'recto_session=ended' })
    expect([stale.statusCode, stale.json().uso]).toEqual([403, true])
    expect([stale.headers['set-cookie'] ?? []].flat().join()).toMatch(/recto_session=;/)
  })

  test.each([
    ['/comment/addToAsset', () => ({ assetId: String(assetId) })],
    [
      '/comment/addToReport',
      async () => ({ reportId: String((await kysely().selectFrom('report').select('id').executeTakeFirstOrThrow()).id) }),
    ],
  ])('they may not comment on assets and reports either: %s answers 403 (A7-21, A7-22)', async (call, about) => {
    const answer = await post(call, { ...whole, ...(await about()) })
    expect([answer.statusCode, answer.json()]).toEqual([403, { uso: true, errors: [{ message: 'Please sign in to add this comment.' }] }])
    expect(await kysely().selectFrom('comment').select('id').execute()).toEqual([])
  })

  test('they can read everything, are asked to sign in, and keep their text (A6-08, A8-05)', async () => {
    const shown = await page(`${item.path}/comments`)
    expect(shown).toContain('Please sign in to add this comment')
    expect(shown).toContain(`/login?returnTo=${encodeURIComponent(`${item.path}/comments`)}`)
    const posted = await post(`${item.path}/comments`, { ...whole, about: `version:${item.versionId}`, comment: 'typed at length' })
    expect(posted.statusCode).toBe(403)
    expect(posted.body).toContain('typed at length')
    expect(textOf(posted.body)).toContain('Comment could not be added: please sign in first.')
  })

  test('a form of another site cannot comment in a user’s name', async () => {
    const answer = await post(
      '/comment/addToVersion',
      { ...whole, versionId: String(item.versionId) },
      { cookie: ada.cookie, 'sec-fetch-site': 'cross-site' },
    )
    expect(answer.statusCode).toBe(403)
    expect(await kysely().selectFrom('comment').select('id').execute()).toEqual([])
  })
})

const storeSlate = () =>
  kysely()
    .transaction()
    .execute(trx =>
      storeOrganisations(trx, [
        {
          ...{ ror: 'https://ror.org/00abc1234', name: 'University of Slate', types: [], status: 'active', otherNames: [] },
          place: { name: 'Leiden', aalevel1: 'South Holland', countryCode: 'NL' },
        },
      ]),
    )

test.each<[string, Record<string, string>, Record<string, string>]>([
  [
    'nothing',
    { comment: ' ', institution: '', countryCode: '' },
    { comment: 'field-required', institution: 'field-required', countryCode: 'field-required' },
  ],
  [
    'too much',
    { comment: 'x'.repeat(2501), competingInterests: 'y'.repeat(2501) },
    { comment: 'field-too-long', competingInterests: 'field-too-long' },
  ],
  ['too long a department', { department: 'd'.repeat(51) }, { department: 'field-too-long' }],
  ['no country of ours', { countryCode: 'XX' }, { countryCode: 'choose-from-list' }],
  ['no agreement', { acceptedTermsAndConditions: '' }, { acceptedTermsAndConditions: 'comment-terms-not-accepted' }],
])('a comment with %s is refused (A3-59, A5-24)', async (_, over, errors) => {
  const answer = await add(over)
  expect([answer.statusCode, answer.json()]).toEqual([400, { errors }])
})

test('the sign-in page names what is to be commented on, and the form says whether a comment appears at once (A6-07)', async () => {
  const title = textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(await page(item.path))?.[1] ?? '').trim()
  const login = (path: string) => page(`/login?returnTo=${encodeURIComponent(path)}`)
  expect(title).not.toBe('')
  for (const path of [`${item.path}/comments#add`, `/de${item.path}#add-comment`])
    expect(textOf(await login(path))).toContain(`Sign in to comment on “${title}”`)
  for (const path of [item.path, '/articles/1-999999/comments', '/browse'])
    expect(textOf(await login(path))).not.toContain('Sign in to comment')
  const form = (cookie: string) => page(`${item.path}/comments`, cookie).then(textOf)
  expect(await form(ada.cookie)).toContain('Your comment appears at once.')
  await kysely().updateTable('account').set({ email_verified_at: null }).where('email', '=', 'ada@example.org').execute()
  expect(await form(ada.cookie)).toContain('An editor reads your comment before it appears.')
  await kysely().updateTable('account').set({ email_verified_at: new Date() }).where('email', '=', 'ada@example.org').execute()
})

test('an affiliation that was typed is marked as not verified, and one of the list is not', async () => {
  const affiliationsAt = async () =>
    [...(await page(`${item.path}/comments`, ben.cookie)).matchAll(/class="[^"]*affiliation[^"]*"[^>]*>(.*?)<\/span>/gs)].map(
      ([, text = '']) => textOf(text),
    )
  await add({})
  expect((await affiliationsAt())[0]).toContain('(not verified)')
  await storeSlate()
  await add({
    comment: 'Another one.',
    institution: 'University of Slate',
    institutionRor: 'https://ror.org/00abc1234',
    institutionUnlisted: '',
  })
  expect((await affiliationsAt())[0]).not.toContain('(not verified)')
  await kysely().deleteFrom('organisation').execute()
})

test('an institution that was not picked is refused where there are organisations, and kept while none are loaded (A5-20)', async () => {
  expect((await add({ institutionUnlisted: '' })).statusCode).toBe(200)
  await storeSlate()
  const refused = await add({ institutionUnlisted: '' })
  expect([refused.statusCode, refused.json()]).toEqual([400, { errors: { institution: 'institution-not-selected-title' } }])
  await kysely().deleteFrom('organisation').execute()
})

test('the form shows its errors, keeps the text, and confirms the comment (A5-07, A5-23, A5-25, A5-26, A6-06, A6-07, A8-06, A8-07, A8-16)', async () => {
  const send = (over: Record<string, string>) =>
    post(`${item.path}/comments`, { ...whole, about: `version:${item.versionId}`, ...over }, { cookie: ada.cookie })
  const invalid = await send({ countryCode: '', comment: 'kept for the next try' })
  expect([invalid.statusCode, invalid.headers['cache-control']]).toEqual([422, expect.stringContaining('no-store')])
  for (const said of ['Comment could not be added', 'Country cannot be blank', 'kept for the next try'])
    expect(invalid.body).toContain(said)
  const blank = textOf((await send({ institution: '', acceptedTermsAndConditions: '' })).body)
  for (const said of ['Institution cannot be blank', 'Please confirm that you accept the User Comment Terms and Conditions'])
    expect(blank).toContain(said)
  const added = await send({})
  expect([added.statusCode, added.headers.location]).toEqual([303, expect.stringMatching(/\/comments\?said=published#comment-\d+$/)])
  expect(textOf(await page(String(added.headers.location).replace(/#.*/, ''), ada.cookie))).toContain('Your comment has been added.')
  const rules = textOf(await page(`${item.path}/comments`))
  for (const said of [
    'formal affiliation',
    'must be in English',
    'last 4 years',
    'All other comments are labelled as user comments',
    'not as comments',
  ])
    expect(rules).toContain(said)
})

test('a commenter from an institution of the list needs no country, which the registry has (R3-08, A3-11)', async () => {
  await storeSlate()
  const picked = { institution: 'University of Slate', institutionRor: 'https://ror.org/00abc1234', institutionUnlisted: '' }
  const added = await add({ ...picked, countryCode: '', place: '', state: '' })
  expect(added.statusCode).toBe(200)
  const { id: slate } = await kysely()
    .selectFrom('organisation')
    .select('id')
    .where('name', '=', picked.institution)
    .executeTakeFirstOrThrow()
  expect((await site.app.inject(`/api/comments?id=${added.json().id}`)).json()).toMatchObject([
    { userAffiliationUid: slate, userAffiliation: 'University of Slate, Leiden, South Holland, Netherlands' },
  ])
  const written = await kysely().selectFrom('comment').select(['institution', 'place', 'province', 'country_code']).execute()
  expect(written).toEqual([{ institution: 'University of Slate', place: 'Leiden', province: 'South Holland', country_code: 'NL' }])
  expect((await add({ institution: 'House of Roofs', countryCode: '', comment: 'Another comment' })).json()).toEqual({
    errors: { countryCode: 'field-required' },
  })
  // A program names it by its id, whatever it is called there.
  const named = { institution: 'Slate', ringgoldInstitutionId: String(slate), institutionUnlisted: '' }
  const byId = await add({ ...named, comment: 'By its id.', countryCode: '', place: '', state: '' })
  expect((await site.app.inject(`/api/comments?id=${byId.json().id}`)).json()).toMatchObject([{ userAffiliationUid: slate }])
})

test('the affiliation of a commenter is stored by field, and shown (A3-11)', async () => {
  const { id } = (await add({ department: 'Slates', state: 'South Holland', competingInterests: 'I sell rows.' })).json()
  const said = await kysely()
    .selectFrom('comment')
    .select(['institution', 'department', 'place', 'province', 'country_code', 'competing_interests', 'version_id'])
    .execute()
  expect(said).toEqual([
    {
      ...{ institution: 'House of Roofs', department: 'Slates', place: 'Leiden', province: 'South Holland', country_code: 'NL' },
      ...{ competing_interests: 'I sell rows.', version_id: item.versionId },
    },
  ])
  expect((await site.app.inject(`/api/comments?id=${id}`)).json()).toMatchObject([
    { userAffiliation: 'Slates, House of Roofs, Leiden, South Holland, Netherlands' },
  ])
})

test('each account accepts the terms once', async () => {
  const first = await add()
  const terms = cookieHeader(
    new Map(
      [...cookiesOf(first)].filter(([name]) => name === 'TERMS_AND_CONDITIONS').map(([name, value]) => [name, encodeURIComponent(value)]),
    ),
  )
  const again = await add({ comment: 'Another one.', acceptedTermsAndConditions: '' }, { cookie: `${ada.cookie}; ${terms}` })
  expect(again.statusCode).toBe(200)
  expect((await add({ comment: 'Not mine.', acceptedTermsAndConditions: '' }, { cookie: `${ben.cookie}; ${terms}` })).statusCode).toBe(400)
  expect(textOf(await page(`${item.path}/comments`, `${ada.cookie}; ${terms}`))).toContain(
    'You have already accepted the User Comment Terms and Conditions.',
  )
})

test('markup, scripts, links and text of any length and direction are shown as text', async () => {
  const hostile = `<script>alert(1)</script> <img src=x onerror=alert(1)> [x](https://evil.example) שלום ${'a'.repeat(600)} </p></article>`
  await add({ comment: hostile, competingInterests: '<b>none</b>', institution: '<i>House</i>' })
  for (const read of [
    () => page(`${item.path}/comments`),
    () => page(item.path),
    () => page('/my/moderation?list=published', editor.cookie),
  ]) {
    // A page that is kept may tell for half a second what was.
    await expect.poll(read).toContain('&lt;script&gt;alert(1)')
    const shown = await read()
    const markup = shown.replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    expect(markup).not.toMatch(/<img src=x|<b>none|<i>House|href="https:\/\/evil/)
    // In data for the browser, too, nothing ends the script that it stands in.
    expect(shown).not.toContain('<script>alert(1)')
  }
})

test('the same text sent twice is one comment, and elsewhere waits for moderation', async () => {
  const [first, second] = [await add(), await add()]
  expect(second.json()).toEqual(first.json())
  const onOtherSite = await post('/comment/addToAsset', { ...whole, assetId: String(assetId) }, { cookie: ada.cookie })
  expect(onOtherSite.json()).toMatchObject({ state: 'waiting' })
  expect((await site.app.inject(`/api/comments?id=${onOtherSite.json().id}`)).json()).toEqual([])
})

test('too many comments are limited, separately for each account', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 8; count += 1) statuses.push((await add({ comment: `Number ${count}` })).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
  const refused = await add({ comment: 'One more' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await add({}, ben)).statusCode).toBe(200)
})

test('a reply belongs to its comment, and only a visible comment can be replied to', async () => {
  const { id } = (await add()).json()
  const answer = await add({ comment: 'Thank you.', parentId: String(id) }, ben)
  expect(answer.statusCode).toBe(200)
  expect((await add({ comment: 'Nowhere.', parentId: '2147483000' })).statusCode).toBe(404)
  await moderate(id, 'remove', 'Off topic.')
  expect((await add({ comment: 'Too late.', parentId: String(id) }, ben)).statusCode).toBe(404)
  // A page of before may be kept for half a second.
  const read = async () => textOf(await page(`${item.path}/comments`))
  await expect.poll(read).toContain('This comment has been removed by the editors.')
  const thread = await read()
  expect(thread).toContain('Thank you.')
  expect(thread).not.toContain('A careful study of rows.')
})

test('authors and reviewers are marked by their accounts (A6-05, A6-06)', async () => {
  const [written, reviewed] = ['0000-0002-1825-0097', '0000-0001-5109-3700']
  await kysely().updateTable('author').set({ orcid: written }).where('version_id', '=', item.versionId).where('position', '=', 0).execute()
  await kysely().updateTable('referee').set({ orcid: reviewed }).execute()
  const as = async (orcid: string | null) => {
    await kysely().updateTable('account').set({ orcid }).where('id', '=', ben.id).execute()
    await kysely().deleteFrom('comment').execute()
    const { id } = (await add({}, ben)).json()
    return (await site.app.inject(`/api/comments?id=${id}`)).json()[0].role
  }
  expect([await as(written), await as(reviewed), await as(null)]).toEqual(['author', 'reviewer', 'reader'])
})

describe('moderation by editors', () => {
  test('an editor sees waiting comments and publishes one, and its author is notified', async () => {
    const { id } = (await add({ comment: 'https://a.example '.repeat(5) })).json()
    expect(textOf(await page('/my/moderation', editor.cookie))).toContain('Many links')
    expect((await moderate(id, 'publish')).statusCode).toBe(303)
    await expect.poll(() => page(item.path)).toContain('https://a.example')
    const emails = await kysely()
      .selectFrom('mail')
      .where('kind', '!=', 'comments-to-moderate')
      .select(['kind', 'recipient', 'content'])
      .execute()
    expect(emails).toMatchObject([
      { kind: 'comment-published', recipient: 'ada@example.org', content: { text: expect.stringContaining(`/comments/${id}`) } },
    ])
    expect((await moderate(id, 'publish')).statusCode).toBe(409)
  })

  test('an editor removes comments with a reason sent to the author, and blocks authors from commenting', async () => {
    const { id } = (await add()).json()
    const without = await moderate(id, 'remove')
    expect([without.statusCode, textOf(without.body).includes('Reason cannot be blank')]).toEqual([422, true])
    await moderate(id, 'remove', 'It speaks of another article.')
    await moderate(id, 'block', 'Twice is enough.')
    const texts = (await kysely().selectFrom('mail').select(['kind', 'content']).orderBy('id').execute()).map(({ kind, content }) => [
      kind,
      content?.text,
    ])
    expect(texts).toEqual([
      ['comment-removed', expect.stringContaining('It speaks of another article.')],
      ['comments-blocked', expect.stringContaining('Twice is enough.')],
    ])
    const refused = await add({ comment: 'Again.' })
    expect([refused.statusCode, refused.json().uso]).toEqual([403, false])
    const posted = await post(
      `${item.path}/comments`,
      { ...whole, comment: 'Again.', about: `version:${item.versionId}` },
      { cookie: ada.cookie },
    )
    expect(textOf(posted.body)).toContain('commenting has been disabled for your account')
    const shown = textOf(await page(`/my/moderation/${id}`, editor.cookie))
    for (const said of ['It speaks of another article.', 'Submitted', 'Removed', 'is blocked from commenting: Twice is enough.'])
      expect(shown).toContain(said)
    await moderate(id, 'unblock')
    expect((await add({ comment: 'Better.' })).statusCode).toBe(200)
  })

  const chosen = (
    act: string,
    rows: readonly (number | string)[],
    more: Record<string, string> = {},
    headers = { cookie: editor.cookie },
  ) =>
    site.app.inject({
      ...{ method: 'POST', url: '/my/moderation?list=waiting&page=1', headers: { ...form, ...headers } },
      payload: new URLSearchParams([...rows.map(row => ['row', String(row)]), ...Object.entries({ act, ...more })]).toString(),
    })
  const stateOf = async (id: number) =>
    (await kysely().selectFrom('comment').select('state').where('id', '=', testId<CommentId>(id)).executeTakeFirst())?.state
  const held = async () => (await add({ comment: `https://a.example/${Math.random()} `.repeat(5) })).json().id

  test('an editor decides about several comments at once, each by its own rule, and sees which were not changed', async () => {
    const [one, two, withdrawn] = [await held(), await held(), await held()]
    await kysely().updateTable('comment').set({ state: 'withdrawn' }).where('id', '=', withdrawn).execute()
    const missingId = maxId - 1
    const answer = await chosen('publish', [one, two, withdrawn, missingId, one])
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `/my/moderation?list=waiting&page=1&done=publish&count=2&late=${withdrawn}&missing=${missingId}`,
    ])
    expect([await stateOf(one), await stateOf(two), await stateOf(withdrawn)]).toEqual(['published', 'published', 'withdrawn'])
    const shown = textOf(await page(String(answer.headers.location), editor.cookie))
    for (const said of ['2 comments were published.', '1 was not changed', `Comment no. ${withdrawn}`, '1 no longer exists.'])
      expect(shown).toContain(said)
    const events = await kysely()
      .selectFrom('comment_event')
      .where('kind', '=', 'published')
      .select(['comment_id', 'by_account_id'])
      .execute()
    expect(events.toSorted((a, b) => a.comment_id - b.comment_id)).toEqual(
      [one, two].map(id => ({ comment_id: id, by_account_id: editor.id })),
    )
    const recipients = await kysely().selectFrom('mail').where('kind', '=', 'comment-published').select('recipient').execute()
    expect(recipients).toEqual([{ recipient: 'ada@example.org' }, { recipient: 'ada@example.org' }])
  })

  test('removing several needs one reason, a selection, and at most one page', async () => {
    const ids = [await held(), await held()]
    const without = await chosen('remove', ids)
    expect([without.statusCode, textOf(without.body).includes('Reason cannot be blank')]).toEqual([422, true])
    // What was chosen is chosen still.
    expect(without.body.match(/<input[^>]*name="row"[^>]*checked=""|<input[^>]*checked=""[^>]*name="row"/g)).toHaveLength(2)
    const none = await chosen('publish', [])
    expect([none.statusCode, textOf(none.body).includes('Nothing is selected.')]).toEqual([422, true])
    const many = await chosen('publish', [...ids, ...Array.from({ length: 19 }, (_, index) => maxId - index)])
    expect([many.statusCode, textOf(many.body).includes('Select no more than 20.')]).toEqual([422, true])
    expect((await chosen('block', ids, { reason: 'x' })).statusCode).toBe(404)
    expect((await chosen('publish', ['x', ...ids])).statusCode).toBe(404)
    expect(await Promise.all(ids.map(stateOf))).toEqual(['waiting', 'waiting'])
    expect((await chosen('remove', ids, { reason: 'Both sell rows.' })).headers.location).toContain('done=remove&count=2')
    const mails = await kysely().selectFrom('mail').where('kind', '=', 'comment-removed').select('content').execute()
    expect(mails.map(({ content }) => content?.text)).toEqual(ids.map(() => expect.stringContaining('Both sell rows.')))
  })

  test('nobody else decides about several, nor another site in an editor’s name', async () => {
    const id = await held()
    expect((await chosen('publish', [id], {}, { cookie: ben.cookie })).statusCode).toBe(403)
    expect((await chosen('publish', [id], {}, { cookie: '' })).statusCode).toBe(302)
    const crossSite = { cookie: editor.cookie, 'sec-fetch-site': 'cross-site' }
    expect((await chosen('publish', [id], {}, crossSite)).statusCode).toBe(403)
    expect(await stateOf(id)).toBe('waiting')
  })

  test('nobody else decides about a comment', async () => {
    const { id } = (await add()).json()
    expect((await moderate(id, 'remove', 'Mine.', ben)).statusCode).toBe(403)
    expect((await post(`/my/moderation/${id}`, { act: 'remove', reason: 'x' })).statusCode).toBe(302)
    expect((await site.app.inject(`/api/comments?id=${id}`)).json()).toHaveLength(1)
  })

  test('editors get an email about a waiting or flagged comment, and one for many', async () => {
    const { platform } = site.platforms.ofHost('localhost')
    platform.editorialEmail = 'editors@tidal-press.org'
    const mails = async () =>
      (await kysely().selectFrom('mail').select(['kind', 'recipient', 'content']).execute()).filter(
        ({ kind }) => kind === 'comments-to-moderate',
      )
    const { id } = (await add()).json()
    expect(await mails()).toEqual([])
    await post('/comment/addToAsset', { ...whole, assetId: String(assetId) }, { cookie: ada.cookie })
    await post(`/comments/${id}/report`, { reason: 'spam' })
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    platform.editorialEmail = null
    expect(mail?.recipient).toBe('editors@tidal-press.org')
    expect(JSON.stringify(mail)).toMatch(/1 comment is waiting[\s\S]+\/my\/moderation/)
  })

  test('editors get no email on a site without a contact email', async () => {
    await post('/comment/addToAsset', { ...whole, assetId: String(assetId) }, { cookie: ada.cookie })
    const kinds = await kysely().selectFrom('mail').select('kind').execute()
    expect(kinds.map(({ kind }) => kind)).not.toContain('comments-to-moderate')
  })

  test('readers can flag a comment, with an account or without', async () => {
    const { id } = (await add()).json()
    expect((await post(`/comments/${id}/report`, { reason: 'spam', text: 'It sells <rows>.' })).statusCode).toBe(303)
    expect((await post(`/comments/${id}/report`, { reason: 'nonsense' })).statusCode).toBe(422)
    expect((await post('/comments/2147483000/report', { reason: 'spam' })).statusCode).toBe(404)
    expect(textOf(await page('/my/moderation?list=flagged', editor.cookie))).toContain('1 report')
    expect(await page(`/my/moderation/${id}`, editor.cookie)).toContain('It sells &lt;rows&gt;.')
    await moderate(id, 'leave')
    expect(textOf(await page('/my/moderation?list=flagged', editor.cookie))).toContain('No comments here')
    for (let count = 0; count < 9; count += 1) await post(`/comments/${id}/report`, { reason: 'spam' })
    expect((await post(`/comments/${id}/report`, { reason: 'spam' })).statusCode).toBe(429)
  })
})

test('the author of a comment can withdraw it, and nobody else can', async () => {
  const { id } = (await add()).json()
  const withdraw = (cookie: string) => post(`${item.path}/comments`, { withdraw: String(id) }, { cookie })
  expect((await withdraw(ben.cookie)).statusCode).toBe(404)
  expect((await withdraw(ada.cookie)).statusCode).toBe(303)
  expect((await site.app.inject(`/api/comments?id=${id}`)).json()).toEqual([])
  expect((await moderate(id, 'publish')).statusCode).toBe(409)
})
