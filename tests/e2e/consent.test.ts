/** What is stored in a browser, and asked for from it, under each choice about cookies (specification, accounts.md sections 7 and 9). */
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { type ConsentCategory, consentCategories, consentTo, writeConsent } from '../../src/modules/sites/domain/consent/consent.ts'
import { cookieTable } from '../../src/modules/sites/domain/consent/cookie-table.ts'
import { cookieKinds } from '../../src/modules/sites/domain/consent/cookies.ts'
import { violations } from '../support/axe.ts'
import { hydrated, pathOf, test, wellKnown } from '../support/browser.ts'
import { tooWide } from '../support/fit.ts'

const categoryOf = new Map(cookieTable.map(({ name, category }) => [name, category]))
const choices: (readonly ConsentCategory[] | null)[] = [null, ...consentCategories.map(category => [category]), consentCategories]

/** Does what anything is stored or counted for: views, a citation in a style, another language. */
async function readAround(page: Page): Promise<string[]> {
  const requested: string[] = []
  page.on('request', request =>
    requested.push(
      `${request.method()} ${new URL(request.url()).origin === inject('site') ? new URL(request.url()).pathname : request.url()}`,
    ),
  )
  await page.goto(await pathOf(wellKnown.reviewed))
  await hydrated(page)
  await page.locator('main').getByRole('link', { name: 'Cite', exact: true }).first().click()
  const style = page.getByRole('dialog').getByRole('combobox')
  await style.selectOption({ index: 2 })
  await page.keyboard.press('Escape')
  await page.goto('/browse')
  await hydrated(page)
  await page.goto(await pathOf('Moths follow the hedges'))
  await hydrated(page)
  return requested
}

describe.for(choices)('with consent to %j', chosen => {
  test('nothing of another category is stored, requested or sent', async ({ openPage }) => {
    const page = await openPage({ consent: 'asked', signUpBox: 'offered' })
    if (chosen !== null)
      await page.context().addCookies([{ name: cookieKinds.consent.name, value: writeConsent(consentTo(chosen)), url: inject('site') }])
    const requested = await readAround(page)
    const allowed = new Set<ConsentCategory>(['essential', ...(chosen ?? [])])
    // A view counts a tenth of a second after its page; without consent, those of the pages before would have been sent by now.
    if (allowed.has('analytics')) await expect.poll(() => requested.some(each => each.startsWith('POST '))).toBe(true)
    const cookies = (await page.context().cookies()).map(({ name }) => name)
    // Every cookie is in the table that readers see.
    expect(cookies.filter(name => !categoryOf.has(name))).toEqual([])
    expect(cookies.filter(name => !allowed.has(categoryOf.get(name) ?? 'advertising'))).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    expect(requested.filter(each => !/^(GET|POST) \//.test(each))).toEqual([])
    const counted = requested.filter(each => each.startsWith('POST '))
    expect(counted.length > 0).toBe(allowed.has('analytics'))
    expect(cookies.includes(cookieKinds.contentEvent.name)).toBe(allowed.has('analytics'))
    expect(cookies.includes(cookieKinds.citationStyle.name)).toBe(allowed.has('functional'))
  })
})

test('the cookie page lists each cookie, and its button opens the consent dialog', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 375, height: 800 } })
  await page.goto('/legal/privacypolicy/cookies')
  await hydrated(page)
  const table = page.getByRole('table', { name: 'Cookies on this site' })
  expect(await table.locator('tbody th').allInnerTexts()).toEqual(cookieTable.map(({ name }) => name))
  expect(await table.getByRole('row', { name: /recto_content_events/ }).innerText()).toMatch(/Analytics\s+1 year/)
  expect(await tooWide(page)).toEqual([])
  expect(await violations(page)).toEqual([])
  await page.locator('main').getByRole('button', { name: 'Manage' }).click()
  await page.getByRole('dialog').getByRole('switch', { name: 'Analytics' }).waitFor()
})
