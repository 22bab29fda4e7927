/** Recommending an article by email, in two languages: from the share menu to the emails that arrive (specification, accounts.md sections 2, 5 and 7). */
import { expect, inject } from 'vitest'
import { violations } from '../support/axe.ts'
import { hydrated, pathOf, test } from '../support/browser.ts'
import { tooWide } from '../support/fit.ts'
import { mailboxesAt } from '../support/mail-server.ts'
import { reader, testPassword } from '../support/site-people.ts'

const article = 'Case report: musical hallucinations'
const unique = (name: string) => `${name}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.net`

test('a user recommends an article to several recipients after a captcha (A8-25)', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 375, height: 800 } })
  await page.goto(await pathOf(article))
  await hydrated(page)
  const menu = page.locator('main details', { has: page.locator('a[href*="/recommend/"]') })
  await menu.locator('summary').click()
  await menu.getByRole('link', { name: 'Email' }).click()
  await page.waitForURL(({ pathname }) => /^\/recommend\/version\/\d+$/.test(pathname))
  expect(await page.locator('main').innerText()).toContain(article)
  const [one, other] = [unique('one'), unique('other')]
  await page.getByLabel('Recipients').fill(`${one}, nobody`)
  await page.getByLabel('Your name').fill('Ada Roof')
  await page.getByLabel('Your email address').fill(unique('ada'))
  await page.getByText('Not all the email addresses are valid, please check.').first().waitFor()
  expect(await violations(page)).toEqual([])
  expect(await tooWide(page)).toEqual([])
  await page.getByLabel('Recipients').fill(`${one}, ${other}`)
  await page.locator('[name=captcha]').click()
  await expect.poll(() => page.locator('[name=captcha]').isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Email sent.').waitFor()
  const { received } = mailboxesAt(inject('mailServer'))
  for (const address of [one, other]) {
    await expect
      .poll(async () => (await received(address)).map(({ text }) => text?.includes('Ada Roof') && text.includes('/v')))
      .toEqual([true])
    const [sentEmail] = await received(address)
    // Nobody learns who else it went to.
    expect(sentEmail?.raw).not.toContain(address === one ? other : one)
  }
})

test('in French, without a script, a signed-in user recommends an article in their name', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  const path = (await pathOf(article)).replace(/\/v\d+$/, '')
  const way = `/fr${path}`
  await page.goto(`/fr/login?returnTo=${encodeURIComponent(path)}`)
  await page.locator('[name=username]').fill(reader.email)
  await page.locator('[name=password]').fill(testPassword)
  await page.locator('main form').first().locator('button[type=submit]').click()
  await page.waitForURL(`**${way}`)
  const menu = page.locator('main details', { has: page.locator('a[href*="/recommend/"]') })
  await menu.locator('summary').click()
  await menu.getByRole('link', { name: 'E-mail' }).click()
  const recipient = unique('une')
  await page.getByLabel('Destinataires').fill(recipient)
  await page.getByLabel('Message').fill('<b>À lire</b>')
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await page.getByText('E-mail envoyé.').waitFor()
  const { received } = mailboxesAt(inject('mailServer'))
  await expect.poll(async () => (await received(recipient)).map(({ text }) => text?.includes('<b>À lire</b>'))).toEqual([true])
  const [sentEmail] = await received(recipient)
  expect(sentEmail?.html).toContain('&lt;b&gt;À lire&lt;/b&gt;')
})
