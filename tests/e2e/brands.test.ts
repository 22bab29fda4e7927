/**
 * Every brand on the pages that everyone sees, light and dark, and the gallery of components in those that differ most.
 *
 * Eighteen brands times everything that axe knows would take a quarter of an hour. What follows from a brand's colours and sizes is looked
 * at on the front page of all of them: the pairs of colours of all else are measured for each brand in src/brands/contrast.test.ts.
 * Everything else follows from the markup, and is looked at once for each kind of page frame (hero, masthead, footer, logos), which the
 * front page has all of, with a list, an article and a page that is not there. Several brands are looked at at a time.
 */
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { brandKeys, brandsDirectory, type LoadedBrand, loadBrand } from '../../src/brands/load-brands.ts'
import { rulesOfColours, rulesOfLooks, violations } from '../support/axe.ts'
import { hydrated, originOf, test } from '../support/browser.ts'
import { allVariants } from '../support/variants.ts'

const keys = brandKeys()
const brands = await Promise.all(keys.map(key => loadBrand(join(brandsDirectory, key), key)))
const schemes = ['light', 'dark'] as const

const frameOf = ({ hero, masthead, footer, partnerLogos }: LoadedBrand): string =>
  [hero?.layout, hero?.showsIssn, masthead, footer, partnerLogos.length > 0].join(' ')
const isFirstOfFrame = (brand: LoadedBrand): boolean => brands.find(each => frameOf(each) === frameOf(brand)) === brand

/** @returns what is wrong, each with where and in which scheme */
async function problemsOn(page: Page, everything: boolean): Promise<string[]> {
  const invalid: string[] = []
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    // In the second scheme other colours are all that is new.
    const rules = colorScheme === 'dark' ? rulesOfColours : rulesOfLooks
    const found = await violations(page, { outside: '.article-text', ...(everything && colorScheme === 'light' ? {} : { rules }) })
    invalid.push(...found.map(each => `${new URL(page.url()).pathname}, ${colorScheme}: ${each}`))
  }
  return invalid
}

async function firstArticle(page: Page): Promise<string> {
  await page.goto('/browse')
  const href = await page.locator('main article a[href*="/articles/"]').first().getAttribute('href')
  if (href === null) throw new Error('It has no article.')
  return href
}

interface Head {
  title: string
  site: string
  description: string | null
}
const headOf = (page: Page): Promise<Head> =>
  page.evaluate(() => {
    const content = (selector: string) => document.querySelector(`meta[${selector}]`)?.getAttribute('content') ?? null
    return { title: document.title, site: content('property="og:site_name"') ?? '', description: content('name="description"') }
  })

/** A colour as the browser computes it, from the page's custom property or as it is written. */
const computed = (page: Page, colour: string): Promise<string> =>
  page.evaluate(value => {
    const probe = document.createElement('i')
    probe.style.color = value
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, colour)

/** What a fetch within the page says, since the browser alone knows every `KEY.localhost`. */
const ask = (page: Page, path: string) =>
  page.evaluate(async href => {
    const response = await fetch(href)
    const type = response.headers.get('content-type')
    if (type !== 'image/png') return { status: response.status, type, size: (await response.text()).length }
    const { width, height } = await createImageBitmap(await response.blob())
    return { status: response.status, type, width, height }
  }, path)

test('the tests cover every brand and each page frame once', () => {
  expect(keys.length).toBeGreaterThanOrEqual(18)
  expect(brands.filter(isFirstOfFrame).length).toBeGreaterThan(3)
})

describe.concurrent.for(allVariants ? brands : brands.filter(isFirstOfFrame))('the brand $key', brand => {
  const { displayName } = z.object({ displayName: z.string() }).parse(brand.settings)

  test('its pages pass axe, light and dark (R5-05, R5-06)', { timeout: 300_000 }, async ({ openPage }) => {
    const page = await openPage({ baseURL: originOf(brand.key), reducedMotion: 'reduce' })
    const invalid: string[] = []
    for (const path of isFirstOfFrame(brand) ? ['/', '/browse', await firstArticle(page), '/nothing/here'] : ['/']) {
      await page.goto(path)
      invalid.push(...(await problemsOn(page, path === '/' && isFirstOfFrame(brand))))
      const { title, site, description } = await headOf(page)
      expect(site, path).toBe(path === '/nothing/here' ? site : displayName)
      expect(title.length, title).toBeLessThanOrEqual(70)
      // A platform that is one gateway begins with the gateway.
      const isFront = path === '/' && new URL(page.url()).pathname === '/'
      if (isFront) expect(title).toBe(displayName)
      else expect(title).toMatch(new RegExp(`.+ \\| ${displayName}$`))
      if (path === '/') expect(description).toBeTruthy()
      expect(description?.length ?? 0, description ?? '').toBeLessThanOrEqual(160)
    }
    expect(invalid).toEqual([])
  })

  test('its colours and images are in use (A9-25)', { timeout: 300_000 }, async ({ openPage }) => {
    const page = await openPage({ baseURL: originOf(brand.key) })
    await page.goto('/')
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme })
      for (const token of ['accent', 'paper', 'hero-paper', 'header-paper', 'footer-paper']) {
        const wanted = brand.palette.get(token)?.[scheme]
        expect(await computed(page, `var(--${token})`), `--${token}, ${scheme}`).toBe(await computed(page, wanted ?? ''))
      }
    }
    expect(await ask(page, '/favicon.svg')).toMatchObject({ status: 200, type: expect.stringContaining('image/svg+xml') })
    expect(await ask(page, '/share.png')).toEqual({ status: 200, type: 'image/png', width: 1200, height: 630 })
    expect(await ask(page, '/apple-touch-icon.png')).toEqual({ status: 200, type: 'image/png', width: 180, height: 180 })
    const images = await page
      .locator('img')
      .evaluateAll(images =>
        Promise.all(images.map(async image => (image instanceof HTMLImageElement ? image.decode().then(() => image.naturalWidth) : 0))),
      )
    expect(images.filter(width => width === 0)).toEqual([])
  })
})

describe.runIf(allVariants)('the style guide’s gallery of components', { concurrent: true }, () => {
  const inFull = ['f1000research', 'ore']
  // The plain one, the Commission's variant, and letters with serifs: colours alone are looked at for each brand on its front page.
  const differing = [...inFull, 'routledge']

  test.for(differing)('in the brand %s it passes axe, light and dark', { timeout: 300_000 }, async (key, { openPage }) => {
    const page = await openPage({ baseURL: originOf(key), reducedMotion: 'reduce' })
    await page.goto('/styleguide')
    await hydrated(page)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('main details:not([name])')) details.open = true
    })
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      const rules = colorScheme === 'dark' ? rulesOfColours : rulesOfLooks
      expect(await violations(page, inFull.includes(key) && colorScheme === 'light' ? {} : { rules }), colorScheme).toEqual([])
    }
  })
})
