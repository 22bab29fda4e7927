/** What has no drafts: nobody overwrites another, and each state of menu, board, subjects and numbers is compared and taken up again (decision 0063). */

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { noId } from '../../src/core/ids/id.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { testId } from '../support/ids.ts'
import { addPerson, signIn } from '../support/sign-in.ts'

let site: TestApp
let editor: string
let other: string
let reader: string
const kysely = () => site.database.kysely
const board = '/my/content/board'
const menu = '/my/content/menu'

beforeAll(async () => {
  site = await buildTestApp()
  const person = async (email: string, ...roles: Parameters<typeof addPerson>[2][]) => {
    await addPerson(site, email, ...roles)
    return await signIn(site.app, email)
  }
  editor = await person('ada@example.org', 'ROLE_RESEARCH_PUBLISHER')
  other = await person('ben@example.org', 'ROLE_RESEARCH_PUBLISHER')
  reader = await person('cleo@example.org')
})
afterAll(() => site.close())
beforeEach(async () => {
  for (const table of ['board_member', 'board_subject', 'site_statistics', 'site_menu_item', 'site_part_revision'] as const)
    await kysely().deleteFrom(table).execute()
})

const get = (url: string, cookie = editor, host = 'localhost') => site.app.inject({ url, headers: { host, accept: 'text/html', cookie } })
const post = (url: string, entries: Record<string, string> | [string, string][], cookie = editor, host = 'localhost') =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { host, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: new URLSearchParams(entries).toString(),
  })
const plain = (body: string) => body.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '')
const textOf = (body: string) => plain(body).replaceAll(/<[^>]+>/g, '')
const wordIn = (body: string) => /name="word" value="([^"]*)"/.exec(body)?.[1] ?? ''
const fieldsOfSubjects = (body: string): Record<string, string> =>
  Object.fromEntries(
    [...body.matchAll(/<input[^>]*name="((?:was|subject)-\d+)"[^>]*>/g)].map(([tag, name = '']) => [
      name,
      /value="([^"]*)"/.exec(tag)?.[1] ?? '',
    ]),
  )
const memberId = async (name: string) =>
  (await kysely().selectFrom('board_member').where('name', '=', name).select('id').executeTakeFirstOrThrow()).id
const names = async () => (await kysely().selectFrom('board_member').select('name').orderBy('menu_order').execute()).map(({ name }) => name)
/** Numbers of the states that can be restored, the newest first. */
const restorable = (body: string) => [...body.matchAll(/name="revision" value="(\d+)"/g)].map(([, id = '']) => id)

test('the second of two saves of a member is refused with who was first, and can be repeated', async () => {
  await post(`${board}/new`, { act: 'save', name: 'Ada Roof' })
  const url = `${board}/${await memberId('Ada Roof')}`
  const word = wordIn((await get(url)).body)
  expect((await post(url, { act: 'save', name: 'Ada Tile', word }, other)).statusCode).toBe(303)
  const late = await post(url, { act: 'save', name: 'Ada Slate', word })
  expect([late.statusCode, textOf(late.body)]).toEqual([409, expect.stringMatching(/saved this at .*UTC, after you opened it/)])
  expect(late.body).toContain('value="Ada Slate"')
  expect(await names()).toEqual(['Ada Tile'])
  expect((await post(url, { act: 'save', name: 'Ada Slate', word: wordIn(late.body) })).statusCode).toBe(303)
  expect(await names()).toEqual(['Ada Slate'])
  // Who has saved another member, or moved this one, has changed nothing of it.
  const open = wordIn((await get(url)).body)
  await post(`${board}/new`, { act: 'save', name: 'Ben Tile' }, other)
  await post(board, { act: `up ${await memberId('Ben Tile')}` }, other)
  expect((await post(url, { act: 'save', name: 'Ada Moss', word: open })).statusCode).toBe(303)
  expect(await names()).toEqual(['Ben Tile', 'Ada Moss'])
})

