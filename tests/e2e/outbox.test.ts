/** The outbox of a site without a mail server, as somebody who works on the site reads it. */
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { emailWriters } from '../../src/main/email-writers.ts'
import { createMail } from '../../src/modules/email/use-cases/create-mail.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { rulesOfColours, violations } from '../support/axe.ts'
import { hydrated, test } from '../support/browser.ts'
import { cutOff, tooWide } from '../support/fit.ts'

let library: TestApp
let site: string
beforeAll(async () => {
  library = await buildTestApp()
  site = await library.listen()
  const { database, platforms } = library
  const { post } = createMail({ database, writers: emailWriters, from: null, onPosted: () => undefined })
  const about = { site: platforms.ofHost(new URL(site).host), language: 'en' as const }
  const to = { name: 'Ada Roof', address: 'ada-whose-address-is-rather-long@mathematics.example.net' }
  await post(database.kysely, { ...about, to, template: { kind: 'account-deleted' } })
  await post(database.kysely, { ...about, to, template: { kind: 'reset-password', link: `${site}/browse?ticket=abc`, hours: 1 } })
})
afterAll(() => library.close())

describe.for([true, false])('the outbox with a script: %s', withScript => {
  test('the newest email opens, and its link works in its text and in its frame', async ({ openPage }) => {
    const page = await openPage({ baseURL: site, javaScriptEnabled: withScript })
    await page.goto('/outbox')
    if (withScript) await hydrated(page)
    await page.getByRole('link', { name: 'Choose a new password for Recto' }).click()
    await page.getByRole('heading', { name: 'Choose a new password for Recto', level: 1 }).waitFor()
    expect(await page.getByRole('link', { name: `${site}/browse?ticket=abc` }).count()).toBe(1)
    const opened = page.waitForEvent('popup')
    await page.frameLocator('iframe').getByRole('link', { name: 'Choose a new password' }).click()
    expect((await opened).url()).toBe(`${site}/browse?ticket=abc`)
  })
})

test.for(['/outbox', '/outbox/2'])('the page %s passes axe, on a phone and in dark mode', async (path, { openPage }) => {
  const page = await openPage({ baseURL: site, viewport: { width: 375, height: 800 } })
  await page.goto(path)
  await hydrated(page)
  // The mail stands in a frame that no script reaches into.
  expect(await violations(page, { outside: 'iframe' })).toEqual([])
  expect(await tooWide(page)).toEqual([])
  expect(await cutOff(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(page, { rules: rulesOfColours, outside: 'iframe' })).toEqual([])
})
