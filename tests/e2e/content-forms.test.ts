/** The forms of the content manager that one schema validates in the browser and on the server (decision 0121). */
import sharp from 'sharp'
import { expect } from 'vitest'
import { hydrated, originOf, test } from '../support/browser.ts'
import { refusedForm, sentForms } from '../support/refused-form.ts'
import { button, expectSameRefusal, type FormCase, field, fill } from '../support/schema-form.ts'
import { signInByForm } from '../support/sign-in-by-form.ts'
import { superEditor } from '../support/site-people.ts'

/** A site whose content no other test edits. */
const baseURL = originOf('hrb')
const past = '1999-12-31T23:59'

/** `site`: where what the form is about is enabled. */
const forms: (FormCase & { site?: string })[] = [
  {
    name: 'a page',
    path: '/my/content/pages/new',
    isAutosaved: true,
    async enter(page) {
      await fill(page, { title: ' ', path: '/browse/slates', publishAt: past, redirectTo: 'javascript:alert(1)' })
      await page.getByText('Sidebar', { exact: true }).click()
      await field(page, 'ownMenu').fill('first The first part\nalone')
    },
    submit: 'Schedule',
    lines: [
      ['Title cannot be blank', 'title'],
      ['The site itself uses this address. Choose another one', 'path'],
      ['This time has passed. Choose a later one, or publish now', 'publishAt'],
      ['Enter an address of this site such as /about, or one that begins with https://', 'redirectTo'],
      ['Line 2: enter an anchor, a space and a label', 'ownMenu'],
    ],
  },
  {
    name: 'a post',
    site: originOf('mededpub'),
    path: '/my/content/posts/new',
    isAutosaved: true,
    enter: page => fill(page, { title: 'Ten years of slates', publishAt: '', slug: 'Ten Years' }),
    submit: 'Schedule',
    lines: [
      ['Enter a date and time', 'publishAt'],
      ['Use lower-case letters without accents, digits and single hyphens', 'slug'],
      ['Choose an author, or enter the name of a new one', 'author'],
    ],
  },
  {
    name: 'the menu',
    path: '/my/content/menu',
    isAutosaved: true,
    async enter(page) {
      await field(page, 'target-2').selectOption('address')
      await fill(page, { 'text-1': '{Browse}', 'text-2': ' ', 'text-3': 'Elsewhere' })
      await field(page, 'target-3').selectOption('address')
      await field(page, 'path-3').fill('javascript:alert(1)')
    },
    submit: 'Save menu',
    lines: [
      ['Labels cannot contain banned characters', 'text-N'],
      ['Enter a text.', 'text-N'],
      ['Enter a path of this site such as /about, or an address that begins with https://.', 'path-N'],
    ],
  },
  {
    name: 'the alternative text of an image',
    async path(page) {
      const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#456' } })
        .png()
        .toBuffer()
      await page.goto('/my/content/media')
      await field(page, 'file-0').setInputFiles({ name: 'slates.png', mimeType: 'image/png', buffer: image })
      await field(page, 'alt-0').fill('Slates')
      await button(page, 'Add images').click()
      await page.waitForURL('**/my/content/media?added=1')
      return (await page.getByRole('link', { name: 'slates.png' }).first().getAttribute('href')) ?? ''
    },
    isAutosaved: true,
    enter: page => field(page, 'decorative').check(),
    submit: 'Save alternative text',
    lines: [['Decorative images have no alternative text: remove the text or the tick.', 'alt']],
  },
  {
    name: 'the settings',
    path: '/my/content/settings',
    isAutosaved: true,
    async enter(page) {
      // As a page that is gone since the form was opened.
      await field(page, 'submitPage').evaluate(list => list.append(new Option('Gone', '999999')))
      await field(page, 'submitPage').selectOption('999999')
      await fill(page, { cardText: 'Publish it here', cardLinks: '/about About\nalone' })
    },
    submit: 'Save settings',
    lines: [
      ['Choose a published page', 'submitPage'],
      ['Title of the card cannot be blank', 'cardTitle'],
      ['Line 2: enter an address such as /about, a space, and words', 'cardLinks'],
    ],
  },
]

test.for(forms)('the form $name shows the server’s errors in the browser, and sends nothing', async (form, { openPage }) => {
  await expectSameRefusal(form, form.site ?? baseURL, openPage)
})

test('an invalid time holds back only the button that schedules', async ({ openPage }) => {
  const page = await openPage({ baseURL })
  await signInByForm(page, superEditor)
  await page.goto('/my/content/pages/new')
  await hydrated(page)
  await fill(page, { title: 'Slates of the north', path: '/about/slates-of-the-north', publishAt: past })
  const sent = sentForms(page)
  await button(page, 'Schedule').click()
  const refused = ['This time has passed. Choose a later one, or publish now', 'publishAt']
  expect((await refusedForm(page)).lines).toEqual([refused])
  // It is still wrong for that button after another field was left.
  await field(page, 'title').fill('Slates of the south')
  await field(page, 'path').focus()
  expect((await refusedForm(page, { isFocused: false })).lines).toEqual([refused])
  expect(sent.filter(path => path === '/my/content/pages/new')).toEqual([])
  await button(page, 'Save draft').click()
  await page.waitForURL('**/my/content/pages/*?done=saved')
  // A button that deletes is not held back by what is wrong.
  await hydrated(page)
  await field(page, 'title').fill(' ')
  await page.locator('[id$=-title-error]').getByText('Title cannot be blank').waitFor()
  await page.getByText('Unpublish or delete').click()
  await button(page, 'Yes, delete it').click()
  await page.waitForURL('**/my/content?done=deleted')
})

test('a menu row that is removed takes its errors with it', async ({ openPage }) => {
  const page = await openPage({ baseURL })
  await signInByForm(page, superEditor)
  await page.goto('/my/content/menu')
  await hydrated(page)
  await button(page, 'Add an entry').click()
  const added = page.locator('input[name^="text-n"]')
  await button(page, 'Save menu').click()
  expect((await refusedForm(page)).lines).toEqual([['Enter a text.', await added.getAttribute('name')]])
  await page.getByRole('button', { name: /^Remove New entry/ }).click()
  await page.locator('form section[aria-labelledby$="-summary"]').waitFor({ state: 'detached' })
})
