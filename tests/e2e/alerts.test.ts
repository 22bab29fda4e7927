/** Tracking and content alerts from the buttons of pages: signed in and not, in two languages, with real mail. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { violations } from '../support/axe.ts'
import { hydrated, pathOf, test, wellKnown } from '../support/browser.ts'
import { tooWide } from '../support/fit.ts'
import { linkIn, mailboxesAt } from '../support/mail-server.ts'
import { follower, testPassword } from '../support/site-people.ts'

async function signIn(page: Page, words: { address: string; password: string; press: string }): Promise<void> {
  const main = page.locator('main')
  // First what is on this page alone.
  await main.getByLabel(words.password, { exact: true }).fill(testPassword)
  await main.getByLabel(words.address).fill(follower.email)
  await main.getByRole('button', { name: words.press, exact: true }).click()
}

test('Track leads through sign-in and back to a tracked article, and a tracked gateway in German (R2.3-22, A4-13, A4-14, A4-15)', async ({
  openPage,
}) => {
  const page = await openPage()
  const path = await pathOf(wellKnown.reviewed)
  await page.goto(path)
  await hydrated(page)
  await page.getByRole('link', { name: 'Track', exact: true }).click()
  await page.waitForURL(/\/login/)
  await signIn(page, { address: 'Email address', password: 'Password', press: 'Sign in' })
  const tracking = page.getByRole('button', { name: 'Tracking', exact: true })
  await tracking.waitFor()
  expect(new URL(page.url()).pathname).toContain(path)
  expect(await tracking.getAttribute('aria-pressed')).toBe('true')
  await tracking.hover()
  await page.getByText('Tracking. You will get an email when a version, report or comment is added. Press to stop tracking').waitFor()
  await tracking.click()
  const track = page.getByRole('button', { name: 'Track', exact: true })
  await track.waitFor()
  expect(await track.getAttribute('aria-pressed')).toBe('false')
  await page.getByText('Get an email when a version, report or comment is added').waitFor()
  await track.click()
  await tracking.waitFor()

  await page.goto('/de/gateways')
  await page.locator('main a[href^="/de/gateways/"]').first().click()
  const bar = page.locator('[data-gateway-banner]')
  await bar.getByRole('button', { name: 'Verfolgen', exact: true }).click()
  await bar.getByRole('button', { name: 'Wird verfolgt', exact: true }).waitFor()

  await page.goto('/my/email-alerts')
  await hydrated(page)
  const stops = page.locator('main li').getByRole('button')
  expect(await stops.count()).toBe(2)
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 375, height: 800 })
  expect(await tooWide(page)).toEqual([])
  await page.getByRole('button', { name: 'Unfollow all' }).click()
  await page.getByText('You are not following anything yet.').waitFor()
})

test('the sign-up box works with a confirmation link, in French, and alerts can be stopped without sign-in (R2.1-22, A8-25)', async ({
  openPage,
}) => {
  const page = await openPage({ ownNetwork: true })
  await page.goto(`/fr${await pathOf(wellKnown.reviewed)}`)
  await hydrated(page)
  const box = page.locator('[data-alert-status]')
  const address = `colette-${Date.now()}@recto.example`
  await box.getByLabel('Adresse e-mail').fill(address)
  await box.getByRole('button').click()
  await page.locator('[data-alert-status=SUCCESFULLY_SIGNED_UP]').waitFor()
  expect(await box.getByRole('status').textContent()).toBe(
    `Consultez votre boîte de réception : nous avons envoyé un lien de confirmation à ${address}.`,
  )

  const { received } = mailboxesAt(inject('mailServer'))
  await expect.poll(async () => (await received(address)).length).toBe(1)
  const [mail] = await received(address)
  if (mail === undefined) throw new Error(`${address} has no mail.`)
  expect(mail.subject).toMatch(/^Confirmez vos alertes/)
  await page.goto(new URL(linkIn(mail)).pathname)
  await hydrated(page)
  expect(await violations(page)).toEqual([])
  await page.locator('main').getByRole('button', { name: 'Confirmer les alertes' }).click()
  await page.waitForURL(/\/fr\/alerts\/preferences\//)
  expect(await page.locator('main').textContent()).toContain(address)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Arrêter tous les e-mails mais conserver ma liste' }).click()
  await page.getByRole('button', { name: 'Reprendre l’envoi des e-mails' }).waitFor()
})

test('the box of a signed-in user shows their state, and asks about another email', async ({ openPage }) => {
  const page = await openPage()
  await page.goto('/login?returnTo=/alerts/sign-up?topic=search:all%253Driver')
  await hydrated(page)
  await signIn(page, { address: 'Email address', password: 'Password', press: 'Sign in' })
  const box = page.locator('[data-alert-status]')
  await box.getByLabel('Email address').fill('another@recto.example')
  await box.getByRole('button').click()
  expect(await box.getByRole('alert').textContent()).toContain(`You are signed in as ${follower.email}`)
  await box.getByLabel('Email address').fill(follower.email)
  await box.getByRole('button').click()
  await page.locator('[data-alert-status=SUCCESFULLY_SIGNED_UP]').waitFor()
  await page.reload()
  await page.locator('[data-alert-status=SIGNED_UP]').waitFor()
})
