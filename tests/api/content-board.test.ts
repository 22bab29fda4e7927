/** The board, its subjects and the numbers as editors write them, in a browser without scripts. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { findPlatformId } from '../../src/modules/sites/data/platforms.ts'
import { boardMemberSchema, boardSubjectSchema, statisticsSchema } from '../../src/modules/website/api/site-content/schemas.ts'
import { storeSitePage } from '../../src/modules/website/data/site-page.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { clientInfo } from '../support/ask.ts'
import { addPerson, signIn } from '../support/sign-in.ts'

let site: TestApp
let ask: ReturnType<typeof clientInfo>
let editor: string
let reader: string
const path = '/my/content/board'
const kysely = () => site.database.kysely

beforeAll(async () => {
  site = await buildTestApp()
  ask = clientInfo(site)
  await addPerson(site, 'editor@recto.example', 'ROLE_RESEARCH_PUBLISHER')
  await addPerson(site, 'reader@recto.example')
  editor = await signIn(site.app, 'editor@recto.example')
  reader = await signIn(site.app, 'reader@recto.example')
  await storeSitePage(kysely(), 'f1000research', {
    ...{ path: '/people', title: 'People', description: null, layout: 'simple', fullWidth: true, redirectTo: null, shown: 'now' },
    body: '<div data-block="member-list"></div><div data-block="statistics"></div>',
    leftSidebar: [],
    rightSidebar: [],
    anchoredMenuItems: null,
  })
})
afterAll(() => site.close())
beforeEach(async () => {
  await kysely().deleteFrom('board_member').execute()
  await kysely().deleteFrom('board_subject').execute()
  await kysely().deleteFrom('site_statistics').execute()
})

const get = (url: string, cookie = editor) => site.app.inject({ url, headers: { host: 'localhost', accept: 'text/html', cookie } })
const post = (url: string, entries: Record<string, string> | [string, string][], cookie = editor, host = 'localhost') =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { host, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: new URLSearchParams(entries).toString(),
  })
const members = () => ask(z.array(boardMemberSchema), '/wp-json/f1000/v1/advisory_board/members')
const subjects = () => ask(z.array(boardSubjectSchema), '/wp-json/f1000/v1/advisory_board/subjects')
const names = async () => (await members()).map(({ title }) => title)
const idOf = async (name: string) =>
  (await kysely().selectFrom('board_member').where('name', '=', name).select('id').executeTakeFirstOrThrow()).id
const wordOfNumbers = async () => /name="word" value="([^"]*)"/.exec((await get(path)).body)?.[1] ?? ''
const peoplePage = async () => (await get('/people', '')).body.replaceAll(/<script[\s\S]*?<\/script>/g, '')
const add = async (name: string, entries: Record<string, string> = {}) =>
  expect((await post(`${path}/new`, { act: 'save', name, ...entries })).headers.location).toBe(`${path}?done=member`)

async function addImage(platform: string): Promise<number> {
  const sha256 = (platform === 'f1000research' ? 'a' : 'b').repeat(64)
  await kysely().insertInto('file').values({ sha256, bytes: 10, mime_type: 'image/png', width: 80, height: 60 }).execute()
  const { id } = await kysely()
    .insertInto('site_media')
    .values({ platform_id: await findPlatformId(kysely(), platform), name: 'ada.png', sha256, alt: 'Ada' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('only editors of the site can open the board', async () => {
  await add('Ada Roof')
  const acts = { up: path, subjects: path, statistics: path, save: `${path}/new`, remove: `${path}/${await idOf('Ada Roof')}` }
  for (const url of [path, `${path}/new`]) {
    expect((await get(url, '')).statusCode).toBe(302)
    expect((await get(url, reader)).statusCode).toBe(403)
  }
  for (const [act, url] of Object.entries(acts))
    expect((await post(url, { act, name: 'Cy Moss', added: 'Moss', sectionTitle: 'Moss' }, reader)).statusCode).toBe(403)
  expect([await names(), await subjects()]).toEqual([['Ada Roof'], []])
})

test('a member is shown by pages and calls within a second, complete and sanitised (A3-48, A3-49)', async () => {
  const picture = await addImage('f1000research')
  await post(path, { act: 'subjects', added: 'Ecology\nRoofing\n Ecology ' })
  const [ecology] = await subjects()
  expect(await subjects()).toMatchObject([{ name: 'Ecology' }, { name: 'Roofing' }])
  await add('  Ada   Roof ', {
    ...{ role: '<b>Editor</b>', institution: 'Slates', picture: String(picture), orcid: 'https://orcid.org/0000000218250097' },
    ...{ keywords: 'lichens, mosses\n\nslates\nslates', subject: String(ecology?.id) },
    body: '<p onclick="x()">Counts.</p><script>x()</script><img src="https://evil.example/x.png">',
  })
  await expect.poll(peoplePage).toContain('Ada Roof')
  const page = await peoplePage()
  expect(page).toContain('&lt;b&gt;Editor&lt;/b&gt;')
  expect(page).toContain('lichens, mosses · slates')
  expect(page).not.toMatch(/onclick|evil\.example/)
  expect(await members()).toMatchObject([
    {
      ...{ title: 'Ada Roof', institution: 'Slates', keywords: ['lichens, mosses', 'slates'], body: '<p>Counts.</p>' },
      ...{ orcidUrl: 'https://orcid.org/0000-0002-1825-0097', subjectIds: [ecology?.id], featuredImage: { width: 80, height: 60 } },
    },
  ])

  const id = await idOf('Ada Roof')
  const form = (await get(`${path}/${id}`)).body
  expect(form).toMatch(/name="orcid"[^>]*value="0000-0002-1825-0097"/)
  expect(form).toMatch(new RegExp(`<option value="${picture}" selected`))
  expect(form).not.toMatch(/<script>x\(\)|<[^>]+ style="/)
  expect((await post(`${path}/${id}`, { act: 'remove' })).headers.location).toBe(`${path}?done=removed`)
  await expect.poll(peoplePage).not.toContain('Ada Roof')
  expect((await get(`${path}/${id}`)).statusCode).toBe(404)
  expect((await post(`${path}/${id}`, { act: 'save', name: 'Ada Roof' })).statusCode).toBe(404)
})

test('an invalid member is refused with the error at its field, and the entries stay', async () => {
  const invalid = { act: 'save', name: ' ', orcid: '0000-0002-1825-0098', keywords: 'x'.repeat(101), role: 'r'.repeat(201), picture: 'x' }
  const answer = await post(`${path}/new`, invalid)
  expect(answer.statusCode).toBe(422)
  for (const said of ['Name cannot be blank', 'Enter an ORCID iD such as', 'at most 20 keywords', 'Role cannot be longer', 'Choose from'])
    expect(answer.body).toContain(said)
  expect(answer.body).toContain('value="0000-0002-1825-0098"')

  const onOtherSite = await addImage('gates')
  for (const picture of [String(onOtherSite), '2147483647']) {
    const refused = await post(`${path}/new`, { act: 'save', name: 'Ada Roof', picture })
    expect([refused.statusCode, refused.body.includes('Choose from the list')]).toEqual([422, true])
  }
  expect(await names()).toEqual([])
})

test('members move one place at a time, and those of another site cannot be moved', async () => {
  for (const name of ['Ada Roof', 'Ben Tile', 'Cy Slate']) await add(name)
  const move = async (act: string, name: string) => await post(path, { act: `${act} ${await idOf(name)}` })
  const answer = await move('up', 'Cy Slate')
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    `${path}?done=up&moved=${await idOf('Cy Slate')}#member-${await idOf('Cy Slate')}`,
  ])
  expect(await names()).toEqual(['Ada Roof', 'Cy Slate', 'Ben Tile'])
  await expect.poll(peoplePage).toMatch(/Ada Roof.*Cy Slate.*Ben Tile/s)
  await move('down', 'Ada Roof')
  expect(await names()).toEqual(['Cy Slate', 'Ada Roof', 'Ben Tile'])
  await move('up', 'Cy Slate')
  await move('down', 'Ben Tile')
  expect(await names()).toEqual(['Cy Slate', 'Ada Roof', 'Ben Tile'])
  const id = await idOf('Ben Tile')
  const other = await signIn(site.app, 'editor@recto.example', { headers: { host: 'gates.localhost' } })
  expect((await post(path, { act: `up ${id}` }, other, 'gates.localhost')).statusCode).toBe(404)
  expect((await post(`${path}/${id}`, { act: 'remove' }, other, 'gates.localhost')).statusCode).toBe(404)
  expect((await post(path, { act: 'up 2147483647' })).statusCode).toBe(404)
  expect((await post(path, { act: 'anything' })).statusCode).toBe(404)
  expect(await names()).toEqual(['Cy Slate', 'Ada Roof', 'Ben Tile'])
})

test('subjects can be renamed and keep their members, emptied ones are deleted, and unnamed ones stay (A3-49)', async () => {
  await post(path, { act: 'subjects', added: 'Ecology\nRoofing\nTiles' })
  const [ecology, roofing, tiles] = (await subjects()).map(({ id }) => id)
  await post(`${path}/new`, [
    ['act', 'save'],
    ['name', 'Ada Roof'],
    ['subject', String(ecology)],
    ['subject', String(tiles)],
  ])
  const was = { [`was-${ecology}`]: 'Ecology', [`was-${roofing}`]: 'Roofing', [`was-${tiles}`]: 'Tiles' }
  const swapped = { ...was, [`subject-${ecology}`]: 'Roofing', [`subject-${roofing}`]: 'Ecology' }
  expect((await post(path, { act: 'subjects', ...swapped })).statusCode).toBe(303)
  expect(await subjects()).toEqual([
    { id: roofing, name: 'Ecology' },
    { id: ecology, name: 'Roofing' },
    { id: tiles, name: 'Tiles' },
  ])
  expect((await members())[0]?.subjectIds).toEqual([ecology, tiles])
  const refused = await post(path, { act: 'subjects', ...was, [`subject-${tiles}`]: 'Roofing', added: 'x'.repeat(101) })
  expect([refused.statusCode, refused.body.includes('Another row says the same')]).toEqual([422, true])
  expect(refused.body).toContain('at most 200 subjects')
  await post(path, { act: 'subjects', ...was, [`subject-${tiles}`]: ' ' })
  expect((await members())[0]?.subjectIds).toEqual([ecology])
})

test('the numbers are shown within a second, refused if invalid, and deleted with all fields empty (A3-47)', async () => {
  const strip = {
    act: 'statistics',
    sectionTitle: 'So far',
    lastUpdated: '2026-02-28',
    'numbers[0].count': '1200',
    'numbers[0].label': 'Roofs & eaves',
  }
  expect(
    (await post(path, { ...strip, word: await wordOfNumbers(), 'numbers[2].count': '45', 'numbers[2].label': 'Slates each' })).headers
      .location,
  ).toBe(`${path}?done=statistics`)
  await expect.poll(peoplePage).toMatch(/So far.*Roofs &amp; eaves.*1,200.*45.*28 February 2026/s)
  expect(await ask(statisticsSchema, '/wp-json/f1000/v1/stats')).toMatchObject({
    sectionTitle: 'So far',
    stats: [{ count: 1200 }, { count: 45 }],
  })
  // The third row has moved up to the second.
  expect((await get(path)).body.match(/name="numbers\[\d+\]\.count"/g)).toHaveLength(2)

  const invalid = {
    ...strip,
    sectionTitle: '',
    lastUpdated: '2026-02-30',
    'numbers[1].count': '1e9',
    'numbers[1].label': 'Roofs & eaves',
    'numbers[3].count': '7',
  }
  const refused = await post(path, invalid)
  expect(refused.statusCode).toBe(422)
  for (const said of [
    'Title of the strip cannot be blank',
    'Enter a day',
    'a whole number such as 1200',
    'Another row',
    'what this number counts',
  ])
    expect(refused.body).toContain(said)
  expect(refused.body).toMatch(/name="numbers\[2\]\.count"[^>]*value="7"/)

  expect(
    (
      await post(path, {
        act: 'statistics',
        word: await wordOfNumbers(),
        sectionTitle: '',
        'numbers[0].count': '',
        'numbers[0].label': ' ',
      })
    ).statusCode,
  ).toBe(303)
  await expect.poll(peoplePage).not.toContain('So far')
})
