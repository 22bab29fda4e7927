/** The sizes that the specification names (reading.md and accounts.md section 9), as the browser draws them. */
import { expect } from 'vitest'
import { originOf, test } from '../support/browser.ts'

test('the hero is 387 px high on a wide screen, and as high as its words need on a small one', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 1280, height: 900 } })
  await page.goto('/')
  const hero = page.getByRole('region', { name: 'Research in the open, reviewed in the open' })
  expect((await hero.boundingBox())?.height).toBe(387)
  await page.setViewportSize({ width: 375, height: 812 })
  expect((await hero.boundingBox())?.height).toBeGreaterThan(387)
})

test('a wide layout ends at 1440 px, in the middle of the screen', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 2000, height: 900 } })
  await page.goto('/')
  const box = await page.locator('main section[aria-labelledby=latest]').locator('..').boundingBox()
  expect([box?.x, box?.width]).toEqual([280, 1440])
})

test('the ISSN stands on the heroes that show it, and on no other', async ({ openPage }) => {
  const page = await openPage()
  await page.goto(`${originOf('gates')}/`)
  expect(await page.locator('main section').first().innerText()).toContain('ISSN 1234-5679')
  await page.goto('/')
  expect(await page.locator('main').innerText()).not.toContain('ISSN')
})
