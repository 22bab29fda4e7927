/** The field for an institution (specification, accounts.md sections 2 and 5): picked from the list and not pasted, or said not to be in it. */
import { describe, expect } from 'vitest'
import { test } from '../support/browser.ts'
import { openGallery } from '../support/gallery.ts'

const inForm = 'article[aria-label="institution-field: Nothing yet"]'

describe('the institution field', () => {
  test('typed text without a selection opens a dialog when the field is left (A2-56, A3-60, A5-20)', async ({ openPage }) => {
    const page = await openGallery(openPage)
    const [form, field] = [page.locator(inForm), page.locator(inForm).getByRole('combobox')]
    const dialog = page.getByRole('alertdialog', { name: 'Choose your institution from the list' })
    await field.pressSequentially('University of Slat')
    await page.getByRole('option', { name: 'University of Slate' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('option', { name: 'University of Slate' }).count()).toBe(0)
    await form.getByRole('button', { name: 'Save' }).focus()
    await dialog.waitFor()
    expect(await dialog.textContent()).toContain('a name that was pasted cannot be recognised')
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect.poll(() => dialog.isVisible()).toBe(false)
    await expect.poll(() => field.evaluate(element => element === document.activeElement)).toBe(true)
    expect(await field.getAttribute('aria-invalid')).toBe('true')

    // Once for a text: the form still says what is missing.
    await form.getByLabel('Place').click()
    await form.getByText('Accepted').click()
    expect(await form.locator('[name=accepted]').isChecked()).toBe(true)
    expect(await dialog.count()).toBe(0)
    await field.fill('University of Elsewhere')
    await page.getByText('No matching institution found.').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByText('No matching institution found.').count()).toBe(0)
    await form.getByRole('button', { name: 'Save' }).focus()
    await dialog.getByRole('button', { name: 'OK' }).click()

    await field.fill('')
    await field.pressSequentially('shingle')
    await page.getByRole('option', { name: 'Slate and Shingle Institute' }).click()
    await form.getByRole('button', { name: 'Save' }).focus()
    await expect.poll(() => field.getAttribute('aria-invalid')).toBeNull()
    expect(await dialog.isVisible()).toBe(false)
    expect([await field.inputValue(), await form.locator('input[name=institutionRor]').inputValue()]).toEqual([
      'Slate and Shingle Institute',
      'https://ror.org/00abc1235',
    ])
  })

  test('an institution that is not in the list can be kept as typed', async ({ openPage }) => {
    const page = await openGallery(openPage)
    const [form, field] = [page.locator(inForm), page.locator(inForm).getByRole('combobox')]
    const save = form.getByRole('button', { name: 'Save' })
    await field.pressSequentially('House of Roofs')
    // The first Enter or Escape closes the list.
    await page.getByText('No matching institution found.').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByText('No matching institution found.').count()).toBe(0)
    await page.keyboard.press('Enter')
    await form.getByRole('region', { name: 'Please correct 1 fields' }).waitFor()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect.poll(() => dialog.isVisible()).toBe(false)
    expect(await save.getAttribute('aria-disabled')).toBe('true')
    // Going on to the box is not leaving the field.
    await form.getByText('My institution is not in the list').click()
    expect(await dialog.isVisible()).toBe(false)
    await expect.poll(() => save.getAttribute('aria-disabled')).toBeNull()
    expect(await form.getByRole('checkbox', { name: 'My institution is not in the list' }).isChecked()).toBe(true)
    await form.getByRole('checkbox', { name: 'My institution is not in the list' }).uncheck()
    await expect.poll(() => save.getAttribute('aria-disabled')).toBe('true')
    await form.getByRole('checkbox', { name: 'My institution is not in the list' }).check()
    await field.fill('')
    await field.pressSequentially('Slate')
    await page.getByRole('option', { name: 'University of Slate' }).click()
    expect(await form.getByRole('checkbox', { name: 'My institution is not in the list' }).isChecked()).toBe(false)
    await expect.poll(() => save.getAttribute('aria-disabled')).toBeNull()
  })

  test('a selected one fills its city, and keeps a city that was typed', async ({ openPage }) => {
    const page = await openGallery(openPage)
    const [form, field] = [page.locator(inForm), page.locator(inForm).getByRole('combobox')]
    const place = form.getByLabel('Place')
    await field.pressSequentially('shingle')
    await page.getByRole('option', { name: 'Slate and Shingle Institute' }).click()
    expect(await place.inputValue()).toBe('Bangor')
    await field.fill('')
    await field.pressSequentially('University of Slat')
    await page.getByRole('option', { name: 'University of Slate' }).click()
    expect(await place.inputValue()).toBe('Leiden')
    await place.fill('Utrecht')
    await field.fill('')
    await field.pressSequentially('shingle')
    await page.getByRole('option', { name: 'Slate and Shingle Institute' }).click()
    expect(await place.inputValue()).toBe('Utrecht')
  })

  test('it takes any name where no organisations are loaded', async ({ openPage }) => {
    const page = await openGallery(openPage)
    const example = page.locator('article[aria-label="institution-field: No organisations are loaded"]')
    await example.getByLabel('Institution').fill('House of Roofs')
    await page.keyboard.press('Tab')
    expect(await example.getByRole('combobox').count()).toBe(0)
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  })

  test('a click elsewhere leaves the field and takes effect', async ({ openPage }) => {
    const page = await openGallery(openPage)
    const [form, field] = [page.locator(inForm), page.locator(inForm).getByRole('combobox')]
    await field.pressSequentially('House of Roofs')
    await page.getByText('No matching institution found.').waitFor()
    await page.keyboard.press('Escape')
    await form.getByText('Accepted').click()
    await page.getByRole('alertdialog', { name: 'Choose your institution from the list' }).waitFor()
    expect(await form.locator('[name=accepted]').isChecked()).toBe(true)
  })

  test('without a script, one of several matches is chosen on the next page', async ({ openPage }) => {
    const page = await openGallery(openPage, { javaScriptEnabled: false })
    const form = page.locator('article[aria-label="institution-field: Several match"] form')
    expect(await form.getByRole('radio').count()).toBe(3)
    await form.getByRole('radio', { name: 'University of Slate' }).nth(1).check()
    const sent = await form.evaluate(element => (element instanceof HTMLFormElement ? [...new FormData(element)] : []))
    expect(sent).toEqual([
      ['institution', 'University of Slate'],
      ['institutionRor', ''],
      ['institutionChoice', 'https://ror.org/00abc1236'],
    ])
  })
})
