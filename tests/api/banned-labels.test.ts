/** “Labels cannot contain banned characters” (specification, accounts.md section 5), by each form and call that takes a label. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { platformInfoSchema } from '../../src/modules/sites/domain/platform-info.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson, signIn } from '../support/sign-in.ts'

let site: TestApp
let editor: string
let subject: number
beforeAll(async () => {
  site = await buildTestApp()
  await addPerson(site, 'editor@example.org', 'ROLE_RESEARCH_PUBLISHER')
  editor = await signIn(site.app, 'editor@example.org')
  await post('/my/content/board', { act: 'subjects', added: 'Ecology' })
  subject = (await site.database.kysely.selectFrom('board_subject').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => site.close())

const headers = () => ({ host: 'localhost', accept: 'text/html', cookie: editor })
const post = (url: string, entries: Record<string, string>) =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { ...headers(), 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(entries).toString(),
  })
/** What a form says of itself, so that what was saved meanwhile is not lost. */
async function hidden(url: string, name: string): Promise<string> {
  const { body } = await site.app.inject({ url, headers: headers() })
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? ''
}

const page = { act: 'save', title: 'Roofs', layout: 'standard', body: '<p>Roofs</p>' }
const forms: Record<string, { url: string; send: (label: string) => Promise<Record<string, string>> | Record<string, string> }> = {
  'an entry of the menu': {
    url: '/my/content/menu',
    send: async label => ({
      ...{ act: 'save', version: await hidden('/my/content/menu', 'version'), row: '1' },
      ...{ 'text-1': label, 'target-1': 'address', 'path-1': '/about', 'depth-1': '0' },
    }),
  },
  'an entry of a page’s own menu': {
    url: '/my/content/pages/new',
    send: label => ({ ...page, path: '/roofs', ownMenu: `slates ${label}` }),
  },
  'a link of the publish card': {
    url: '/my/content/settings',
    send: async label => ({
      ...{ useReaderUi: 'on', word: await hidden('/my/content/settings', 'word') },
      ...{ cardTitle: 'Send us your work', cardLinks: `/about ${label}` },
    }),
  },
  'a new subject of the board': { url: '/my/content/board', send: label => ({ act: 'subjects', added: label }) },
  'a new name of a subject': {
    url: '/my/content/board',
    send: label => ({ act: 'subjects', [`was-${subject}`]: 'Ecology', [`subject-${subject}`]: label }),
  },
  'what a number counts': {
    url: '/my/content/board',
    send: async label => ({
      ...{ act: 'statistics', word: await hidden('/my/content/board', 'word') },
      ...{ sectionTitle: 'So far', 'numbers[0].count': '12', 'numbers[0].label': label },
    }),
  },
}

const banned = ['<b>Slates', 'Slates {0}', '[Slates', 'Slates\\']

describe.each(Object.keys(forms))('the label of %s', name => {
  const form = forms[name]
  test.each(banned)('it cannot be %s (A5-09)', async label => {
    const answer = await post(form?.url ?? '', (await form?.send(label)) ?? {})
    expect(answer.statusCode).toBe(422)
    expect(answer.body.replaceAll(/<script[\s\S]*?<\/script>/g, '')).toContain('Labels cannot contain banned characters')
  })

  test('it can have letters, digits and punctuation', async () => {
    const answer = await post(form?.url ?? '', (await form?.send(`Slates & tiles (2nd), “${name.length}”`)) ?? {})
    expect([answer.statusCode, answer.headers.location]).toEqual([303, expect.stringMatching(/done=?/)])
  })
})

test.each([...banned, 'My\u202Ekey'])('a passkey cannot be named %s (A5-09)', async name => {
  const response = { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'x', attestationObject: 'x' } }
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/passkeys/registration',
    headers: { host: 'localhost', cookie: editor },
    payload: { response, name },
  })
  expect(answer.statusCode).toBe(400)
  expect(z.object({ problem: z.string() }).loose().parse(answer.json()).problem).toBe('banned-name')
})

test.each(banned)('the label of a custom link of browsing cannot be %s (A5-09)', label => {
  const links = [{ label, icon: 'book', link: '/about' }]
  const info = (given: object[]) =>
    platformInfoSchema.safeParse({ displayName: 'Roofs', features: { browseCustomLinks: { enabled: true, links: given } } })
  expect(info(links).error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['features.browseCustomLinks.links.0.label', expect.stringMatching(/^must not have any of < >/)],
  ])
  expect(info([{ ...links[0], label: 'Slates & tiles' }]).success).toBe(true)
})
