/** Front page, list, article and failure screen in six brands, on screens of four sizes, light and dark, look as they were last looked at. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { consentTo, writeConsent } from '../../src/modules/sites/domain/consent/consent.ts'
import { cookieKinds } from '../../src/modules/sites/domain/consent/cookies.ts'
import { numbersAreThere, originOf, test } from '../support/browser.ts'
import { differenceOfLooks } from '../support/looks.ts'

/** Every layout of the hero, light and dark mastheads, the Commission's variant, and types of their own. */
const brands = ['f1000research', 'wellcome', 'hrb', 'ore', 'cobot', 'routledge']
/** All of them in one brand, the extremes in the others: what changes between is the same in each. */
const widthsOf = (brand: string): readonly number[] => (brand === brands[0] ? [375, 768, 1280, 1600] : [375, 1280])
const schemes = ['light', 'dark'] as const

/** The path of the brand's newest article. */
async function firstArticle(page: Page): Promise<string> {
  await page.goto('/browse/articles')
  return (await page.locator('main article h2 a').first().getAttribute('href')) ?? '/nothing'
}

const pages: Record<string, (page: Page) => Promise<string>> = {
  home: async () => '/',
  list: async () => '/browse',
  article: firstArticle,
  'not-found': async () => '/nothing/here',
}

/** Until typefaces and drawings are there: another width or scheme may want another drawing behind the words. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const backgrounds = [...document.querySelectorAll('*')].map(element => getComputedStyle(element).backgroundImage)
    const urls = new Set(backgrounds.flatMap(background => [...background.matchAll(/url\("([^"]+)"\)/g)].map(([, url]) => url ?? '')))
    await Promise.all([...urls].map(src => Object.assign(new Image(), { src }).decode()))
    // The next frame but one has them.
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

describe.for(brands)('the look of the brand %s (A2-109)', brand => {
  test.for(Object.keys(pages))('the page %s equals its reference screenshots', { timeout: 120_000 }, async (name, { openPage }) => {
    const page = await openPage({ baseURL: originOf(brand), reducedMotion: 'reduce' })
    // Someone who has answered what the site asks of newUsers.
    await page.context().addCookies([
      { name: cookieKinds.consent.name, value: writeConsent(consentTo([])), url: originOf(brand) },
      { name: cookieKinds.updatesSignUp.name, value: 'true', url: originOf(brand) },
    ])
    const path = await pages[name]?.(page)
    // Twice: on the second visit the fonts are there before the first line is painted.
    await page.goto(path ?? '/', { waitUntil: 'networkidle' })
    await page.goto(path ?? '/', { waitUntil: 'networkidle' })
    if (name === 'article') await numbersAreThere(page)
    const differences: (string | null)[] = []
    for (const width of widthsOf(brand)) {
      await page.setViewportSize({ width, height: width < 600 ? 812 : 1000 })
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme })
        await drawn(page)
        const screenshot = await page.screenshot({ animations: 'disabled', caret: 'hide' })
        differences.push(await differenceOfLooks(`${brand}-${name}-${width}-${colorScheme}`, screenshot))
      }
    }
    expect(differences.filter(difference => difference !== null)).toEqual([])
  })
})
