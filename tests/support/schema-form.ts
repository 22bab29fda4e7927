/** Forms that one schema validates in the browser and on the server: whether both say the same. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { violationsInEitherScheme } from './axe.ts'
import { hydrated, type OpenPage } from './browser.ts'
import { cutOff, tooWide } from './fit.ts'
import { refusedForm, sentForms } from './refused-form.ts'
import { signInByForm } from './sign-in-by-form.ts'
import { superEditor } from './site-people.ts'

const phone = { width: 375, height: 800 }

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
export const fill = async (page: Page, entries: Record<string, string>) => {
  for (const [name, entry] of Object.entries(entries)) await field(page, name).fill(entry)
}

export interface FormCase {
  name: string
  /** Or how it is found. */
  path: string | ((page: Page) => Promise<string>)
  /** For who is not signed in, on the site of the demo library. */
  isPublic?: boolean
  /** Its text is stored while it is typed, also where its rules refuse to send it. */
  isAutosaved?: boolean
  /** Makes what the form needs, without a script. */
  prepare?: (page: Page) => Promise<void>
  /** Fills in what breaks rules of several fields, among them one about two fields. */
  enter: (page: Page) => Promise<void>
  submit: string
  lines: [message: string, field: string][]
}

/** Without an id in it; the sum that stands for the captcha where there is no script is one field with it. */
const withoutId = (name: string | null) => name?.replace(/-\d+$/, '-N').replace('questionAnswer', 'captcha') ?? null

async function refusalOf(page: Page) {
  const { lines, messages, ...summary } = await refusedForm(page)
  return {
    ...summary,
    lines: lines.map(([message, name]) => [message, withoutId(name)] as const),
    messages: messages.map(([name, message]) => [withoutId(name), message] as const),
  }
}

/** Enters the same with a script and without: the browser says what the server would, and sends nothing. @param at the site */
export async function expectSameRefusal(form: FormCase, at: string, openPage: OpenPage): Promise<void> {
  const plain = await openPage({ baseURL: at, javaScriptEnabled: false, viewport: phone })
  const page = await openPage({ baseURL: at, viewport: phone, reducedMotion: 'reduce' })
  const sentPlainly = sentForms(plain)
  for (const each of [plain, page]) if (form.isPublic !== true) await signInByForm(each, superEditor)
  const path = typeof form.path === 'string' ? form.path : await form.path(plain)
  await plain.goto(path)
  await form.prepare?.(plain)
  await form.enter(plain)
  // The browser would refuse the form by its own validation, before the server sees it.
  for (const each of await plain.locator('form').all()) await each.evaluate(element => element.setAttribute('novalidate', ''))
  sentPlainly.length = 0
  await button(plain, form.submit).click()
  const answer = await refusalOf(plain)
  expect(sentPlainly).toEqual([path])
  expect(answer.lines).toEqual(form.lines)
  expect(answer.messages.map(([name, message]) => [message, name])).toEqual(form.lines)

  await page.goto(path)
  await hydrated(page)
  await form.enter(page)
  const sent = sentForms(page)
  // The button is held back while an error shows, and pressing it leads to the errors.
  await button(page, form.submit).press('Enter')
  expect(await refusalOf(page)).toEqual(answer)
  expect(answer.isSummaryFocused).toBe(true)
  expect([...(await violationsInEitherScheme(page)), ...(await tooWide(page)), ...(await cutOff(page))]).toEqual([])
  const [message = '', name] = form.lines.at(-1) ?? []
  await page.getByRole('link', { name: message, exact: true }).last().click()
  await expect.poll(async () => withoutId(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null))).toBe(name)
  expect(sent).toEqual([])
  if (form.isAutosaved !== true) return
  await page.locator('[data-autosave=stored]').waitFor({ state: 'attached' })
  await page.reload()
  await hydrated(page)
  const discard = button(page, 'Discard changes and show the saved version')
  await discard.click()
  await discard.waitFor({ state: 'detached' })
}
