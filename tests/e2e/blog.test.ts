/** Blog and news in a browser: from the menu to a post, to its author and back, and whether everybody can read them. */
import { expect } from 'vitest'
import { violationsInEitherScheme } from '../support/axe.ts'
import { originOf, test } from '../support/browser.ts'
import { tooWide } from '../support/fit.ts'

test.for([
  [1280, true],
  [375, true],
  [375, false],
] as const)(
  'the blog leads from the list to a post, its author and back, %i px wide, with a script: %s (A2-20, A2-75, A2-77)',
  async ([width, javaScriptEnabled], { openPage }) => {
    const page = await openPage({ viewport: { width, height: 800 }, baseURL: originOf('ore'), javaScriptEnabled })
    const looks = async () => {
      expect(await tooWide(page)).toEqual([])
      if (javaScriptEnabled) expect(await violationsInEitherScheme(page)).toEqual([])
    }
    const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
    await page.goto('/blog')
    expect((await page.locator('main [data-size="50"]').first().boundingBox())?.width).toBe(50)
    await looks()
    await page.getByRole('link', { name: 'What a new version is for' }).click()
    await heading('What a new version is for')
    await looks()
    await page.locator('main article').getByRole('link', { name: 'Marta Lindqvist' }).click()
    await heading('Marta Lindqvist')
    expect((await page.locator('main [data-size="80"]').boundingBox())?.width).toBe(80)
    await looks()
    await page.getByRole('link', { name: 'Reading reports together' }).click()
    await heading('Reading reports together')
    expect(new URL(page.url()).pathname).toBe('/blog/reading-reports-together')
  },
)
