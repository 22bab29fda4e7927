/** The table of objects, in the style guide: moved through by keyboard as a grid, and whole without a script. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { violationsInEitherScheme } from '../support/axe.ts'
import { hydrated, test } from '../support/browser.ts'
import { superEditor, testPassword } from '../support/site-people.ts'
import { variants } from '../support/variants.ts'

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement
    return at?.getAttribute('aria-label') ?? at?.textContent?.trim() ?? ''
  })

async function openTable(page: Page, caption: string) {
  await page.goto('/styleguide')
  const table = page.getByRole('grid', { name: caption, exact: true })
  await table.waitFor()
  return table
}

test('a grid is one tab stop, and arrows, Home and End move through its cells', async ({ openPage }) => {
  const page = await openPage()
  const table = await openTable(page, 'Accounts')
  await table.getByRole('checkbox', { name: 'Choose all accounts' }).focus()
  const path: [key: string, to: string][] = [
    ['ArrowRight', 'Name'],
    ['ArrowDown', 'Ada Byron'],
    ['ArrowRight', 'ada@example.org'],
    ['End', '12'],
    ['ArrowRight', '12'],
    ['Control+End', '140'],
    ['Home', 'Choose Wang Zhenyi'],
    ['ArrowUp', 'Choose Émilie du Châtelet'],
    ['PageUp', 'Choose Ada Byron'],
    ['Control+Home', 'Choose all accounts'],
    ['ArrowLeft', 'Choose all accounts'],
  ]
  for (const [key, to] of path) {
    await page.keyboard.press(key)
    expect(await focused(page), key).toBe(to)
  }
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  expect(await table.evaluate(element => element.contains(document.activeElement))).toBe(false)
  await page.keyboard.press('Shift+Tab')
  expect(await focused(page)).toBe('Choose Ada Byron')
})

test('a cell with several buttons is entered by Enter and left by Escape', async ({ openPage }) => {
  const page = await openPage()
  const table = await openTable(page, 'Accounts with actions')
  await table.getByRole('link', { name: 'Ada Byron' }).focus()
  await page.keyboard.press('End')
  expect(await focused(page)).toBe('EditRemove')
  const path: [key: string, to: string][] = [
    ['Enter', 'Edit Ada Byron'],
    ['ArrowRight', 'Remove Ada Byron'],
    ['ArrowRight', 'Remove Ada Byron'],
    ['Escape', 'EditRemove'],
    ['ArrowDown', 'EditRemove'],
    ['F2', 'Edit Émilie du Châtelet'],
  ]
  for (const [key, to] of path) {
    await page.keyboard.press(key)
    expect(await focused(page), key).toBe(to)
  }
})

test('rows are selected by keyboard, all at once too, and their number is announced', async ({ openPage }) => {
  const page = await openPage()
  const table = await openTable(page, 'Accounts')
  const all = table.getByRole('checkbox', { name: 'Choose all accounts' })
  await table.getByRole('checkbox', { name: 'Choose Ada Byron' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('status').filter({ hasText: '1 account chosen' }).waitFor()
  expect(await all.evaluate(box => box instanceof HTMLInputElement && box.indeterminate)).toBe(true)
  await all.check()
  await page.getByRole('status').filter({ hasText: '3 accounts chosen' }).waitFor()
  expect(await table.getByRole('checkbox', { name: 'Choose Wang Zhenyi' }).isChecked()).toBe(true)
  await all.uncheck()
  expect(await table.getByRole('checkbox', { checked: true }).count()).toBe(0)
})

test('the sorted column states its direction, and its header link reverses it', async ({ openPage }) => {
  const page = await openPage()
  const table = await openTable(page, 'Accounts')
  const name = table.getByRole('columnheader', { name: 'Name' })
  expect(await name.getAttribute('aria-sort')).toBe('ascending')
  expect(await name.getByRole('link').getAttribute('href')).toContain('sort=-name')
  expect(await table.getByRole('columnheader', { name: 'Reports' }).getAttribute('aria-sort')).toBeNull()
})

test('without a script it is a plain table with links and checkboxes in the tab order', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto('/styleguide')
  const table = page.getByRole('table', { name: 'Accounts', exact: true })
  await table.getByRole('link', { name: 'Ada Byron' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await page.locator(':focus').textContent()).toBe('Émilie du Châtelet')
  expect(await table.getByRole('checkbox', { name: 'Choose all accounts' }).isVisible()).toBe(false)
})

test.for(variants<readonly [string, number]>(['on a phone', 375], ['on a wide screen', 1280]))(
  'axe finds no violation %s, and nothing is cut off',
  async ([, width], { openPage }) => {
    const page = await openPage({ viewport: { width, height: 900 } })
    const table = await openTable(page, 'Accounts')
    expect(await violationsInEitherScheme(page, { within: 'table' })).toEqual([])
    expect(await table.evaluate(element => element.scrollWidth <= element.clientWidth)).toBe(true)
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Émilie du Châtelet' }) })
    expect(await row.getByRole('gridcell').count()).toBe(4)
    expect(await row.getByText('emilie@example.org').isVisible()).toBe(true)
  },
)

test.for([true, false])(
  'columns and density are chosen in the URL, beside the filters, with a script: %s',
  async (javaScriptEnabled, { openPage }) => {
    const page = await openPage({ javaScriptEnabled })
    await page.goto('/login?returnTo=/my/content?state=published')
    if (javaScriptEnabled) await hydrated(page)
    await page.locator('[name=username]').fill(superEditor.email)
    await page.locator('[name=password]').fill(testPassword)
    await page.locator('[name=password]').press('Enter')
    await page.waitForURL(url => url.pathname === '/my/content')
    if (javaScriptEnabled) await hydrated(page)
    await page.getByText('View', { exact: true }).click()
    await page.getByRole('checkbox', { name: 'State', exact: true }).uncheck()
    await page.getByRole('radio', { name: 'Compact', exact: true }).check()
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await page.waitForURL(url => url.searchParams.get('density') === 'compact' && url.searchParams.get('state') === 'published')
    // The column of checkboxes has no name, and is there where a listed page can be changed.
    const heads = async () => (await page.getByRole('columnheader').allTextContents()).filter(Boolean)
    expect(await heads()).toEqual(['Title', 'Address', 'Belongs to', 'Last modified'])
    await page.getByRole('columnheader', { name: 'Title', exact: true }).getByRole('link').click()
    await page.waitForURL(url => url.searchParams.get('order') === 'title')
    expect(await heads()).toEqual(['Title', 'Address', 'Belongs to', 'Last modified'])
    // A client-side navigation changes the URL before the page.
    await expect.poll(() => page.getByRole('columnheader', { name: 'Title', exact: true }).getAttribute('aria-sort')).toBe('ascending')
    await page.getByRole('textbox', { name: 'Title or address' }).or(page.getByRole('searchbox')).last().fill('about')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.waitForURL(url => url.searchParams.get('search') === 'about')
    expect(await heads()).toEqual(['Title', 'Address', 'Belongs to', 'Last modified'])
    expect(new URL(page.url()).searchParams.get('density')).toBe('compact')
  },
)