test('of two simultaneous saves of a member, one is refused', async () => {
  await post(`${board}/new`, { act: 'save', name: 'Ada Roof' })
  const url = `${board}/${await memberId('Ada Roof')}`
  const word = wordIn((await get(url)).body)
  const both = await Promise.all(['One', 'Two'].map(name => post(url, { act: 'save', name, word })))
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 409])
})

test('the same holds for the numbers', async () => {
  const strip = { act: 'statistics', sectionTitle: 'So far', 'numbers[0].count': '1200', 'numbers[0].label': 'Roofs' }
  const word = wordIn((await get(board)).body)
  expect((await post(board, { ...strip, word })).statusCode).toBe(303)
  const late = await post(board, { ...strip, 'numbers[0].count': '7', word }, other)
  expect([late.statusCode, textOf(late.body)]).toEqual([409, expect.stringContaining('saved this at')])
  expect(late.body).toMatch(/name="numbers\[0\]\.count"[^>]*value="7"/)
  expect((await kysely().selectFrom('site_statistics').select('stats').executeTakeFirstOrThrow()).stats).toEqual([
    { count: 1200, label: 'Roofs' },
  ])
})

test('the second of two saves of a subject is refused, and unchanged subjects stay as the other left them', async () => {
  await post(board, { act: 'subjects', added: 'Ecology\nRoofing\nTiles' })
  const stored = () => kysely().selectFrom('board_subject').select(['id', 'name']).orderBy('id').execute()
  const [ecology = 0, roofing = 0, tiles = 0] = (await stored()).map(({ id }) => id)
  const opened = { act: 'subjects', ...fieldsOfSubjects((await get(board)).body) }
  expect(opened).toMatchObject({ [`was-${ecology}`]: 'Ecology', [`subject-${ecology}`]: 'Ecology' })
  expect((await post(board, { ...opened, [`subject-${ecology}`]: 'Mosses', [`subject-${tiles}`]: '' }, other)).statusCode).toBe(303)

  // Another subject, and what the first has changed is left as it is in the form.
  expect((await post(board, { ...opened, [`subject-${roofing}`]: 'Roofs' })).statusCode).toBe(303)
  expect((await stored()).map(({ name }) => name)).toEqual(['Mosses', 'Roofs'])

  const late = await post(board, { ...opened, [`subject-${ecology}`]: 'Lichens', [`subject-${tiles}`]: 'Slates' }, other)
  expect([late.statusCode, textOf(late.body)]).toEqual([409, expect.stringMatching(/saved this at .*UTC, after you opened it/)])
  expect((await stored()).map(({ name }) => name)).toEqual(['Mosses', 'Roofs'])
  // What was entered is still there, that of the subject which is gone among the new ones; what was not touched is as it is now.
  const again = fieldsOfSubjects(late.body)
  expect(again).toMatchObject({ [`was-${ecology}`]: 'Mosses', [`subject-${ecology}`]: 'Lichens', [`subject-${roofing}`]: 'Roofs' })
  const added = /<textarea[^>]*name="added"[^>]*>([^<]*)/.exec(late.body)?.[1] ?? ''
  expect(added.trim()).toBe('Slates')
  expect((await post(board, { act: 'subjects', ...again, added }, other)).statusCode).toBe(303)
  expect((await stored()).map(({ name }) => name)).toEqual(['Lichens', 'Roofs', 'Slates'])
})

