import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultDirectory, type LoadedBrand, plainBrand } from '../../../brands/load-brands.ts'
import { readPalette } from '../../../brands/palette.ts'
import { readPlatformInfo } from '../domain/platform-info.ts'
import type { Site } from '../use-cases/load-platforms.ts'
import { serveBrandFiles } from './brand-files.ts'

const filled = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>.a{fill:${colour}}@media (prefers-color-scheme: dark){.a{fill:#fff}}</style><rect class="a" width="32" height="32"/></svg>`

const directory = mkdtempSync(join(tmpdir(), 'recto-brand-'))
let own: LoadedBrand
let app: FastifyInstance
beforeAll(async () => {
  cpSync(join(defaultDirectory, 'brand.ts'), join(directory, 'brand.ts'))
  writeFileSync(join(directory, 'mark.svg'), filled('#c00000'))
  writeFileSync(join(directory, 'hero.svg'), filled('#00c000'))
  writeFileSync(join(directory, 'logo.svg'), filled('#0000c0'))
  writeFileSync(join(directory, 'secret.svg'), filled('#111111'))
  writeFileSync(
    join(directory, 'tokens.css'),
    ':root { --hero-paper: light-dark(#102030, #000); --header-paper: light-dark(#abcdef, #000); }',
  )
  own = {
    ...plainBrand('own'),
    directory,
    palette: readPalette(directory),
    hero: { layout: 'band', showsIssn: false },
    partnerLogos: [{ name: 'A partner', file: 'logo.svg', href: null, width: 10, height: 10 }],
  }
  const siteOf = (host: string): Site => {
    const brand = host.startsWith('own.') ? own : plainBrand('main')
    return {
      platform: { ...readPlatformInfo({ displayName: brand.key }, 'the test'), key: brand.key },
      brand,
      origin: host.includes(':') ? `http://${host}` : null,
    }
  }
  app = Fastify()
  await serveBrandFiles(app, { siteOf, isDevelopment: false })
})
afterAll(async () => {
  await app.close()
  rmSync(directory, { recursive: true })
})

const get = (url: string, host = 'own.localhost', headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host, ...headers } })

async function pixel(image: Buffer, left: number, top: number): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(image).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  return `#${[red, green, blue].map(value => value.toString(16).padStart(2, '0')).join('')}`
}

test('the icon is the brand’s, or the default one', async () => {
  expect((await get('/favicon.svg')).body).toBe(filled('#c00000'))
  const fallback = await get('/favicon.svg', 'main.localhost')
  expect(fallback.statusCode).toBe(200)
  expect(fallback.body).toContain('<svg')
})

describe.each([
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/share.png',
  '/site.webmanifest',
  '/robots.txt',
  '/brand/logo.svg',
])('the file %s', url => {
  test('it is cached for a day, and a second request with its ETag gets 304', async () => {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=86400'])
    const again = await get(url, 'own.localhost', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await app.inject({ method: 'HEAD', url, headers: { host: 'own.localhost' } })).statusCode).toBe(200)
  })
})

test('an SVG opened on its own cannot run scripts', async () => {
  for (const url of ['/favicon.svg', '/brand/logo.svg'])
    expect((await get(url)).headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'")
})

test.each(['secret.svg', 'mark.svg', 'brand.ts', 'tokens.css', '..%2fdefault%2fmark.svg', '%00'])(
  'the file /brand/%s is not served: the footer shows no such logo',
  async name => {
    expect((await get(`/brand/${name}`)).statusCode).toBe(404)
    expect((await get(`/brand/${name}`)).headers['cache-control']).toBe('no-store')
  },
)
test('a partner’s logo of another site is not served', async () => {
  expect((await get('/brand/logo.svg', 'main.localhost')).statusCode).toBe(404)
})

test('the touch icon is the icon on an opaque background', async () => {
  const { rawPayload } = await get('/apple-touch-icon.png')
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 })
  expect([await pixel(rawPayload, 5, 5), await pixel(rawPayload, 90, 90)]).toEqual(['#ffffff', '#c00000'])
})

test('favicon.ico contains a PNG of 48 pixels', async () => {
  const { rawPayload } = await get('/favicon.ico')
  expect(rawPayload.subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0]))
  const [bytes, offset] = [rawPayload.readUInt32LE(14), rawPayload.readUInt32LE(18)]
  expect(offset + bytes).toBe(rawPayload.length)
  expect(await sharp(rawPayload.subarray(offset)).metadata()).toMatchObject({ format: 'png', width: 48, height: 48 })
})

test('the image for social networks has the hero’s background and artwork, the icon and the accent (A6-10)', async () => {
  const { rawPayload } = await get('/share.png')
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(await pixel(rawPayload, 10, 10)).toBe('#102030')
  expect(await pixel(rawPayload, 600, 190)).toBe('#c00000')
  expect(await pixel(rawPayload, 600, 500)).toBe('#00c000')
  expect(await pixel(rawPayload, 600, 625)).toBe(own.palette.get('accent')?.light)
  expect((await get('/share.png', 'main.localhost')).rawPayload.equals(rawPayload)).toBe(false)
})

test('the web manifest has the site’s name and colours', async () => {
  expect((await get('/site.webmanifest')).json()).toMatchObject({ name: 'own', short_name: 'own', lang: 'en', theme_color: '#abcdef' })
})

test('robots.txt allows everything but personal pages', async () => {
  const { body, headers } = await get('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const lines = body.trimEnd().split('\n')
  expect(lines.slice(0, 4)).toEqual(['User-agent: *', 'Disallow: /my/', 'Disallow: /author/', 'Disallow: /editor/'])
  expect(lines).toContain('Disallow: /ja/my/')
  expect(lines).toHaveLength(1 + 3 * 7)
})

test('robots.txt names the sitemap of each URL where the site’s URLs are known', async () => {
  for (const host of ['own.localhost:3000', 'own.localhost:4000'])
    expect((await get('/robots.txt', host)).body).toMatch(new RegExp(`\n\nSitemap: http://${host}/sitemap\\.xml\n$`))
})
