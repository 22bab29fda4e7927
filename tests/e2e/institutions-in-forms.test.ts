/** Naming an institution where people are asked for theirs: when they register, in their details, and beside a comment (specification, accounts.md section 5). */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { loadFirstOrganisations } from '../../src/modules/accounts/use-cases/organisations/load-first-organisations.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { hydrated, test } from '../support/browser.ts'
import { addPerson, testPassword } from '../support/sign-in.ts'

let library: TestApp
let site: string
beforeAll(async () => {
  library = await buildTestApp()
  await loadFirstOrganisations(library.database.kysely)
  await library.load(['demo/articles/pay-for-the-ending'])
  await addPerson(library, 'ada@example.org')
  site = await library.listen()
})
afterAll(() => library.close())

const aalborg = { institution: 'Aalborg University', place: 'Aalborg', countryCode: 'DK' }
const institution = (page: Page) => page.locator('[name=institution]')
const option = (page: Page) => page.getByRole('option', { name: aalborg.institution })
const entries = (page: Page) =>
  page
    .locator('form', { has: institution(page) })
    .evaluate(form =>
      form instanceof HTMLFormElement ? Object.fromEntries([...new FormData(form)].map(([name, entry]) => [name, String(entry)])) : {},
    )

async function signedIn(page: Page, returnTo: string): Promise<void> {
  await page.goto(`/login?returnTo=${encodeURIComponent(returnTo)}`)
  await hydrated(page)
  await page.locator('[name=username]').fill('ada@example.org')
  await page.locator('[name=password]').fill(testPassword)
  await page.locator('main form').first().locator('button[type=submit]').click()
  await page.waitForURL(({ pathname }) => pathname === returnTo)
  await hydrated(page)
}
async function pick(page: Page): Promise<void> {
  await institution(page).pressSequentially('aalborg')
  await option(page).click()
}
/** Beside a text that was typed and not picked, a box is ticked by the click that leaves the field. */
async function tickAfterTyping(page: Page, box: string): Promise<void> {
  await institution(page).fill('')
  await institution(page).pressSequentially('House of Roofs')
  await page.keyboard.press('Escape')
  await page.locator(`[name=${box}]`).click()
  await page.getByRole('alertdialog', { name: 'Choose your institution from the list' }).getByRole('button', { name: 'OK' }).click()
  expect(await page.locator(`[name=${box}]`).isChecked()).toBe(true)
}

test('registration: a selected institution fills country and city beside department, state and postcode (A5-21)', async ({ openPage }) => {
  const page = await openPage({ baseURL: site })
  await page.goto('/register')
  await hydrated(page)
  await pick(page)
  await expect.poll(() => entries(page)).toMatchObject({ ...aalborg, department: '', zipCode: '' })
  expect((await entries(page)).institutionRor).toMatch(/^https:\/\/ror\.org\//)
  expect(await page.locator('[name=state]').count()).toBe(1)
  await tickAfterTyping(page, 'acceptedTermsAndConditions')
})

test('registration: the optional fields below the institution open on request, and are open where one has a value', async ({
  openPage,
}) => {
  const page = await openPage({ baseURL: site })
  await page.goto('/register')
  await hydrated(page)
  const department = page.getByLabel('Department')
  expect(await department.isVisible()).toBe(false)
  await page.locator('summary', { hasText: 'Department, job title and address (optional)' }).press('Enter')
  await department.fill('Roofs')
  const refused = await page.request.post(`${site}/register`, { form: { department: 'Roofs' }, headers: { origin: site } })
  expect(await refused.text()).toMatch(/<details open=""><summary[^>]*>Department/)
})

test('details: a selected institution fills country and city, which are stored (A5-21)', async ({ openPage }) => {
  const page = await openPage({ baseURL: site })
  await signedIn(page, '/my/user-details')
  await pick(page)
  await expect.poll(() => entries(page)).toMatchObject(aalborg)
  await page
    .locator('form', { has: institution(page) })
    .locator('button[type=submit]')
    .click()
  await page.waitForURL('**/my/user-details?saved=person*')
  const stored = await library.database.kysely
    .selectFrom('account')
    .select(['institution', 'place', 'country_code as countryCode'])
    .executeTakeFirstOrThrow()
  expect(stored).toEqual(aalborg)
})

test('a comment with a selected institution needs no further entries (A5-21)', async ({ openPage }) => {
  const page = await openPage({ baseURL: site })
  const { volume, publication_id: publicationId } = await library.database.kysely
    .selectFrom('content_item')
    .select(['volume', 'publication_id'])
    .executeTakeFirstOrThrow()
  await signedIn(page, `/articles/${volume}-${publicationId}/comments`)
  await page.locator('[name=comment]').fill('A careful study.')
  await institution(page).fill('')
  await tickAfterTyping(page, 'acceptedTermsAndConditions')
  await institution(page).fill('')
  await pick(page)
  await expect.poll(() => entries(page)).toMatchObject(aalborg)
  await page.getByRole('button', { name: 'Submit comment' }).click()
  await page.getByText('Your comment has been added.').waitFor()
  const written = await library.database.kysely
    .selectFrom('comment')
    .select(['institution', 'place', 'country_code as countryCode'])
    .execute()
  expect(written).toEqual([aalborg])
})

test('text typed before the script loads is searched once it has, without another key (A5-21)', async ({ openPage }) => {
  const page = await openPage({ baseURL: site })
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async route => {
    await held.promise
    await route.continue()
  })
  await page.goto('/register', { waitUntil: 'commit' })
  await institution(page).pressSequentially('aalborg')
  expect(await option(page).count()).toBe(0)
  held.resolve()
  await option(page).click()
  await expect.poll(() => entries(page)).toMatchObject(aalborg)
})
