/** What editors type is stored as they type, for themselves alone, and shown again until it is saved or discarded (decision 0119). */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { maxBodyLength } from '../../src/modules/website/domain/site-pages/forms/page-limits.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson, signIn } from '../support/sign-in.ts'

let site: TestApp
let editor: string
let other: string
let reader: string
/** The id of the account of a cookie. */
const accounts = new Map<string, number>()
/** A platform with a blog. */
const host = 'ore.localhost'
beforeAll(async () => {
  site = await buildTestApp()
  const person = async (email: string, role: 'ROLE_SUPER_EDITOR' | 'ROLE_USER') => {
    const account = await addPerson(site, email, role)
    const cookie = await signIn(site.app, email, { headers: { host } })
    accounts.set(cookie, account)
    return cookie
  }
  editor = await person('ada@example.org', 'ROLE_SUPER_EDITOR')
  other = await person('ben@example.org', 'ROLE_SUPER_EDITOR')
  reader = await person('cleo@example.org', 'ROLE_USER')
})
afterAll(() => site.close())
/** The tables of what a site has one of. */
const partTables = ['site_menu_item', 'board_subject', 'site_statistics', 'site_settings'] as const
const kysely = () => site.database.kysely
beforeEach(async () => {
  for (const table of ['autosaved_text', 'site_page', 'blog_post', 'blog_author', ...partTables] as const)
    await kysely().deleteFrom(table).execute()
})

const post = (url: string, entries: Record<string, string> | [string, string][], cookie = editor) =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', host, cookie },
    payload: new URLSearchParams(entries).toString(),
  })
const get = (url: string, cookie = editor) => site.app.inject({ method: 'GET', url, headers: { host, cookie } })
const textOf = (body: string) => body.replaceAll(/<[^>]+>/g, ' ')
const rows = () => kysely().selectFrom('autosaved_text').select(['subject', 'revision']).execute()

interface Edited {
  kind: string
  list: string
  entries: Record<string, string>
  /** An entry with a text of its own. */
  field: string
  /** The hidden field that says which saved state a form is based on. */
  base: string
}
const edited: Edited[] = [
  {
    kind: 'page',
    list: '/my/content/pages',
    entries: { title: 'Our story', path: '/our-story', layout: 'standard', body: '<p>Once there was a roof.</p>' },
    field: 'body',
    base: 'basedOn',
  },
  {
    kind: 'post',
    list: '/my/content/posts',
    entries: { title: 'Rain', section: 'blog', slug: 'rain', authorName: 'Cleo Gable', body: '<p>It rained.</p>', excerpt: '' },
    field: 'body',
    base: 'basedOn',
  },
  {
    kind: 'author',
    list: '/my/content/authors',
    entries: { name: 'Cleo Gable', slug: 'cleo-gable', bio: '<p>Writes of roofs.</p>' },
    field: 'bio',
    base: 'word',
  },
]

