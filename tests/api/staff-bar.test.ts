/** The links of staff above a publication: for those who may follow them, and never in what others are sent. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson, signIn } from '../support/sign-in.ts'

let site: TestApp
let folder: string
const people = {
  reader: [],
  office: ['ROLE_JOURNAL_EDITORIAL_OFFICE'],
  production: ['ROLE_RESEARCH_PRODUCTION_ASSISTANT'],
  editor: ['ROLE_SUPER_EDITOR'],
  author: ['ROLE_SUPER_EDITOR'],
} as const
type Who = keyof typeof people
const cookies = new Map<Who, string>()
const paths = { article: '', poster: '' }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-staff-bar-'))
  const settings = join(folder, 'platforms.json')
  const platforms = { f1000research: { additionalDetails: { adminHost: 'https://admin.example.org' } } }
  await writeFile(settings, JSON.stringify({ platforms }))
  site = await buildTestApp({ RECTO_PLATFORMS: settings })
  await site.load(['demo/articles/early-cycle-battery-life', 'demo/assets/hedgerow-moths'])
  for (const [who, roles] of Object.entries(people)) await addPerson(site, `${who}@example.org`, ...roles)
  const { kysely } = site.database
  const items = await kysely.selectFrom('content_item').select(['content_type as type', 'volume', 'publication_id as id']).execute()
  const keyOf = (type: string) => items.filter(item => item.type === type).map(({ volume, id }) => `${volume}-${id}`)[0]
  paths.article = `/articles/${keyOf('ARTICLE')}`
  paths.poster = `/posters/${keyOf('POSTER')}`
  const author = await kysely.selectFrom('author').where('version_id', 'is not', null).select('id').orderBy('id').executeTakeFirstOrThrow()
  await kysely.updateTable('author').set({ email: 'author@example.org' }).where('id', '=', author.id).execute()
  for (const who of ['reader', 'office', 'production', 'editor', 'author'] as const)
    cookies.set(who, await signIn(site.app, `${who}@example.org`))
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

async function bar(path: string, cookie: string | undefined): Promise<string[] | null> {
  const { statusCode, body } = await site.app.inject({
    url: path,
    headers: { host: 'localhost', ...(cookie === undefined ? {} : { cookie }) },
  })
  expect(statusCode).toBe(200)
  const [found] = /<aside[^>]*aria-label="Editing and moderation".*?<\/aside>/s.exec(body) ?? []
  return found === undefined ? null : [...found.matchAll(/<a [^>]*>([^<]*)/g)].map(([, text]) => text ?? '')
}

test.each([
  ['article', 'reader', null],
  ['article', 'office', ['Moderation']],
  ['article', 'production', ['Open the editor', 'Moderation']],
  ['article', 'editor', ['Site content', 'Open the editor', 'Editorial status', 'Moderation']],
  // The most restricted role wins: of their own work, authors have no staff view.
  ['article', 'author', ['Site content']],
  ['poster', 'reader', null],
  ['poster', 'editor', ['Site content', 'Moderation']],
] satisfies [keyof typeof paths, Who, string[] | null][])('the bar above the %s offers %s the links %j', async (what, who, expected) => {
  expect(await bar(paths[what], cookies.get(who))).toEqual(expected)
})

test('a page for users without an account has no links for staff, also right after an editor read it', async () => {
  for (const path of Object.values(paths)) {
    expect(await bar(path, cookies.get('editor'))).not.toBeNull()
    for (const _ of ['first', 'from the cache']) expect(await bar(path, undefined)).toBeNull()
  }
})
