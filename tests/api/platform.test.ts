import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { platformSchema } from '../../src/api/platform/schemas.ts'
import { contentTypes } from '../../src/domain/content/content-type.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'

let folder: string
let library: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-platforms-'))
  const settings = join(folder, 'platforms.json')
  await writeFile(
    settings,
    JSON.stringify({
      hosts: { 'https://kelp.example.org': 'kelp' },
      platforms: {
        kelp: { displayName: 'Kelp Forests', readOnly: true, issn: '1234-5679', features: { blog: { enabled: true } } },
      },
    }),
  )
  library = await buildTestApp({ RECTO_PLATFORMS: settings })
})
afterAll(async () => {
  await library.close()
  await rm(folder, { recursive: true })
})

const read = async (host: string) => {
  const answer = await library.app.inject({ url: '/api/platform', headers: { host } })
  expect(answer.statusCode, answer.body).toBe(200)
  return platformSchema.parse(answer.json())
}

test('a platform tells what it is, by the host that is asked', async () => {
  expect(await read('kelp.example.org')).toMatchObject({
    name: 'kelp',
    displayName: 'Kelp Forests',
    displayNameShort: null,
    issn: '1234-5679',
    readOnly: true,
    contentTypes,
    features: { blog: { enabled: true, url: '/blog', translationKey: 'menu-blog' }, toast: { enabled: true } },
    marketing: { twitterName: null, disqusId: null, addThisId: null, helloBarId: null },
    languages: ['en', 'de', 'es', 'fr', 'it', 'ja'],
  })
  expect(await read('kelp.localhost')).toEqual(await read('kelp.example.org'))
})

test('the default platform is called f1000', async () => {
  expect((await read('localhost')).name).toBe('f1000')
})

test('what it answers has a tag', async () => {
  const { headers } = await library.app.inject('/api/platform')
  const again = await library.app.inject({ url: '/api/platform', headers: { 'if-none-match': String(headers.etag) } })
  expect(again.statusCode).toBe(304)
})

test('nothing leaves but what the schema names', async () => {
  const { body } = await library.app.inject('/api/platform')
  expect(Object.keys(JSON.parse(body)).toSorted()).toEqual(Object.keys(platformSchema.shape).toSorted())
})