describe.each(edited)('the autosaved text of $kind', ({ kind, list, entries, field, base }) => {
  const autosave = (
    id: string,
    over: Record<string, string>,
    { revision = 0, writer = String(randomUUID()), cookie = editor, account = accounts.get(cookie) } = {},
  ) =>
    post(
      `/my/content/autosave/${kind}/${id}`,
      { ...entries, ...over, 'autosave-revision': String(revision), 'autosave-writer': writer, 'autosave-account': String(account) },
      cookie,
    )
  /** @returns id and base of the saved object */
  async function save(
    over: Record<string, string> = {},
    cookie = editor,
    id = 'new',
  ): Promise<{ id: string; based: Record<string, string> }> {
    const saved = await post(`${list}/${id}`, { ...entries, act: 'save', ...over }, cookie)
    expect(saved.statusCode).toBe(303)
    const path = String(saved.headers.location)
    const form = await get(path)
    return {
      id: /\/(\d+)\?/.exec(path)?.[1] ?? '',
      based: { [base]: new RegExp(`name="${base}" value="([^"]+)"`).exec(form.body)?.[1] ?? '' },
    }
  }

  test('it is shown again to its author and nobody else, without a revision or a page', async () => {
    const { id, based } = await save()
    const revision = (await get('/', '')).headers.etag
    expect(revision).toBeDefined()
    const stored = await autosave(id, { [field]: 'Half a sentence', ...based })
    expect([stored.statusCode, stored.json(), stored.headers['cache-control']]).toEqual([200, { revision: 1 }, 'private, no-store'])
    const form = await get(`${list}/${id}`)
    expect(form.body).toContain('Half a sentence')
    expect(textOf(form.body)).toMatch(/Your unsaved changes of\s+\d\d \w+ \d{4}, \d\d:\d\d UTC\s* have been restored\./)
    expect((await get(`${list}/${id}`, other)).body).not.toContain('Half a sentence')
    expect((await get(`${list}/${id}/revisions`)).body).not.toContain('Half a sentence')
    expect((await get('/', '')).headers.etag).toBe(revision)
  })

  test('it is not stored for another user who has signed in since the form was opened', async () => {
    const { id, based } = await save()
    const sent = await autosave(id, { [field]: 'Ada’s words', ...based }, { cookie: other, account: accounts.get(editor) })
    expect([sent.statusCode, await rows()]).toEqual([403, []])
  })

  test('it is refused completely where it is too long, and not cut', async () => {
    const { id, based } = await save()
    const sent = await autosave(id, { [field]: 'x'.repeat(maxBodyLength + 1), ...based })
    expect([sent.statusCode, await rows()]).toEqual([413, []])
  })

  test('it is shown where a field is named like an inherited property', async () => {
    const { id, based } = await save()
    expect((await autosave(id, { [field]: 'Typed words', constructor: 'x', ...based })).statusCode).toBe(200)
    expect((await get(`${list}/${id}`)).body).toContain('Typed words')
  })

  test('it is deleted when it is saved and when it is discarded', async () => {
    const { id, based } = await save()
    await autosave(id, { [field]: 'Saved words', ...based })
    const again = await save({ [field]: 'Saved words', ...based, autosaveRevision: '1' }, editor, id)
    expect(await rows()).toEqual([])
    await autosave(id, { [field]: 'Idle words', ...again.based })
    const discarded = await post(`${list}/${id}`, { act: 'discard', autosaveRevision: '1' })
    expect([discarded.statusCode, discarded.headers.location]).toEqual([303, `${list}/${id}`])
    expect(await rows()).toEqual([])
    expect((await get(`${list}/${id}`)).body).toContain('Saved words')
  })

  test('it is deleted when a new one is saved', async () => {
    await autosave('new', { [field]: 'First words' })
    expect((await get(`${list}/new`)).body).toContain('First words')
    await save({ autosaveRevision: '1' })
    expect(await rows()).toEqual([])
    expect((await get(`${list}/new`)).body).not.toContain('First words')
  })

  test('it stays where a newer one comes from another device, and the form is refused', async () => {
    const { id, based } = await save()
    await autosave(id, { [field]: 'On the laptop', ...based })
    const writer = randomUUID()
    const refused = await autosave(id, { [field]: 'On the phone', ...based }, { writer })
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { entries: { [field]: ['On the laptop'] }, revision: 1 }])
    expect((await autosave(id, { [field]: 'On the phone', ...based }, { writer, revision: 1 })).json()).toEqual({ revision: 2 })
    await save({ [field]: 'On the laptop', ...based, autosaveRevision: '1' }, editor, id)
    expect(await rows()).toEqual([{ subject: `${kind}/${id}`, revision: 2 }])
    // What was saved and what was typed on the phone, side by side.
    const form = textOf((await get(`${list}/${id}`)).body)
    for (const words of ['Somebody else has saved changes', 'On the phone', 'On the laptop']) expect(form).toContain(words)
  })

  test('it is shown beside what somebody else saved meanwhile, without a script too', async () => {
    const { id, based } = await save()
    await save({ [field]: 'Ben’s words', ...based }, other, id)
    const refused = await post(`${list}/${id}`, { ...entries, [field]: 'Ada’s words', ...based, act: 'save' })
    expect(refused.statusCode).toBe(409)
    for (const words of ['Somebody else has saved changes', 'Ben’s words', 'Ada’s words']) expect(textOf(refused.body)).toContain(words)
  })

  test('it is stored for editors only', async () => {
    expect((await autosave('new', {}, { cookie: '' })).statusCode).toBe(302)
    expect((await autosave('new', {}, { cookie: reader })).statusCode).toBe(403)
    expect((await autosave('new', {}, { writer: 'nobody' })).statusCode).toBe(400)
    expect((await autosave('new', {}, { revision: -1 })).statusCode).toBe(400)
    for (const id of ['0', 'x', '99999999999']) expect((await autosave(id, {})).statusCode).toBe(404)
    expect((await post('/my/content/autosave/navigation/new', {})).statusCode).toBe(404)
    expect(await rows()).toEqual([])
  })
})

