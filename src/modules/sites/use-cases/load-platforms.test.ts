import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { makeBrand } from './brands/make-brand.ts'
import { loadPlatforms, type Platforms } from './load-platforms.ts'

const folder = mkdtempSync(join(tmpdir(), 'recto-platforms-'))
afterAll(() => rmSync(folder, { recursive: true }))
for (const key of ['main', 'reefs']) await makeBrand({ key, displayName: `The ${key}`, hue: 0, startYear: 2020 }, folder)

let written = 0
function settingsFile(content: unknown): string {
  const file = join(folder, `settings-${written++}.json`)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}
const load = (content?: unknown, defaultKey = 'main', localHosts = false): Promise<Platforms> =>
  loadPlatforms({ settingsFile: content === undefined ? null : settingsFile(content), defaultKey, localHosts, brandsDirectory: folder })

const hosts = {
  'https://main.example.org': 'main',
  'https://reefs.example.org': 'reefs',
  'http://old-reefs.example.org:8080': 'reefs',
}

describe('the host name selects the site', async () => {
  const platforms = await load({ hosts }, 'main', true)
  test.each<[host: string, key: string, origin: string | null]>([
    ['main.example.org', 'main', 'https://main.example.org'],
    ['reefs.example.org', 'reefs', 'https://reefs.example.org'],
    ['REEFS.Example.org', 'reefs', 'https://reefs.example.org'],
    // Another host name of a site: its pages still use the first as their origin.
    ['old-reefs.example.org:8080', 'reefs', 'https://reefs.example.org'],
    ['old-reefs.example.org', 'main', 'https://main.example.org'],
    ['reefs.example.org.evil.example', 'main', 'https://main.example.org'],
    ['evil-reefs.example.org', 'main', 'https://main.example.org'],
    ['192.0.2.7:3000', 'main', 'https://main.example.org'],
    ['', 'main', 'https://main.example.org'],
    ['localhost:3000', 'main', 'http://localhost:3000'],
    ['reefs.localhost:3000', 'reefs', 'http://reefs.localhost:3000'],
    ['Reefs.LocalHost', 'reefs', 'http://reefs.localhost'],
    ['nobody.localhost:3000', 'main', 'http://nobody.localhost:3000'],
    ['127.0.0.1:3000', 'main', 'http://127.0.0.1:3000'],
    ['[::1]:3000', 'main', 'http://[::1]:3000'],
    ['localhost.evil.example', 'main', 'https://main.example.org'],
    ['localhost:3000/path', 'main', 'https://main.example.org'],
  ])('the host %j selects the site %s with the origin %s', (host, key, origin) => {
    const site = platforms.ofHost(host)
    expect([site.platform.key, site.brand.key, site.origin]).toEqual([key, key, origin])
  })
})

describe('with configured hosts, no other host is accepted', async () => {
  const platforms = await load({ hosts })
  test.each<[host: string, isKnown: boolean]>([
    ['main.example.org', true],
    ['REEFS.example.org', true],
    ['main.example.org:8080', false],
    ['evil.example', false],
    ['localhost:3000', false],
    ['reefs.localhost', false],
    ['x.localhost:9999', false],
    ['127.0.0.1:3000', false],
    ['[::1]', false],
    ['', false],
  ])('whether the host %j is known is %s', (host, isKnown) => {
    expect(platforms.knows(host)).toBe(isKnown)
    if (!isKnown) expect(platforms.ofHost(host)).toMatchObject({ platform: { key: 'main' }, origin: 'https://main.example.org' })
  })

  test('local hosts are accepted where a setting allows them', async () => {
    const local = await load({ hosts }, 'main', true)
    expect(['reefs.localhost:3000', '127.0.0.1', 'evil.example'].map(local.knows)).toEqual([true, true, false])
  })
})

test('invented local hosts share few origins, by which pages are cached', async () => {
  const platforms = await load()
  const origins = Array.from({ length: 1000 }, (_, index) => platforms.ofHost(`x${index}.localhost`).origin)
  expect(new Set(origins).size).toBe(101)
  expect(platforms.ofHost('x0.localhost').origin).toBe('http://x0.localhost')
})

test('a development proxy shows a site at its own URL, without the consent dialog’s button (A2-104)', async () => {
  const hosts = { 'https://main.example.org': 'main', 'https://proxy.example.org:8443': 'main' }
  const platforms = await load({ hosts, developmentProxies: ['https://proxy.example.org:8443'] })
  const consentAt = (host: string) => {
    const { platform, origin } = platforms.ofHost(host)
    return [platform.key, origin, platform.features.manageConsent.enabled]
  }
  expect(consentAt('proxy.example.org:8443')).toEqual(['main', 'https://proxy.example.org:8443', false])
  expect(consentAt('main.example.org')).toEqual(['main', 'https://main.example.org', true])
  await expect(load({ hosts, developmentProxies: ['https://elsewhere.example.org'] })).rejects.toThrow(
    'developmentProxies: “https://elsewhere.example.org” must be one of hosts',
  )
})

