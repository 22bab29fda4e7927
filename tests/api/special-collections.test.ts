/** The list of special collections where a platform's settings give it a path and a title of its own. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addGateway } from '../support/test-gateway.ts'

let directory: string
let site: TestApp
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'recto-special-'))
  const settings = join(directory, 'platforms.json')
  const specialCollections = { enabled: true, path: '/picked-ones', titleKey: 'menu-news' }
  await writeFile(settings, JSON.stringify({ platforms: { f1000research: { features: { specialCollections } } } }))
  site = await buildTestApp({ RECTO_PLATFORMS: settings })
  await addGateway(site, { url: 'heat', name: 'Heat', shortSummary: 'What is warm.', type: 'COLLECTION', special: true })
})
afterAll(async () => {
  await site.close()
  await rm(directory, { recursive: true })
})

const get = (url: string) => site.app.inject({ url, headers: { host: 'localhost', accept: 'text/html' } })

test('special collections have their own path and title, and not the usual one (A3-30)', async () => {
  const { statusCode, body } = await get('/picked-ones')
  expect(statusCode).toBe(200)
  expect(body).toMatch(/<h1[^>]*>News<\/h1>/)
  expect(body).toContain('Heat')
  expect((await get('/special-collections')).statusCode).toBe(404)
  expect((await get('/collections')).body).toContain('href="/picked-ones"')
})
