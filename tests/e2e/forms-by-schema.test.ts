/**
 * Forms that one schema validates in the browser and on the server (decision 0121): what the browser says before anything is sent is what
 * the server answers where there is no script, at the same fields and in the same summary.
 */
import { expect, inject } from 'vitest'
import { hydrated, originOf, pathOf, test } from '../support/browser.ts'
import { refusedForm } from '../support/refused-form.ts'
import { button, expectSameRefusal, type FormCase, field, fill } from '../support/schema-form.ts'
import { signInByForm } from '../support/sign-in-by-form.ts'
import { superEditor } from '../support/site-people.ts'

/** A site whose content no other test edits. */
const baseURL = originOf('hrb')

const forms: FormCase[] = [
  {
    name: 'the numbers of the board',
    path: '/my/content/board',
    isAutosaved: true,
    async enter(page) {
      await button(page, 'Add a number').click()
      await field(page, 'numbers[1].count').waitFor()
      await button(page, 'Add a number').click()
      await field(page, 'numbers[2].count').waitFor()
      await fill(page, {
        ...{ sectionTitle: ' ', lastUpdated: '0999-01-01', 'numbers[0].count': '1,200', 'numbers[0].label': 'articles' },
        ...{ 'numbers[1].count': '7', 'numbers[1].label': ' articles ', 'numbers[2].label': '[reviews]' },
      })
    },
    submit: 'Save the numbers',
    lines: [
      ['Title of the strip cannot be blank', 'sectionTitle'],
      ['Enter a day', 'lastUpdated'],
      ['Enter a whole number such as 1200, without spaces or commas', 'numbers[0].count'],
      ['Another row says the same', 'numbers[1].label'],
      ['Enter a whole number such as 1200, without spaces or commas', 'numbers[2].count'],
      ['Labels cannot contain banned characters', 'numbers[2].label'],
    ],
  },
  {
    name: 'the subjects of the board',
    path: '/my/content/board',
    isAutosaved: true,
    async prepare(page) {
      await field(page, 'added').fill('Ecology\nRoofing')
      await button(page, 'Save the subjects').click()
      await page.getByLabel('Subject Ecology').waitFor()
    },
    async enter(page) {
      await page.getByLabel('Subject Ecology').fill(' Roofing ')
      await field(page, 'added').fill('Tiles\n{Slates}')
    },
    submit: 'Save the subjects',
    lines: [
      ['Another row says the same', 'subject-N'],
      ['Labels cannot contain banned characters', 'added'],
    ],
  },
  {
    name: 'a member of the board',
    path: '/my/content/board/new',
    isAutosaved: true,
    enter: page => fill(page, { name: ' ', orcid: '0000-0002-1825-0098', keywords: 'x'.repeat(101) }),
    submit: 'Save member',
    lines: [
      ['Name cannot be blank', 'name'],
      ['Enter an ORCID iD such as 0000-0002-1825-0097: one of its digits does not fit the others', 'orcid'],
      ['Enter at most 20 keywords of up to 100 characters each', 'keywords'],
    ],
  },
  {
    name: 'an author of posts',
    path: '/my/content/authors/new',
    isAutosaved: true,
    enter: page => fill(page, { name: ' ', slug: 'No Slug' }),
    submit: 'Save author',
    lines: [
      ['Name cannot be blank', 'name'],
      ['Use lower-case letters without accents, digits and single hyphens', 'slug'],
    ],
  },
  {
    name: 'a role for a gateway',
    path: '/my/dashboard/roles/1',
    async enter(page) {
      // As a gateway that is gone since the page was opened.
      await field(page, 'membership-gateway').evaluate(list => list.append(new Option('Gone', 'gone')))
      await field(page, 'membership-gateway').selectOption('gone')
    },
    submit: 'Assign role',
    lines: [
      ['Role cannot be blank', 'membership-role'],
      ['This site has no such gateway.', 'membership-gateway'],
    ],
  },
  {
    name: 'recommending an article',
    isPublic: true,
    async path(page) {
      await page.goto(await pathOf('Case report: musical hallucinations'))
      return (await page.locator('a[href*="/recommend/"]').first().getAttribute('href')) ?? ''
    },
    enter: page =>
      fill(page, { recipients: 'ada@example.org, ben', senderName: 'Win at evil.example', senderEmail: 'bo', message: 'See evil.example' }),
    submit: 'Send',
    lines: [
      ['Not all the email addresses are valid, please check.', 'recipients'],
      ['Enter a name without web addresses or long numbers', 'senderName'],
      ['Enter an email address such as name@example.org', 'senderEmail'],
      ['Web addresses are not allowed: the email already links to this page', 'message'],
      ['Please complete recaptcha', 'captcha'],
    ],
  },
]

test.for(forms)('the form $name finds the same errors in the browser as on the server, and sends nothing', async (form, { openPage }) => {
  await expectSameRefusal(form, form.isPublic === true ? inject('site') : baseURL, openPage)
})

test('errors that only the server finds are shown, and a delete button ignores validation', async ({ openPage }) => {
  const page = await openPage({ baseURL })
  await signInByForm(page, superEditor)
  const save = async (entries: Record<string, string>) => {
    await page.goto('/my/content/authors/new')
    await hydrated(page)
    await fill(page, entries)
    await button(page, 'Save author').click()
  }
  await save({ name: 'Cleo Moss', slug: 'cleo' })
  await page.waitForURL('**/my/content/authors/*?done=saved')
  const path = new URL(page.url()).pathname
  await save({ name: 'Cleo Lichen', slug: 'cleo' })
  expect((await refusedForm(page)).lines).toEqual([['Another author already has this address', 'slug']])
  // The field that the server named is changed: it is asked again.
  await field(page, 'slug').fill('cleo-two')
  await button(page, 'Save author').click()
  await page.waitForURL('**/my/content/authors/*?done=saved')

  for (const author of [new URL(page.url()).pathname, path]) {
    await page.goto(author)
    await hydrated(page)
    await fill(page, { name: ' ', slug: 'No Slug' })
    await page.getByText('Use lower-case letters without accents').waitFor()
    await page.getByText('Delete author').click()
    await button(page, 'Yes, delete it').click()
    await page.waitForURL('**/my/content/authors?done=deleted')
  }
})