test('without configured hosts there are only the URLs of this machine', async () => {
  const platforms = await load()
  expect(platforms.ofHost('reefs.example.org')).toMatchObject({ platform: { key: 'main' }, origin: null })
  expect(platforms.ofHost('reefs.localhost:3000')).toMatchObject({ platform: { key: 'reefs' }, origin: 'http://reefs.localhost:3000' })
})

test('the settings of the installation override those of the brand, field by field', async () => {
  const { all } = await load({ platforms: { reefs: { readOnly: true, features: { blog: { enabled: true } } } } })
  expect(all.get('reefs')?.platform).toMatchObject({
    displayName: 'The reefs',
    startYear: 2020,
    readOnly: true,
    features: { blog: { enabled: true, url: '/blog' }, browse: { enabled: true } },
  })
  expect(all.get('main')?.platform.readOnly).toBe(false)
})

test('a site without a brand of its own has the default one', async () => {
  const { all } = await load({ platforms: { kelp: { displayName: 'Kelp Forests' } } }, 'dunes')
  expect([...all.keys()].toSorted()).toEqual(['dunes', 'kelp', 'main', 'reefs'])
  expect(all.get('kelp')).toMatchObject({ platform: { key: 'kelp', displayName: 'Kelp Forests' }, brand: { key: 'kelp', hero: null } })
  expect(all.get('dunes')?.platform.displayName).toBe('dunes')
})

describe('an invalid settings file is reported with the path of the setting', () => {
  test.each<[string, unknown, RegExp]>([
    ['no JSON', '{ hosts: ', /^RECTO_PLATFORMS: .*settings-\d+\.json cannot be read as JSON: /],
    ['no object', [], /is wrong:\n {2}the whole: /],
    ['another name', { host: {} }, /is wrong:\n {2}the whole: .*"host"/],
    ['hosts that are a list', { hosts: ['https://a.example'] }, /is wrong:\n {2}hosts: /],
    ['a host without its scheme', { hosts: { 'a.example': 'main' } }, /hosts\.a\.example: must be an origin such as/],
    ['another scheme', { hosts: { 'ftp://a.example': 'main' } }, /hosts\.ftp:\/\/a\.example: must be an origin/],
    ['a path', { hosts: { 'https://a.example/x': 'main' } }, /must be an origin/],
    ['a query', { hosts: { 'https://a.example/?x': 'main' } }, /must be an origin/],
    ['a user', { hosts: { 'https://user@a.example': 'main' } }, /must be an origin/],
    [
      'one host for two',
      { hosts: { 'https://a.example': 'main', 'http://A.example': 'reefs' } },
      /hosts\.http:\/\/A\.example: a\.example shows the platform “main” already/,
    ],
    ['an unknown platform', { hosts: { 'https://a.example': 'nobody' } }, /hosts\.https:\/\/a\.example: there is no platform “nobody”/],
    ['a wrong key', { platforms: { 'Not a key': {} } }, /platforms\.Not a key: .*/],
    ['a wrong value', { platforms: { reefs: { startYear: 'long ago' } } }, /settings of .*settings-\d+\.json is wrong:\n {2}startYear: /],
    [
      'an unknown value',
      { platforms: { reefs: { colour: 'red' } } },
      /the brand “reefs” with the settings of .*\n {2}the whole: .*"colour"/,
    ],
  ])('the error is reported: %s', async (_case, content, words) => {
    await expect(load(content)).rejects.toThrow(words)
  })
  test('a missing settings file is reported', async () => {
    const sources = { settingsFile: join(folder, 'nowhere.json'), defaultKey: 'main', brandsDirectory: folder }
    await expect(loadPlatforms(sources)).rejects.toThrow(/^RECTO_PLATFORMS: .*nowhere\.json cannot be read as JSON: ENOENT/)
  })
})

/** Specification, accounts.md section 2: the partner sites with a look of their own; issue by issue none gets lost. */
const shipped = [
  'f1000research',
  'wellcome',
  'gates',
  'hrb',
  'nihr',
  'ore',
  'mededpub',
  'cobot',
  'dtwin',
  'warsaw',
  'matop',
  'nab',
  'routledge',
  'ora',
  'bioethics',
  'hor',
  'nstor',
  'verixiv',
]
test('all sites of the specification exist, each with hero, unique name and valid brand', async () => {
  const { all } = await loadPlatforms({ settingsFile: null, defaultKey: 'f1000research' })
  const missing = shipped.filter(key => all.get(key)?.brand.hero == null)
  expect(missing).toEqual([])
  const names = shipped.map(key => all.get(key)?.platform.displayName)
  expect(new Set(names).size).toBe(shipped.length)
})
