/** The forms of the gallery behave (specification, accounts.md sections 4 and 5): when they check, when they send, and what takes the focus. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '../support/browser.ts'
import { example, focused, openGallery } from '../support/gallery.ts'

const isInvalid = (page: Page, label: string, title = 'Form') =>
  exactly(page, title).getByLabel(label, { exact: true }).getAttribute('aria-invalid')
const exactly = (page: Page, title: string) => page.locator(`article[aria-label="form: ${title}"]`)
/** How often a form was sent, from now on. Its `onSubmit` holds it back. */
const countSent = (page: Page) =>
  page.evaluate(() => {
    Reflect.set(window, 'sent', 0)
    // After the form's own listener, which holds back what has errors before React hears of it.
    window.addEventListener('submit', () => Reflect.set(window, 'sent', Number(Reflect.get(window, 'sent')) + 1))
  })
const sent = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'sent')))
const blank = 'First name cannot be blank'

describe('forms of the style guide', () => {
  test('a field is checked 300 ms after the last keystroke (A5-11)', async ({ openPage }) => {
    const page = await openGallery(openPage, { stopClock: true })
    const form = exactly(page, 'Form')
    const field = form.getByLabel('Email address *', { exact: true })
    await field.pressSequentially('ad')
    await page.clock.runFor(250)
    await field.pressSequentially('a')
    await page.clock.runFor(290)
    expect(await field.getAttribute('aria-invalid')).toBeNull()
    await page.clock.runFor(20)
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    expect(await form.getByText('Enter an email address such as name@example.org').isVisible()).toBe(true)
    await field.pressSequentially('@example.org')
    await page.clock.runFor(310)
    await expect.poll(() => field.getAttribute('aria-invalid')).toBeNull()
  })

  test('a field is checked at once when it is left (R5-03, A5-11)', async ({ openPage }) => {
    const page = await openGallery(openPage, { stopClock: true })
    const form = exactly(page, 'Form')
    await form.getByLabel('First name').focus()
    await page.keyboard.press('Tab')
    await form.getByText(blank).waitFor()
    expect(await form.getByLabel('First name').getAttribute('aria-describedby')).toBe(
      await form.getByText(blank).evaluate(text => text.closest('p')?.id),
    )
    expect(await form.getByLabel('Email address *', { exact: true }).getAttribute('aria-invalid')).toBeNull()
  })

  for (const [how, send] of [
    ['Enter', (page: Page) => page.keyboard.press('Enter')],
    ['NumpadEnter', (page: Page) => page.keyboard.press('NumpadEnter')],
    ['the button', (page: Page) => exactly(page, 'Form').getByRole('button', { name: 'Create account' }).click()],
  ] as const) {
    test(`a form with errors is not sent by ${how}: the summary gets the focus and links to the fields (A4-21, A4-22, A4-23)`, async ({
      openPage,
    }) => {
      const page = await openGallery(openPage)
      const form = exactly(page, 'Form')
      const [name, submit] = [form.getByLabel('First name'), form.getByRole('button', { name: 'Create account' })]
      expect(await submit.getAttribute('aria-disabled')).toBeNull()
      await name.focus()
      await send(page)
      const summary = form.getByRole('region', { name: 'Please correct 4 fields' })
      await summary.waitFor()
      await expect.poll(() => summary.evaluate(element => element === document.activeElement)).toBe(true)
      expect(await submit.getAttribute('aria-disabled')).toBe('true')
      await summary.getByRole('link', { name: blank }).click()
      expect(await name.evaluate(element => element === document.activeElement)).toBe(true)
      expect(new URL(page.url()).hash).toBe('')
    })

    test(`a valid form is sent once by ${how} (A4-22, A4-23)`, async ({ openPage }) => {
      const page = await openGallery(openPage)
      const form = exactly(page, 'Form')
      await form.getByLabel('First name').fill('Ada')
      await form.getByLabel('Email address *', { exact: true }).fill('ada@example.org')
      await form.getByLabel('Email address, once more').fill('ada@example.org')
      await form.getByRole('checkbox').check()
      await form.getByLabel('Password *', { exact: true }).fill('correct horse')
      await countSent(page)
      await form.getByLabel('Password *', { exact: true }).focus()
      await send(page)
      await expect.poll(() => sent(page)).toBe(1)
      expect(await form.getByRole('region').count()).toBe(0)
      expect(await form.locator('[aria-invalid]').count()).toBe(0)
    })
  }

  test('the server’s error stays until the field changes', async ({ openPage }) => {
    const page = await openGallery(openPage)
    const form = exactly(page, 'Form that the server did not accept')
    const [field, submit] = [form.getByLabel('Email address *', { exact: true }), form.getByRole('button', { name: 'Create account' })]
    const said = form.getByText('There is an account with this email address')
    expect(await said.count()).toBe(2)
    expect([await field.getAttribute('aria-invalid'), await submit.getAttribute('aria-disabled')]).toEqual(['true', 'true'])
    await field.fill('ada@example.org')
    await expect.poll(() => said.count()).toBe(0)
    expect([await field.getAttribute('aria-invalid'), await submit.getAttribute('aria-disabled')]).toEqual([null, null])
  })

  test('a form refused as a whole can be sent again', async ({ openPage }) => {
    const page = await openGallery(openPage)
    const form = exactly(page, 'Form that was refused as a whole')
    expect(await form.getByRole('region', { name: /^Registration unsuccessful/ }).isVisible()).toBe(true)
    expect(await form.getByRole('button', { name: 'Create account' }).getAttribute('aria-disabled')).toBeNull()
  })

  test('a form that is being sent says so', async ({ openPage }) => {
    const page = await openGallery(openPage)
    const form = exactly(page, 'Form that is being sent')
    expect(await form.locator('form').getAttribute('aria-busy')).toBe('true')
  })

  test('the server’s errors are shown without a script', async ({ openPage }) => {
    const page = await openGallery(openPage, { javaScriptEnabled: false })
    expect(await exactly(page, 'Form that the server did not accept').getByText('There is an account').count()).toBe(2)
    expect(await isInvalid(page, 'Email address *', 'Form that the server did not accept')).toBe('true')
  })
})

