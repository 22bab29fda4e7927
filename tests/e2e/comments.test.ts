/** Commenting as readers and editors do it, in two languages, with a script and without: from the button beside an article to the mail that arrives. */
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { violations } from '../support/axe.ts'
import { hydrated, pathOf, test, wellKnown } from '../support/browser.ts'
import { tooWide } from '../support/fit.ts'
import { mailboxesAt } from '../support/mail-server.ts'
import { reader, superEditor, testPassword } from '../support/site-people.ts'

/** Items that no other test looks at. */
const letter = 'Pay for the ending'

const open = async (page: Page, path: string, script = true) => {
  await page.goto(path)
  if (script) await hydrated(page)
}
async function signIn(page: Page, { email }: { email: string }, returnTo: string, script = true): Promise<void> {
  await open(page, `/login?returnTo=${encodeURIComponent(returnTo)}`, script)
  await page.locator('[name=username]').fill(email)
  await page.locator('[name=password]').fill(testPassword)
  await page.locator('main form').first().locator('button[type=submit]').click()
  await page.waitForURL(`**${returnTo}`)
  if (script) await hydrated(page)
}
async function fill(page: Page, comment: string): Promise<void> {
  await page.locator('[name=comment]').fill(comment)
  await page.locator('[name=institution]').fill('House of Roofs')
  await page.locator('[name=countryCode]').selectOption('NL')
}
const unique = (text: string) => `${text} ${Date.now()}-${Math.random()}`

describe.for([
  {
    script: true,
    prefix: '',
    add: 'Add a comment',
    submit: 'Submit comment',
    signIn: 'Please sign in to add this comment',
    published: 'Your comment has been added.',
  },
  {
    script: false,
    prefix: '/de',
    add: 'Kommentar schreiben',
    submit: 'Kommentar absenden',
    signIn: 'Bitte melden Sie sich an, um diesen Kommentar zu schreiben',
    published: 'Ihr Kommentar wurde hinzugefügt.',
  },
])('comments with a script: $script', ({ script, prefix, ...words }) => {
  test('the button beside an article leads to the comment in its place, and moderation to the emails (A4-18, A6-08)', async ({
    openPage,
  }) => {
    const article = (await pathOf(letter)).replace(/\/v\d+$/, '')
    const [page, comment] = [await openPage({ javaScriptEnabled: script }), unique('A careful study.')]
    await open(page, `${prefix}${article}`, script)
    await page.getByRole('link', { name: words.add }).click()
    await page.getByText(words.signIn).first().waitFor()
    await signIn(page, reader, `${prefix}${article}/comments`, script)
    await fill(page, comment)
    await page.getByRole('button', { name: words.submit }).click()
    // The terms are not accepted yet.
    await page.locator('main section[tabindex="-1"] li, :invalid[name=acceptedTermsAndConditions]').first().waitFor()
    expect(await page.locator('[name=comment]').inputValue()).toBe(comment)
    await page.locator('[name=acceptedTermsAndConditions]').check()
    await page.getByRole('button', { name: words.submit }).click()
    // The reader's account is as new as the site: an editor looks at it, or it is there at once.
    await page.waitForURL('**/comments?said=*')
    const isWaiting = page.url().includes('said=waiting')
    if (!isWaiting) {
      await page.getByText(words.published).waitFor()
      await page.getByText(comment).waitFor()
    }
    expect(await page.locator('[name=acceptedTermsAndConditions]').count()).toBe(0)
    if (!isWaiting) return
    const editor = await openPage()
    await signIn(editor, superEditor, '/my/moderation')
    await editor.locator('li', { hasText: comment }).getByRole('link').first().click()
    await editor.getByRole('button', { name: 'Publish', exact: true }).click()
    await editor.waitForURL('**?done')
    const { received } = mailboxesAt(inject('mailServer'))
    await expect.poll(async () => (await received(reader.email)).some(({ text }) => text?.includes('/comments/'))).toBe(true)
    // The page that is kept follows within a second.
    const shown = async () => {
      await page.reload()
      return await page.locator('main').innerText()
    }
    await expect.poll(shown).toContain(comment)
  })
})

