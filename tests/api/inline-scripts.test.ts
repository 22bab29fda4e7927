/** Of the scripts in a page, the content-security policy allows those that the server made. */
import { createHash } from 'node:crypto'
import { type DefaultTreeAdapterMap, parse } from 'parse5'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../support/app.ts'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
  await site.load(['demo/articles/early-cycle-battery-life'])
})
afterAll(() => site.close())

const injected = 'document.title = "taken over"'
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** The scripts that stand in a page as a browser reads it, but for files and data. */
function inlineScripts(node: DefaultTreeAdapterMap['node']): string[] {
  if (!('childNodes' in node)) return []
  if (node.nodeName === 'script' && 'attrs' in node) {
    const isOther = node.attrs.some(({ name, value }) => name === 'src' || (name === 'type' && value === 'application/ld+json'))
    return isOther ? [] : [node.childNodes.map(child => ('value' in child ? child.value : '')).join('')]
  }
  return node.childNodes.flatMap(inlineScripts)
}

async function open(url: string) {
  const { body, headers } = await site.app.inject({ url, headers: { host: 'localhost', accept: 'text/html' } })
  const policy = String(headers['content-security-policy'])
  return { body, scripts: inlineScripts(parse(body)), allowed: policy.match(/'sha256-[^']+'/g) ?? [] }
}

async function articlePath(): Promise<string> {
  const { volume, publication_id } = await site.database.kysely
    .selectFrom('content_item')
    .select(['volume', 'publication_id'])
    .executeTakeFirstOrThrow()
  return `/articles/${volume}-${publication_id}`
}

test.each([
  ['the front page', () => '/'],
  ['a search', () => '/browse'],
  ['sign-in', () => '/login'],
  ['an address that leads nowhere', () => '/nothing-here'],
  ['an article', articlePath],
  ['an older version, which has a script of its own', async () => `${await articlePath()}/v1`],
])('every script of ours on %s is allowed, and no mark of the renderer is left', async (_what, path) => {
  const { body, scripts, allowed } = await open(await path())
  expect(scripts.length).toBeGreaterThan(2)
  expect(new Set(scripts.map(hashOf))).toEqual(new Set(allowed))
  expect(body).not.toContain('nonce=')
})

test('a script injected by a title is not allowed', async () => {
  const { kysely } = site.database
  // No importer lets one in: put where titles are stored as HTML.
  await kysely
    .updateTable('content_item')
    .set({ title_html: `A title<script>${injected}</script>` })
    .execute()
  await kysely
    .updateTable('version')
    .set({ title_html: `A title<script>${injected}</script>` })
    .execute()
  const { scripts, allowed } = await open(`${await articlePath()}/comments`)
  expect(scripts).toContain(injected)
  expect(new Set(allowed)).toEqual(new Set(scripts.filter(script => script !== injected).map(hashOf)))
})