describe('the combobox of the style guide', () => {
  test('it searches from three letters on, and is used by keyboard (A5-19)', async ({ openPage }) => {
    const page = await openGallery(openPage)
    const field = page.locator('article[aria-label="combobox: Combobox"]').getByRole('combobox')
    const id = page.locator('input[name="institution-id"]')
    await field.pressSequentially('sa')
    await page.getByText('Type at least three letters', { exact: true }).waitFor()
    expect(await page.getByRole('option', { name: 'University' }).count()).toBe(0)
    await field.pressSequentially('m')
    await page.getByRole('option', { name: 'University of Sample' }).waitFor()
    expect(await page.getByRole('option').count()).toBe(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect([await field.inputValue(), await id.inputValue()]).toEqual(['University of Sample', '2'])
    await page.keyboard.press('Tab')
    expect(await page.getByText('was not picked from the list').count()).toBe(0)
    // A letter more, and it is not what was picked.
    await field.press('End')
    await field.pressSequentially('s')
    expect(await id.inputValue()).toBe('')
  })

  test('it reports an empty result, and a failed search', async ({ openPage }) => {
    const page = await openGallery(openPage)
    await page.locator('article[aria-label="combobox: Combobox"]').getByRole('combobox').pressSequentially('xyz')
    await page.getByText('Nothing found').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await page.getByText('“xyz” was not picked from the list.').waitFor()
    await example(page, 'combobox', 'Combobox whose search fails').getByRole('combobox').pressSequentially('abc')
    await page.getByText('Search failed. Please try again.').waitFor()
  })

  test('text without a selection is an error, when the field is left and when the form is sent', async ({ openPage }) => {
    const page = await openGallery(openPage)
    const example = page.locator('article[aria-label="combobox: Combobox in a form"]')
    const field = example.getByRole('combobox')
    await field.pressSequentially('Atlantis')
    await page.keyboard.press('Tab')
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    expect(await example.getByText('Choose your university from the list').isVisible()).toBe(true)
    await field.focus()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await example.getByRole('region', { name: 'Please correct 1 fields' }).waitFor()
    await field.fill('')
    await field.pressSequentially('Beispiel')
    await page.getByRole('option', { name: 'Universität Beispielstadt' }).click()
    await expect.poll(() => field.getAttribute('aria-invalid')).toBeNull()
    expect(await page.locator('input[name="university-id"]').inputValue()).toBe('3')
  })
})

describe('the file field of the style guide', () => {
  const file = (name: string, bytes: number) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.alloc(bytes) })

  test('it lists the chosen files, and their errors', async ({ openPage }) => {
    const page = await openGallery(openPage)
    const field = page.locator('article[aria-label="file-field: File field"]')
    const input = field.locator('input[type=file]')
    for (const [chosen, error] of [
      [file('poster.png', 2048), 'poster.png is not a PDF file'],
      [file('poster.pdf', 1024 * 1024 + 1), 'poster.pdf is larger than 1 MB'],
      [file('poster.pdf', 1024 * 1024), null],
    ] as const) {
      await input.setInputFiles(chosen)
      await field.getByRole('listitem').filter({ hasText: chosen.name }).waitFor()
      expect(await field.getByRole('listitem').count()).toBe(1)
      await expect.poll(() => input.getAttribute('aria-invalid')).toBe(error === null ? null : 'true')
      if (error !== null) expect(await field.getByText(error).isVisible()).toBe(true)
      expect(await input.evaluate(element => element instanceof HTMLInputElement && element.validationMessage)).toBe(error ?? '')
    }
    const several = page.locator('article[aria-label="file-field: File field for several"]')
    await several.locator('input').setInputFiles([file('a.png', 10), file('b.png', 2048)])
    await expect.poll(() => several.getByRole('listitem').allTextContents()).toEqual(['a.png0 KB', 'b.png2 KB'])
  })
})

describe('text fields of the style guide', () => {
  test('a password can be shown by its button, and a long text shows the remaining characters', async ({ openPage }) => {
    const page = await openGallery(openPage)
    const password = page.locator('article[aria-label="text-field: Password field"]')
    expect(await password.locator('input').getAttribute('type')).toBe('password')
    await password.getByRole('button', { name: 'Show password' }).click()
    expect(await password.locator('input').getAttribute('type')).toBe('text')
    expect(await focused(page)).toBe('')
    await password.getByRole('button', { name: 'Hide password' }).click()
    expect(await password.locator('input').getAttribute('type')).toBe('password')
    const long = page.locator('article[aria-label="text-field: Long text field"]')
    await long.locator('textarea').pressSequentially('Twelve chars')
    expect(await long.getByText('2488 characters left').count()).toBeGreaterThan(0)
  })
})