test('the sidebar of an article takes a comment, a reply, and one on a report that waits (R2.1-19, A2-66, A2-67, A4-18, A8-25)', async ({
  openPage,
}) => {
  // No other test compares what this page shows before and after.
  const article = (await pathOf('Rewetting drained peat meadows')).replace(/\/v\d+$/, '')
  const [page, comment, answer] = [await openPage(), unique('Beside the text.'), unique('And another thing.')]
  const scripts: string[] = []
  page.on('request', request => request.resourceType() === 'script' && scripts.push(request.url()))
  await open(page, article)
  // The form comes when it is asked for.
  expect(scripts.filter(url => /conversation|drawer-|institution-field/.test(url))).toEqual([])
  const sidebar = page.getByRole('dialog', { name: 'Comments' })
  await page.getByRole('link', { name: 'Add a comment' }).click()
  await sidebar.getByRole('link', { name: 'Sign in' }).click()
  await page.locator('[name=username]').fill(superEditor.email)
  await page.locator('[name=password]').fill(testPassword)
  await page.locator('main form').first().locator('button[type=submit]').click()
  await page.waitForURL(`**${article}#add-comment`)
  await hydrated(page)
  const submit = sidebar.getByRole('button', { name: 'Submit comment' })
  await submit.waitFor()
  expect(await violations(page)).toEqual([])
  await fill(page, comment)
  await page.locator('[name=acceptedTermsAndConditions]').check()

  // What cannot be sent takes neither the text nor the article away.
  const cut = (url: URL) => url.pathname.endsWith('/comments.data')
  await page.route(cut, route => (route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.continue()))
  await submit.click()
  await sidebar.getByText('Comment could not be added').waitFor()
  expect(await sidebar.locator('[name=comment]').inputValue()).toBe(comment)
  await page.unroute(cut)
  await submit.click()
  await sidebar.getByText('Your comment has been added.').waitFor()
  const said = sidebar.locator('article', { hasText: comment })
  await said.waitFor()
  expect(new URL(page.url()).pathname).toBe(article)

  await said.getByRole('link', { name: 'Reply' }).click()
  await sidebar.locator('summary', { hasText: 'Reply to' }).waitFor()
  await fill(page, answer)
  await submit.click()
  await sidebar.locator('li li article', { hasText: answer }).waitFor()
  // The article is told as well.
  await page.keyboard.press('Escape')
  await page.locator('aside').getByText(answer).waitFor()

  await page.locator('#peer-review').getByRole('link', { name: 'Comment on this report' }).first().click()
  await submit.waitFor()
  expect(await sidebar.locator('[name=about]').inputValue()).toMatch(/^report:\d+$/)
  // The third of an account of the first day.
  await fill(page, unique('On the report.'))
  await submit.click()
  await sidebar.getByText('An editor will review your comment').waitFor()
})

test('a sidebar whose comments cannot be loaded shows an error, over the article (R8-26)', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 375, height: 800 } })
  await open(page, await pathOf(wellKnown.reviewed))
  await page.route('**/comments.data*', route => route.fulfill({ status: 503 }))
  await page.getByRole('link', { name: 'Add a comment' }).click()
  await page.getByRole('dialog').getByText('Comments cannot be loaded').waitFor()
  expect(await tooWide(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.locator('#peer-review').waitFor()
})

test('an editor removes a waiting comment, and its author gets the reason by email', async ({ openPage }) => {
  const [page, comment] = [await openPage(), unique('https://shop.example https://shop.example https://shop.example https://shop.example')]
  const poster = (await pathOf('Reading six streets')).replace(/\/v\d+$/, '')
  await signIn(page, reader, `${poster}/comments`)
  await fill(page, comment)
  const terms = page.locator('[name=acceptedTermsAndConditions]')
  if ((await terms.count()) > 0) await terms.check()
  await page.getByRole('button', { name: 'Submit comment' }).click()
  await page.waitForURL('**said=waiting*')
  const editor = await openPage()
  await signIn(editor, superEditor, '/my/moderation')
  expect(await violations(editor)).toEqual([])
  await editor.locator('li', { hasText: comment }).getByRole('link').first().click()
  await editor.getByRole('button', { name: 'Remove', exact: true }).click()
  await editor.getByText('Reason cannot be blank').first().waitFor()
  const reason = unique('It is advertising.')
  await editor.locator('[name=reason]').fill(reason)
  await editor.getByRole('button', { name: 'Remove', exact: true }).click()
  await editor.waitForURL('**?done')
  const { received } = mailboxesAt(inject('mailServer'))
  await expect.poll(async () => (await received(reader.email)).some(({ text }) => text?.includes(reason))).toBe(true)
})

test('the page of comments fits on a phone, and passes axe in light and dark', async ({ openPage }) => {
  const article = (await pathOf(letter)).replace(/\/v\d+$/, '')
  const page = await openPage({ viewport: { width: 375, height: 800 } })
  await signIn(page, reader, `${article}/comments`)
  expect(await tooWide(page)).toEqual([])
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(page)).toEqual([])
})