test.each(edited.filter(({ base }) => base === 'basedOn'))(
  '$kind that somebody has deleted: the autosaved text is shown to its author, to save it as new or discard it',
  async ({ kind, list, entries, field }) => {
    const remove = async () => {
      const path = String((await post(`${list}/new`, { ...entries, act: 'save' })).headers.location).replace(/\?.*/, '')
      const basedOn = /name="basedOn" value="(\d+)"/.exec((await get(path)).body)?.[1] ?? ''
      const text = { ...entries, [field]: 'Typed by Ben', basedOn }
      const control = { 'autosave-revision': '0', 'autosave-writer': randomUUID(), 'autosave-account': String(accounts.get(other)) }
      const stored = await post(`/my/content/autosave/${kind}/${path.split('/').at(-1)}`, { ...text, ...control }, other)
      expect([stored.statusCode, (await post(path, { act: 'delete' })).statusCode]).toEqual([200, 303])
      return path
    }
    const path = await remove()
    expect((await get(path)).statusCode).toBe(404)
    const form = await get(path, other)
    expect(form.statusCode).toBe(200)
    for (const words of ['Typed by Ben', 'This has been deleted by somebody else', 'Save it to keep it as new content.', 'Discard changes'])
      expect(textOf(form.body)).toContain(words)
    expect(textOf(form.body)).not.toContain('Somebody else has saved changes')
    const known = Object.fromEntries(
      [...form.body.matchAll(/<input type="hidden" name="(autosave\w+|basedOn)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    )
    expect(known).toMatchObject({ autosaveRevision: '1' })
    const sent = { ...entries, ...known, [field]: 'Typed by Ben, at last', act: 'publish' }
    const invalid = await post(path, { ...sent, title: '' }, other)
    expect([invalid.statusCode, (await rows()).length]).toEqual([422, 1])
    expect(invalid.body).toContain('Typed by Ben, at last')
    const saved = await post(path, sent, other)
    expect([saved.statusCode, await rows()]).toEqual([303, []])
    expect(saved.headers.location).toMatch(/\/\d+\?done=published$/)
    expect((await get(String(saved.headers.location), other)).body).toContain('Typed by Ben, at last')
    expect((await get(path, other)).statusCode).toBe(404)
    expect((await post(String(saved.headers.location), { act: 'delete' })).statusCode).toBe(303)

    const again = await remove()
    const discarded = await post(again, { act: 'discard', autosaveRevision: '1' }, other)
    expect([discarded.statusCode, discarded.headers.location, await rows()]).toEqual([
      303,
      kind === 'page' ? '/my/content' : '/my/content/posts',
      [],
    ])
    expect((await get(again, other)).statusCode).toBe(404)
  },
)

test('a built-in page: the autosaved text is shown beside somebody else’s copy, under either id', async () => {
  const routes = await site.app.inject({ url: '/wp-json/f1000/v1/routes', headers: { host } })
  const { id } = routes.json<{ id: number; path: string }[]>().find(({ path }) => path === '/about/policies') ?? { id: 0 }
  const path = `/my/content/pages/${id}`
  const [, hidden = ''] = /<form[\s\S]*?(<input type="hidden"[\s\S]*?)<textarea/.exec((await get(path, other)).body) ?? []
  // The form has no field for the path, and says it all the same.
  expect(hidden).toContain('name="path" value="/about/policies"')
  const entries = { title: 'Our policies', path: '/about/policies', layout: 'standard' }
  const subject = `page/${id}`
  const typed = { ...entries, body: '<p>Ben’s words.</p>', autosaveSubject: subject }
  const writer = randomUUID()
  const control = { 'autosave-revision': '0', 'autosave-writer': writer, 'autosave-account': String(accounts.get(other)) }
  expect((await post(`/my/content/autosave/page/${id}`, { ...typed, ...control }, other)).statusCode).toBe(200)
  const copy = String((await post(path, { ...entries, act: 'publish', body: '<p>Ada’s words.</p>' })).headers.location).replace(/\?.*/, '')
  expect(copy).toMatch(/\/pages\/\d{4,}$/)
  const late = await post(path, { ...typed, act: 'publish', autosaveRevision: '1', autosaveWriter: writer }, other)
  expect(late.statusCode).toBe(409)
  for (const body of [late.body, (await get(copy, other)).body, (await get(path, other)).body]) {
    for (const words of ['Somebody else has saved changes', 'Ben’s words', 'Ada’s words']) expect(textOf(body)).toContain(words)
    expect(body).toMatch(/name="path"[^>]*value="\/about\/policies"|value="\/about\/policies"[^>]*name="path"/)
    expect(body).not.toContain('Address: Your text')
  }
  const [, basedOn = ''] = /name="basedOn" value="(\d+)"/.exec(late.body) ?? []
  expect((await post(copy, { ...typed, act: 'publish', autosaveRevision: '1', basedOn }, other)).statusCode).toBe(303)
  expect(await rows()).toEqual([])
})

test('a board member: the autosaved text is shown again until it is saved', async () => {
  const entries = { name: 'Dora Ridge', body: '<p>Roofs.</p>' }
  expect((await post('/my/content/board/new', entries)).statusCode).toBe(303)
  const { id } = await kysely().selectFrom('board_member').select('id').where('name', '=', 'Dora Ridge').executeTakeFirstOrThrow()
  const path = `/my/content/board/${id}`
  const word = /name="word" value="([^"]+)"/.exec((await get(path)).body)?.[1] ?? ''
  const typed = { ...entries, word, body: '<p>Roofs and gutters.</p>' }
  const control = { 'autosave-revision': '0', 'autosave-writer': randomUUID(), 'autosave-account': String(accounts.get(editor)) }
  expect((await post(`/my/content/autosave/board-member/${id}`, { ...typed, ...control })).statusCode).toBe(200)
  expect((await get(path)).body).toContain('Roofs and gutters.')
  expect((await post(path, { ...typed, autosaveRevision: '1' })).statusCode).toBe(303)
  expect(await rows()).toEqual([])
})

interface Part {
  kind: string
  path: string
  /** The button that saves. */
  act: string
  /** The field that says what the form is based on; null: none, since each field says so itself. */
  base: string | null
  /** Saved before, by another editor. */
  before: [string, string][]
  /** What is typed, with rows in another order than that of their names. @param id of a row that was saved before */
  typed: (id: string) => [string, string][]
  /** What another editor saves meanwhile. */
  meanwhile: (id: string) => [string, string][]
  /** The fields with what was typed, in the order of the page. */
  shown: string[]
  /** What the two texts, side by side, are called and say. */
  both: string[]
}
const menuRow = (key: string, text: string, path: string): [string, string][] => [
  ...Object.entries({ row: key, [`depth-${key}`]: '0', [`text-${key}`]: text, [`target-${key}`]: 'address', [`path-${key}`]: path }),
]
const numbers = (...rows: [count: string, label: string][]): [string, string][] => [
  ['sectionTitle', 'So far'],
  ...rows.flatMap(([count, label], index) =>
    Object.entries({
      [`numbers[${index}].row`]: String(9 - index),
      [`numbers[${index}].count`]: count,
      [`numbers[${index}].label`]: label,
    }),
  ),
]
const parts: Part[] = [
  {
    ...{ kind: 'menu', path: '/my/content/menu', act: 'save', base: 'version' },
    before: menuRow('1', 'Roofs', '/about'),
    typed: () => [...menuRow('n2', 'Gutters', '/gutters'), ...menuRow('1', 'Roofs', '/about'), ...menuRow('n3', 'Slates', '')],
    meanwhile: () => menuRow('1', 'Tiles', '/about'),
    shown: ['Gutters', 'Roofs', 'Slates'],
    both: ['Entries of the menu: The other version', 'Gutters → /gutters', 'Tiles → /about'],
  },
  {
    ...{ kind: 'subjects', path: '/my/content/board', act: 'subjects', base: null },
    before: [['added', 'Ecology']],
    typed: id => [
      [`was-${id}`, 'Ecology'],
      [`subject-${id}`, 'Lichens'],
      ['added', 'Roofing\nSlates'],
    ],
    meanwhile: id => [
      [`was-${id}`, 'Ecology'],
      [`subject-${id}`, 'Mosses'],
    ],
    shown: ['Lichens', 'Roofing\nSlates'],
    both: ['Subject Mosses: The other version', 'Lichens'],
  },
  {
    ...{ kind: 'statistics', path: '/my/content/board', act: 'statistics', base: 'word' },
    before: numbers(['12', 'roofs']),
    typed: () => numbers(['34', 'slates'], ['', ''], ['12', 'roofs']),
    meanwhile: () => numbers(['13', 'roofs']),
    shown: ['34', 'slates', '12', 'roofs'],
    both: ['34 slates', '13 roofs'],
  },
  {
    ...{ kind: 'settings', path: '/my/content/settings', act: '', base: 'word' },
    before: [['cardTitle', 'Publish with us']],
    typed: () => [
      ['cardTitle', 'Send us your roofs'],
      ['cardLinks', '/about Half a'],
    ],
    meanwhile: () => [['cardTitle', 'Send us your tiles']],
    shown: ['Send us your roofs', '/about Half a'],
    both: ['Send us your roofs', 'Send us your tiles'],
  },
]

describe.each(parts)('autosaved rows of $kind', ({ kind, path, act, base, before, typed, meanwhile, shown, both }) => {
  const store = (
    entries: readonly [string, string][],
    { id = 'new', writer = String(randomUUID()), cookie = editor, account = accounts.get(cookie) } = {},
  ) => {
    const control = { 'autosave-revision': '0', 'autosave-writer': writer, 'autosave-account': String(account) }
    return post(`/my/content/autosave/${kind}/${id}`, [...entries, ...Object.entries(control)], cookie)
  }
  const save = (entries: readonly [string, string][], cookie = editor) => post(path, [['act', act], ...entries], cookie)
  const formOf = async (cookie = editor) => (await get(path, cookie)).body.replaceAll(/<script[\s\S]*?<\/script>/g, '')
  /** The hidden field that says what the form is based on. */
  const based = async (): Promise<[string, string][]> => {
    const body = await formOf()
    return base === null ? [] : [[base, new RegExp(`name="${base}" value="([^"]+)"`).exec(body)?.[1] ?? '']]
  }
  /** The id of the row that was saved before. */
  async function saveBefore(): Promise<string> {
    expect((await save([...before, ...(await based())], other)).statusCode).toBe(303)
    return /name="subject-(\d+)"/.exec(await formOf())?.[1] ?? ''
  }
  /** The texts in the order in which fields have them; rows of empty fields between them are left out. */
  const inFields = (body: string) => {
    const values = [...body.matchAll(/<input[^>]* value="([^"]*)"|<textarea[^>]*>([^<]*)</g)].map(
      ([, value = '', text = '']) => value || text,
    )
    return values.filter(value => shown.includes(value.trim())).map(value => value.trim())
  }

  test('they are shown again to their author and nobody else, in their order', async () => {
    const id = await saveBefore()
    const stored = await store([...typed(id), ...(await based())])
    expect([stored.statusCode, stored.json()]).toEqual([200, { revision: 1 }])
    const form = await formOf()
    expect(inFields(form)).toEqual(shown)
    expect(textOf(form)).toMatch(/Your unsaved changes of\s+\d\d \w+ \d{4}, \d\d:\d\d UTC\s* have been restored\./)
    expect(textOf(form)).not.toContain('Somebody else has saved changes')
    expect(textOf(await formOf(other))).not.toContain('have been restored')
    expect(inFields(await formOf(other))).not.toEqual(shown)
  })

  test('they are deleted when discarded or saved, also if they arrive after the save', async () => {
    const id = await saveBefore()
    const saved = inFields(await formOf())
    await store([...typed(id), ...(await based())])
    const known = { autosaveRevision: '1', autosaveSubject: `${kind}/new` }
    const discarded = await post(path, { act: 'discard', ...known })
    expect([discarded.statusCode, discarded.headers.location, await rows()]).toEqual([303, path, []])
    expect(inFields(await formOf())).toEqual(saved)
    const whole = typed(id).map(([name, text]): [string, string] => [
      name,
      name === 'path-n3' ? '/slates' : text.replace('Half a', 'Roofs'),
    ])
    // Numbers and what they count have no empty rows.
    const complete = kind === 'statistics' ? numbers(['34', 'slates'], ['12', 'roofs']) : whole
    const withBase = [...complete, ...(await based())]
    await store(withBase)
    expect((await save([...withBase, ['autosaveRevision', '1']])).statusCode).toBe(303)
    expect(await rows()).toEqual([])
    if (kind === 'subjects') return
    await store(withBase)
    expect(textOf(await formOf())).not.toContain('have been restored')
    expect(await rows()).toEqual([])
  })

  test('they are shown beside what somebody else saved, and saving is refused until it was seen', async () => {
    const id = await saveBefore()
    const withBase = [...typed(id), ...(await based())]
    await store(withBase)
    expect((await save([...meanwhile(id), ...(await based())], other)).statusCode).toBe(303)
    const form = textOf((await formOf()).replaceAll(/aria-label="([^"]*)"/g, '>$1<'))
    for (const words of ['Somebody else has saved changes', ...both]) expect(form).toContain(words)
    const complete = withBase.map(([name, text]): [string, string] => [
      name,
      name === 'path-n3' ? '/slates' : text.replace('Half a', 'Roofs'),
    ])
    const refused = await save([...complete, ['autosaveRevision', '1']])
    expect([refused.statusCode, (await rows()).length]).toEqual([409, 1])
    expect(textOf(refused.body)).toContain('Somebody else has saved changes')
  })

  test('they are stored for editors only, once for each site', async () => {
    expect((await store([], { cookie: '' })).statusCode).toBe(302)
    expect((await store([], { cookie: reader })).statusCode).toBe(403)
    expect((await store([], { cookie: other, account: accounts.get(editor) })).statusCode).toBe(403)
    expect((await store([], { writer: 'nobody' })).statusCode).toBe(400)
    expect((await store([], { id: '1' })).statusCode).toBe(404)
    expect(await rows()).toEqual([])
  })
})

