/** The editor of the main menu, as a browser without scripts uses it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson, signIn } from '../support/sign-in.ts'

let library: TestApp
let editor: string
const path = '/my/content/menu'

beforeAll(async () => {
  library = await buildTestApp()
  await addPerson(library, 'editor@recto.example', 'ROLE_RESEARCH_PUBLISHER')
  editor = await signIn(library.app, 'editor@recto.example')
})
afterAll(() => library.close())

const read = (url: string, cookie = editor) => library.app.inject({ url, headers: { host: 'localhost', accept: 'text/html', cookie } })
interface Row {
  key: string
  text: string
  target?: string
  path?: string
  depth?: number
}
function post(act: string, rows: readonly Row[], version: string) {
  const body = new URLSearchParams({ act, version })
  for (const { key, text, target = 'address', path: to = '', depth = 0 } of rows) {
    body.append('row', key)
    for (const [name, value] of Object.entries({ text, target, path: to, depth })) body.append(`${name}-${key}`, String(value))
  }
  const headers = { host: 'localhost', accept: 'text/html', cookie: editor, 'content-type': 'application/x-www-form-urlencoded' }
  return library.app.inject({ method: 'POST', url: path, headers, payload: body.toString() })
}
const versionIn = (body: string): string => /name="version" value="([0-9a-f]+)"/.exec(body)?.[1] ?? ''
const rowsIn = (body: string): string[] => [...body.matchAll(/name="text-\w+"[^>]*value="([^"]*)"/g)].map(([, text = '']) => text)
const mastheadOf = async () => {
  const [, nav = ''] = /<nav aria-label="Main"(.*?)<\/nav>/s.exec((await read('/', '')).body) ?? []
  return nav.replace(/<[^>]+>/g, ' ')
}

const rows: Row[] = [
  { key: '1', text: 'Roofs', target: 'heading' },
  { key: '2', text: 'Slates', path: '/about', depth: 1 },
  { key: '3', text: 'News by feed', target: 'rss' },
]

test('the form begins with the brand’s menu, and each button answers with the changed rows without storing them', async () => {
  const page = await read(path)
  expect(rowsIn(page.body)).toEqual(expect.arrayContaining(['Browse', 'Gateways', 'For authors', 'About']))
  expect(page.body).toContain('is the brand’s own')
  // The page's policy lets no element bring a style of its own.
  expect(page.body).not.toMatch(/<[^>]+ style="/)
  const version = versionIn(page.body)
  expect(rowsIn((await post('down 1', rows, version)).body)).toEqual(['News by feed', 'Roofs', 'Slates'])
  expect(rowsIn((await post('remove 2', rows, version)).body)).toEqual(['Roofs', 'News by feed'])
  expect(rowsIn((await post('add', rows, version)).body)).toEqual(['Roofs', 'Slates', 'News by feed', ''])
  expect((await post('out 2', rows, version)).body).toMatch(/name="depth-2" value="0"/)
  expect((await post('in 3', rows, version)).body).toMatch(/name="depth-3" value="1"/)
  expect(versionIn((await read(path)).body)).toBe(version)
})

test('an invalid menu is refused with the errors at its rows', async () => {
  const version = versionIn((await read(path)).body)
  const invalid = [...rows, { key: '4', text: 'x', path: 'javascript:alert(1)' }, { key: '5', text: ' ' }]
  const answer = await post('save', invalid, version)
  expect(answer.statusCode).toBe(422)
  expect(answer.body).toMatch(/id="[^"]*path-4-error"[^>]*>.*?Enter a path of this site/s)
  expect(answer.body).toMatch(/id="[^"]*text-5-error"[^>]*>.*?Enter a text\./s)
  expect(answer.body).not.toMatch(/href="javascript:/)
  expect((await post('anything', rows, version)).statusCode).toBe(404)
})

test('a saved menu is on every page, a second simultaneous save is refused without loss, and the brand’s menu can be restored', async () => {
  const version = versionIn((await read(path)).body)
  expect((await post('save', rows, version)).headers.location).toBe(`${path}?done`)
  await expect.poll(mastheadOf).toMatch(/Roofs.*Slates.*News by feed/s)

  const late = await post('save', [{ key: '9', text: 'Tiles', path: '/about/policies' }], version)
  expect(late.statusCode).toBe(409)
  expect(late.body).toContain('Somebody else has saved changes')
  expect(rowsIn(late.body)).toEqual(['Tiles'])
  expect(rowsIn((await read(path)).body)).toEqual(['Roofs', 'Slates', 'News by feed'])
  expect((await post('save', [{ key: '9', text: 'Tiles', path: '/about/policies' }], versionIn(late.body))).statusCode).toBe(303)
  await expect.poll(mastheadOf).toContain('Tiles')
  expect(await mastheadOf()).not.toContain('Roofs')

  expect((await post('reset', [], versionIn((await read(path)).body))).statusCode).toBe(303)
  await expect.poll(mastheadOf).toMatch(/Browse.*About/s)
  expect((await library.database.kysely.selectFrom('site_menu_item').select('id').execute()).length).toBe(0)
})
