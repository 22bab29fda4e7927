import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentTypes } from '../../src/document/metadata/content-type.ts'
import { platformSchema } from '../../src/modules/sites/api/platform/schemas.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'

let folder: string
let library: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-platforms-'))
  const settings = join(folder, 'platforms.json')
  await writeFile(
    settings,
    JSON.stringify({
      hosts: { 'https://kelp.example.org': 'kelp', 'https://reef.example.org': 'reef' },
      platforms: {
        kelp: { displayName: 'Kelp Forests', readOnly: true, issn: '2046-1402', features: { blog: { enabled: true } } },
        reef: {
          ...{ displayName: 'Reef', contentTypes: ['ARTICLE', 'SLIDE'], transcend: { id: 'reef-1', env: 'staging' } },
          marketing: { addThisId: 'ra-1' },
          features: { preprintServer: { enabled: true } },
        },
      },
    }),
  )
  library = await buildTestApp({ RECTO_PLATFORMS: settings, RECTO_LOCAL_HOSTS: 'true' })
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

test('the site is selected by the host of the request (A3-18, A7-11)', async () => {
  expect(await read('kelp.example.org')).toMatchObject({
    name: 'kelp',
    displayName: 'Kelp Forests',
    displayNameShort: null,
    issn: '2046-1402',
    readOnly: true,
    contentTypes,
    features: { blog: { enabled: true, url: '/blog', translationKey: 'menu-blog' }, toast: { enabled: true } },
    marketing: { twitterName: null, disqusId: null, addThisId: null, helloBarId: null },
    languages: ['en', 'de', 'es', 'fr', 'it', 'ja'],
  })
  expect(await read('kelp.localhost')).toEqual(await read('kelp.example.org'))
})

test('settings for other programs are answered as they are set (A3-33, A3-39)', async () => {
  expect(await read('reef.example.org')).toMatchObject({
    transcend: { id: 'reef-1', env: 'staging' },
    marketing: { addThisId: 'ra-1' },
    features: { preprintServer: { enabled: true } },
  })
  expect(await read('kelp.example.org')).toMatchObject({
    transcend: { id: null, env: null },
    marketing: { addThisId: null },
    features: { preprintServer: { enabled: false } },
  })
})

describe('a site on its pages', () => {
  const ask = async (url: string, host: string) =>
    (await library.app.inject({ url, headers: { host, accept: 'text/html' } })).body.replaceAll('<!-- -->', '')

  test('it offers the content types that it has (A3-20)', async () => {
    expect((await read('reef.example.org')).contentTypes).toEqual(['ARTICLE', 'SLIDE'])
    const browsed = (body: string) => Array.from(body.matchAll(/<loc>[^<]*\/browse\/([^<]*)</g), ([, type]) => type)
    expect(browsed(await ask('/sitemaps/pages.xml', 'reef.example.org'))).toEqual(['articles', 'slides'])
    expect(browsed(await ask('/sitemaps/pages.xml', 'kelp.example.org'))).toHaveLength(contentTypes.length)
    const body = await ask('/browse', 'reef.example.org')
    expect(new Set(Array.from(body.matchAll(/href="\/browse\/(\w+)"/g), ([, type]) => type))).toEqual(new Set(['articles', 'slides']))
  })
})

test('the default site has the name f1000', async () => {
  expect((await read('localhost')).name).toBe('f1000')
})

test('the answer has an ETag, and a second request with it gets 304', async () => {
  const { headers } = await library.app.inject('/api/platform')
  const again = await library.app.inject({ url: '/api/platform', headers: { 'if-none-match': String(headers.etag) } })
  expect(again.statusCode).toBe(304)
})

test('the answer has only the fields of the schema', async () => {
  const { body } = await library.app.inject('/api/platform')
  expect(Object.keys(JSON.parse(body)).toSorted()).toEqual(Object.keys(platformSchema.shape).toSorted())
})
