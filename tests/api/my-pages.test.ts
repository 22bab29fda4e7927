/** The pages under My activities: what the library knows of an account's own work, and nobody else's. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson, signIn, testPassword } from '../support/sign-in.ts'

let site: TestApp
let folder: string
const cookies = { author: '', referee: '', editor: '', board: '', other: '' }
const orcid = '0000-0002-1825-0097'
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-my-pages-'))
  const settings = join(folder, 'platforms.json')
  const platforms = { f1000research: { editorialEmail: 'editors@tidal-press.org' }, kelp: { displayName: 'Kelp', readOnly: true } }
  await writeFile(settings, JSON.stringify({ platforms }))
  site = await buildTestApp({ RECTO_PLATFORMS: settings })
  await site.load(['demo/articles/early-cycle-battery-life', 'demo/assets/hedgerow-moths'])
  const { kysely } = site.database
  const people = {
    author: await addPerson(site, 'author@example.org'),
    referee: await addPerson(site, 'referee@example.org', 'ROLE_RESEARCH_REFEREE'),
    editor: await addPerson(site, 'editor@example.org', 'ROLE_SUPER_EDITOR'),
    board: await addPerson(site, 'board@example.org', 'ROLE_EDITORIAL_BOARD'),
    other: await addPerson(site, 'other@example.org', 'ROLE_RESEARCH_REFEREE'),
  }
  const author = await kysely.selectFrom('author').where('version_id', 'is not', null).select('id').orderBy('id').executeTakeFirstOrThrow()
  await kysely.updateTable('author').set({ email: 'Author@Example.org' }).where('id', '=', author.id).execute()
  const first = kysely.selectFrom('referee').select('id').orderBy('id').limit(1)
  await kysely.updateTable('referee').set({ orcid }).where('id', '=', first).execute()
  await kysely.updateTable('account').set({ orcid }).where('id', '=', people.referee).execute()
  for (const who of ['author', 'referee', 'editor', 'board', 'other'] as const) cookies[who] = await signIn(site.app, `${who}@example.org`)
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

async function ask(path: string, cookie: string, host = 'localhost') {
  const { statusCode, headers, body } = await site.app.inject({ url: path, headers: { host, cookie } })
  return { status: statusCode, location: headers.location, headers, main: /<main.*<\/main>/s.exec(body)?.[0] ?? '' }
}

test('my submissions are the publications that have the account’s email as an author (A2-10)', async () => {
  const own = await ask('/my/submissions', cookies.author)
  expect(own.status).toBe(200)
  expect(own.headers['cache-control']).toBe('private, no-store')
  expect(own.main).toMatch(/first ten cycles/i)
  expect(own.main).not.toContain('Hedgerow')
  expect((await ask('/my/submissions', cookies.other)).main).toContain('No publications on this site name you as an author yet.')
  expect((await ask('/my/submissions', cookies.author, 'wellcome.localhost')).status).toBe(302)
})

test.each([
  ['/my/submissions?st=p', 'New versions are sent to the editorial office by email.', 'I would like to submit a new version', true],
  ['/my/submissions?st=o', 'Drafts are not stored on this site.', 'I have started a submission', false],
])('the page %s says how to submit: “%s” (R2.4-09, R2.4-10, R8-08)', async (path, words, letter, hasSteps) => {
  const { main } = await ask(path, cookies.author)
  expect(main).toContain(words)
  expect(main).toContain('How to submit')
  expect(main).not.toMatch(/coming soon|yet/i)
  expect(decodeURIComponent(/href="(mailto:editors@tidal-press\.org\?[^"]*body=[^"]*)"/.exec(main)?.[1] ?? '')).toContain(letter)
  expect(main.includes('href="/for-authors/article-guidelines"')).toBe(hasSteps)
  const { status, location } = await ask(path, '')
  expect([status, location]).toEqual([302, `/login?returnTo=${encodeURIComponent(path)}`])
})

test('a site that accepts no submissions offers none (A3-34)', async () => {
  const cookie = await signIn(site.app, 'author@example.org', { headers: { host: 'kelp.localhost' } })
  for (const st of ['p', 'o'])
    expect(await ask(`/my/submissions?st=${st}`, cookie, 'kelp.localhost')).toMatchObject({
      status: 302,
      location: '/for-authors/publish-your-research',
    })
})

test('my reports are those of the reviewer with the account’s ORCID iD (A2-09, A4-12)', async () => {
  const own = await ask('/my/referee', cookies.referee)
  expect(own.main).toContain(orcid)
  expect(own.main).toMatch(/href="\/articles\/1-308\/v\d\/reports\/\d+"/)
  const other = await ask('/my/referee', cookies.other)
  expect(other.main).toContain('Link your ORCID iD')
  expect(other.main).not.toContain('/reports/')
  expect((await ask('/my/referee', cookies.author)).status).toBe(403)
})

test('the dashboard counts publications, and lists unpublished ones with their previews (A2-07, A4-12)', async () => {
  const { kysely } = site.database
  expect((await ask('/my/dashboard', cookies.editor)).main).toContain('No unpublished versions.')
  const version = await kysely
    .updateTable('version')
    .set({ pre_completion_status: 'PENDING' })
    .where('version_number', '=', 2)
    .returning('id')
    .executeTakeFirstOrThrow()
  const { main } = await ask('/my/dashboard', cookies.editor)
  expect(main).toContain('1 unpublished version')
  expect(main).toContain(`/editor/version/preview/${version.id}`)
  for (const to of ['/browse/articles', '/browse/videos', '/my/dashboard/roles']) expect(main).toContain(`href="${to}"`)
  expect((await ask('/my/dashboard', cookies.board)).status).toBe(403)
})

test('pre-screening opens with its parameters, where the site has it (A2-11, A3-32)', async () => {
  const host = [...site.platforms.all.values()].find(({ platform }) => platform.features.prescreening.enabled)?.platform.key
  expect((await ask('/my/pre-screening', cookies.board)).status).toBe(host === site.config.defaultPlatform ? 302 : 403)
  if (host === undefined) throw new Error('No platform pre-screens.')
  const answer = await site.app.inject({
    method: 'POST',
    url: '/login',
    headers: { host: `${host}.localhost`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username: 'board@example.org', password: testPassword }).toString(),
  })
  const cookie = [answer.headers['set-cookie'] ?? []]
    .flat()
    .map(set => set.split(';')[0])
    .join('; ')
  for (const [path, location] of [
    ['/my/pre-screening', '/my/pre-screening?status=PENDING&pageNumber=1'],
    ['/my/pre-screening?status=PENDING&pageNumber=99', '/my/pre-screening?status=PENDING&pageNumber=1'],
    ['/my/pre-screening?status=%27&pageNumber=-1', '/my/pre-screening?status=PENDING&pageNumber=1'],
  ] as const) {
    expect(await ask(path, cookie, `${host}.localhost`)).toMatchObject({ status: 302, location })
  }
  expect((await ask('/my/pre-screening?status=PENDING&pageNumber=1', cookie, `${host}.localhost`)).main).toContain(
    'No submissions have the status PENDING.',
  )
})

test('the path above redirects to my submissions, and unknown paths below are not found (A2-10, A4-11)', async () => {
  for (const [prefix, cookie] of [
    ['', ''],
    ['', cookies.author],
    ['/de', cookies.author],
  ] as const) {
    expect(await ask(`${prefix}/my`, cookie)).toMatchObject({ status: 302, location: `${prefix}/my/submissions` })
    for (const path of ['/my/notes', '/my/submissions/1', '/my/content/nothing'])
      expect([path, (await ask(prefix + path, cookie)).status]).toEqual([path, 404])
  }
  expect(await ask('/my/submissions', '')).toMatchObject({ status: 302, location: '/login?returnTo=%2Fmy%2Fsubmissions' })
})
