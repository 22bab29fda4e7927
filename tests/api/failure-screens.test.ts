/** What the screens of failures say, and whom they name to write to (specification, reading.md section 2.5; accounts.md section 8). */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { linksOf } from '../support/render-in-site.tsx'

const addresses = { infoEmail: 'info@tidal-press.org', editorialEmail: 'editors@tidal-press.org' }

let site: TestApp
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'recto-platforms-'))
  const settings = join(folder, 'platforms.json')
  await writeFile(settings, JSON.stringify({ platforms: { f1000research: addresses, kelp: { displayName: 'Kelp' } } }))
  site = await buildTestApp({ RECTO_PLATFORMS: settings })
  await rm(folder, { recursive: true })
})
afterAll(() => site.close())

async function ask(url: string, host = 'localhost') {
  const { statusCode, body } = await site.app.inject({ url, headers: { host, accept: 'text/html' } })
  const main = /<main.*<\/main>/s.exec(body)?.[0] ?? ''
  return { status: statusCode, text: main.replaceAll(/<[^>]+>/g, ''), mails: linksOf(main).filter(href => href.startsWith('mailto:')) }
}

test.each([
  ['/editor/anything', 403, 'editors@tidal-press.org', 'If you think you should have access, contact {contact}.'],
  ['/nothing', 404, 'info@tidal-press.org', 'If you followed a link here, please contact {contact}.'],
  [
    '/critical-error',
    503,
    'info@tidal-press.org',
    'The site is temporarily unavailable. Please try again in a few minutes. If the problem persists, contact {contact}.',
  ],
] as const)('the page %s answers %i and shows %s (R2.5-02, R2.5-06, A8-15)', async (path, status, address, message) => {
  expect(await ask(path)).toEqual({
    status,
    text: expect.stringContaining(message.replace('{contact}', address)),
    mails: [`mailto:${address}`],
  })
  const withoutAddress = await ask(path, 'kelp.localhost')
  expect(withoutAddress).toEqual({ status, text: expect.stringContaining(message.replace('{contact}', 'the publisher')), mails: [] })
})
