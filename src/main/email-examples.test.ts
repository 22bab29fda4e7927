/** The emails of the gallery: every one says something in every language and brand. */
import { describe, expect, test } from 'vitest'
import { readMarkup } from '../../tests/support/read-markup.ts'
import { languages } from '../core/text/languages.ts'
import { createEmailPreviews } from '../modules/email/use-cases/email-previews.ts'
import { brandKeys } from '../modules/sites/pages/brand-styles.ts'
import { loadPlatforms } from '../modules/sites/use-cases/load-platforms.ts'
import { emailExamples } from './email-examples.ts'
import { emailWriters } from './email-writers.ts'

const previews = createEmailPreviews({ writers: emailWriters, examples: emailExamples, from: 'no-reply@example.org' })
const platforms = await loadPlatforms({ settingsFile: null, defaultKey: 'f1000research' })
const siteOf = (key: string) => platforms.ofHost(`${key}.localhost:3000`)

describe.each(languages)('example emails in %s', language => {
  test.each(Object.keys(emailWriters))('the examples of %s have every text, in plain text and HTML', kind => {
    const emails = previews.list(siteOf('f1000research'), language).filter(email => email.kind === kind)
    expect(emails.map(({ position }) => position)).toEqual(emails.map((_, index) => index + 1))
    expect(emails.length).toBeGreaterThan(0)
    // Several of a kind say what is special about each.
    expect(new Set(emails.map(({ title }) => title)).size).toBe(emails.length)
    for (const { subject, text, html, headers } of emails) {
      expect(subject.length).toBeGreaterThan(5)
      const [greeting = '', ...paragraphs] = text.split('\n\n')
      expect(greeting).toContain('Ada Roof')
      // There is at least one paragraph between the greeting and the signature.
      expect(paragraphs.length).toBeGreaterThan(1)
      expect(paragraphs[0]?.trim()).not.toBe('')
      // A key without a message, a placeholder without a value, and a value that HTML would read as markup.
      expect(subject + text + html.replace(/<style>[\s\S]*?<\/style>/, '')).not.toMatch(
        /\bmail-[a-z]+-|[{}]|undefined|\[object|&lt;|&amp;amp;/,
      )
      const markup = readMarkup(html.replace('<!doctype html>', '').replace(/<style>[\s\S]*?<\/style>/, ''))
      expect(markup.elements[0]?.attributes.get('lang')).toBe(language)
      // Each link of the text is one of the HTML, and leads to a page in the language of the email.
      const links = text.match(/https?:\/\/\S+/g) ?? []
      const hrefs = markup.elements.flatMap(({ attributes }) => attributes.get('href') ?? [])
      for (const link of links) expect(hrefs).toContain(link)
      const prefix = language === 'en' ? '' : `/${language}`
      for (const link of links.filter(each => new URL(each).pathname !== '/'))
        expect(new URL(link).pathname).toMatch(new RegExp(`^${prefix}/`))
      expect(Object.fromEntries(headers.map(({ name, value }) => [name, value]))).toMatchObject({
        From: expect.stringMatching(/ <no-reply@example\.org>$/),
        To: 'Ada Roof <ada.roof@example.org>',
        'Content-Language': language,
      })
    }
  })
})

test('an email to a list has List-Unsubscribe headers, with the link that its text has', () => {
  const bulk = previews.list(siteOf('f1000research'), 'en').filter(({ kind }) => kind === 'digest' || kind === 'tracked-news')
  expect(bulk.length).toBeGreaterThan(1)
  for (const { headers, text } of bulk) {
    const { 'List-Unsubscribe': link = '', ...others } = Object.fromEntries(headers.map(({ name, value }) => [name, value]))
    expect(text).toContain(`\n${link.slice(1, -1)}\n`)
    expect(others).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', 'List-Id': expect.stringMatching(/^<\S+>$/) })
  }
})

test.each(brandKeys)('in the brand %s each email has the brand’s name and colour', key => {
  const site = siteOf(key)
  const accent = site.brand.palette.get('accent')?.light ?? 'none'
  const emails = previews.list(site, 'en')
  expect(emails.length).toBeGreaterThanOrEqual(Object.keys(emailWriters).length)
  for (const { html, text } of emails) {
    expect(text).toContain(site.platform.displayName)
    if (/^#[\da-f]{6}$/.test(accent)) expect(html).toContain(accent)
  }
})