describe('autosaved rows that the saved state does not have', () => {
  const control = () => ({ 'autosave-revision': '0', 'autosave-writer': randomUUID(), 'autosave-account': String(accounts.get(editor)) })
  const formAt = async (path: string) => (await get(path)).body.replaceAll(/<script[\s\S]*?<\/script>/g, '')

  test('an added number that is still empty is shown again', async () => {
    const wordOf = (body: string) => /name="word" value="([^"]+)"/.exec(body)?.[1] ?? ''
    const path = '/my/content/board'
    const rowsIn = (body: string) => body.match(/name="numbers\[\d\]\.count"/g)?.length
    // The empty row that a form without numbers shows is none that was added.
    const before = await formAt(path)
    await post('/my/content/autosave/statistics/new', [['word', wordOf(before)], ['numbers[0].row', '1'], ...Object.entries(control())])
    expect([rowsIn(await formAt(path)), await rows()]).toEqual([1, []])
    const saved = [...numbers(['12', 'roofs']), ['word', wordOf(before)], ['act', 'statistics']] satisfies [string, string][]
    expect((await post(path, saved)).statusCode).toBe(303)
    const typed = [...numbers(['12', 'roofs'], ['', '']), ['word', wordOf(await formAt(path))]] satisfies [string, string][]
    await post('/my/content/autosave/statistics/new', [...typed, ...Object.entries(control())])
    const form = await formAt(path)
    expect([rowsIn(form), (await rows()).length]).toEqual([2, 1])
    expect(textOf(form)).toContain('have been restored')
  })

  test('the changed URL of a menu entry is shown again', async () => {
    const path = '/my/content/menu'
    const version = /name="version" value="([^"]+)"/.exec(await formAt(path))?.[1] ?? ''
    const typed = [...menuRow('1', 'Roofs', '/about'), ['target-1', 'heading'], ['version', version]] satisfies [string, string][]
    const entries = typed.filter(([name, text]) => !(name === 'target-1' && text === 'address'))
    await post('/my/content/autosave/menu/new', [...entries, ...Object.entries(control())])
    expect(await formAt(path)).toMatch(/<input[^>]*name="path-1"[^>]*value="\/about"|<input[^>]*value="\/about"[^>]*name="path-1"/)
    // So does a button without a script.
    expect((await post(path, [...entries, ['act', 'add']])).body).toMatch(
      /value="\/about"[^>]*name="path-1"|name="path-1"[^>]*value="\/about"/,
    )
  })
})

test('the forms of one page are discarded separately', async () => {
  const control = { 'autosave-revision': '0', 'autosave-writer': randomUUID(), 'autosave-account': String(accounts.get(editor)) }
  await post('/my/content/autosave/subjects/new', { added: 'Roofing', ...control })
  await post('/my/content/autosave/statistics/new', { sectionTitle: 'So far', ...control })
  const discard = (subject: string) => post('/my/content/board', { act: 'discard', autosaveRevision: '1', autosaveSubject: subject })
  expect((await discard('menu/new')).statusCode).toBe(404)
  expect((await discard('subjects/new')).statusCode).toBe(303)
  expect(await rows()).toEqual([{ subject: 'statistics/new', revision: 1 }])
})