test('two simultaneous changes of a subject, or equal names for two, are refused once', async () => {
  await post(board, { act: 'subjects', added: 'Ecology\nRoofing' })
  const [ecology, roofing] = (await kysely().selectFrom('board_subject').select('id').orderBy('id').execute()).map(({ id }) => id)
  const opened = { act: 'subjects', ...fieldsOfSubjects((await get(board)).body) }
  const together = async (...changes: Record<string, string>[]) =>
    (await Promise.all(changes.map(change => post(board, { ...opened, ...change })))).map(({ statusCode }) => statusCode).toSorted()
  expect(await together({ [`subject-${ecology}`]: 'Mosses' }, { [`subject-${ecology}`]: 'Lichens' })).toEqual([303, 409])
  const named = await kysely()
    .selectFrom('board_subject')
    .select('name')
    .where('id', '=', ecology ?? noId())
    .executeTakeFirstOrThrow()
  expect(['Mosses', 'Lichens']).toContain(named.name)
  // A form that does not say what it began from may not change what is there.
  expect((await post(board, { act: 'subjects', [`subject-${roofing}`]: 'Roofs' })).statusCode).toBe(409)
  expect((await post(board, { act: 'subjects', [`subject-${roofing}`]: '' })).statusCode).toBe(409)
  expect(await together({ [`subject-${roofing}`]: 'Slates' }, { added: 'Slates' })).toEqual(expect.not.arrayContaining([500]))
})

test('revisions of the board are compared and restored, with members deleted since', async () => {
  await post(board, { act: 'subjects', added: 'Ecology' })
  const subject = await kysely().selectFrom('board_subject').select('id').executeTakeFirstOrThrow()
  await post(`${board}/new`, { act: 'save', name: 'Ada Roof', role: 'Editor', subject: String(subject.id), body: '<p>Counts slates.</p>' })
  await post(`${board}/new`, { act: 'save', name: 'Ben Tile' })
  const url = `${board}/${await memberId('Ada Roof')}`
  await post(url, { act: 'save', name: 'Ada Roof', role: 'Chair', body: '<p>Counts roofs.</p>', word: wordIn((await get(url)).body) })
  const compared = plain((await get(`${board}/revisions`)).body)
  expect(compared).toMatch(/<del>.*Editor.*<\/del>.*<ins>.*Chair/s)
  expect(compared).toMatch(/<del>.*slates.*<\/del><ins>.*roofs/s)
  expect(compared).toContain('Published')
  await post(url, { act: 'remove' })
  await post(board, { act: 'subjects', [`was-${subject.id}`]: 'Ecology', [`subject-${subject.id}`]: '' })

  const states = restorable((await get(`${board}/revisions`)).body)
  const found = await Promise.all(
    states.map(
      async id =>
        (
          await kysely()
            .selectFrom('site_part_revision')
            .where('id', '=', testId(Number(id)))
            .select('content')
            .executeTakeFirst()
        )?.content,
    ),
  )
  const whole =
    states[found.findIndex(content => JSON.stringify(content).includes('Editor') && JSON.stringify(content).includes('Ben'))] ?? ''
  const restored = await post(`${board}/revisions`, { of: 'board', revision: whole })
  expect(restored.headers.location).toBe(`${board}?done=restored`)
  expect(await names()).toEqual(['Ada Roof', 'Ben Tile'])
  const form = (await get(`${board}/${await memberId('Ada Roof')}`)).body
  expect(form).toMatch(/name="role"[^>]*value="Editor"/)
  expect(form).toMatch(/name="subject"[^>]*checked/)
  expect(textOf((await get(`${board}?done=restored`)).body)).toContain('An older state was restored')
})

test('revisions of subjects and numbers are restored too', async () => {
  await post(board, { act: 'subjects', added: 'Ecology\nRoofing' })
  const [ecology] = await kysely().selectFrom('board_subject').select('id').orderBy('name').execute()
  await post(board, { act: 'subjects', [`was-${ecology?.id}`]: 'Ecology', [`subject-${ecology?.id}`]: 'Mosses', added: 'Tiles' })
  const page = plain((await get(`${board}/revisions?of=subjects`)).body)
  expect(page).toMatch(/<del>.*Ecology/)
  expect(page).toMatch(/<ins>.*Tiles/)
  await post(`${board}/revisions`, { of: 'subjects', revision: restorable(page)[0] ?? '' })
  const subjects = await kysely().selectFrom('board_subject').select(['id', 'name']).orderBy('name').execute()
  expect(subjects).toMatchObject([{ id: ecology?.id, name: 'Ecology' }, { name: 'Roofing' }])

  const strip = { act: 'statistics', sectionTitle: 'So far', 'numbers[0].count': '1200', 'numbers[0].label': 'Roofs' }
  await post(board, { ...strip, word: wordIn((await get(board)).body) })
  await post(board, { act: 'statistics', sectionTitle: '', word: wordIn((await get(board)).body) })
  expect(await kysely().selectFrom('site_statistics').selectAll().execute()).toEqual([])
  const numbers = (await get(`${board}/revisions?of=statistics`)).body
  await post(`${board}/revisions`, { of: 'statistics', revision: restorable(numbers)[0] ?? '' })
  expect(await kysely().selectFrom('site_statistics').select('section_title').execute()).toEqual([{ section_title: 'So far' }])
})

test('a former menu is restored on every page, and so is the brand’s own', async () => {
  const save = async (text: string) => {
    const version = /name="version" value="([0-9a-f]+)"/.exec((await get(menu)).body)?.[1] ?? ''
    return await post(menu, [
      ...Object.entries({ act: 'save', version, row: '1', 'text-1': text, 'target-1': 'address', 'path-1': '/about', 'depth-1': '0' }),
      ...Object.entries({ row: '2', 'text-2': 'Beneath', 'target-2': 'address', 'path-2': '/contact', 'depth-2': '1' }),
    ])
  }
  await save('Roofs')
  await save('Slates')
  const page = plain((await get(`${menu}/revisions`)).body)
  expect(page).toMatch(/<del>.*Roofs.*<\/del><ins>.*Slates/)
  const [roofs = '', brand = ''] = restorable(page)
  expect((await post(`${menu}/revisions`, { revision: roofs })).headers.location).toBe(`${menu}?done`)
  await expect.poll(async () => /<nav aria-label="Main".*?<\/nav>/s.exec((await get('/', '')).body)?.[0]).toMatch(/Roofs.*Beneath/s)
  await post(`${menu}/revisions`, { revision: brand })
  await expect.poll(async () => /<nav aria-label="Main".*?<\/nav>/s.exec((await get('/', '')).body)?.[0]).not.toContain('Roofs')
  expect(await kysely().selectFrom('site_menu_item').selectAll().execute()).toEqual([])
})

test('content that was imported is kept as a revision without author before an editor replaces it', async () => {
  const { id } = await kysely().selectFrom('platform').where('key', '=', 'f1000research').select('id').executeTakeFirstOrThrow()
  await kysely().insertInto('board_member').values({ platform_id: id, name: 'From elsewhere', menu_order: 1 }).execute()
  await post(`${board}/${await memberId('From elsewhere')}`, { act: 'remove' })
  const [state = ''] = restorable((await get(`${board}/revisions`)).body)
  await post(`${board}/revisions`, { of: 'board', revision: state })
  expect(await names()).toEqual(['From elsewhere'])
})

test('revisions belong to a site, and are visible to its editors only', async () => {
  await post(`${board}/new`, { act: 'save', name: 'Ada Roof' })
  const { id } = await kysely().selectFrom('site_part_revision').select('id').orderBy('id').executeTakeFirstOrThrow()
  for (const url of [`${board}/revisions`, `${menu}/revisions`]) {
    expect((await get(url, reader)).statusCode).toBe(403)
    expect((await post(url, { of: 'board', revision: String(id) }, reader)).statusCode).toBe(403)
  }
  const onOtherSite = await signIn(site.app, 'ada@example.org', { headers: { host: 'gates.localhost' } })
  expect((await post(`${board}/revisions`, { of: 'board', revision: String(id) }, onOtherSite, 'gates.localhost')).statusCode).toBe(404)
  // Nor is a state of one thing one of another.
  expect((await post(`${menu}/revisions`, { revision: String(id) })).statusCode).toBe(404)
  expect((await get(`${board}/revisions?of=menu`)).statusCode).toBe(404)
  expect(await names()).toEqual(['Ada Roof'])
})
