/** The interface in each of its languages: what says which one it is, its words, its dates, and its links. */
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { formatDate } from '../../src/core/text/date.ts'
import { languageNames, languages } from '../../src/core/text/languages.ts'
import { messages } from '../../src/site/messages.ts'
import { hydrated, pathOf, test, wellKnown } from '../support/browser.ts'

const [own, ...others] = languages
/** What header and footer say, to the eye and by labels; names of other languages and of the site are no words. */
const textsOfShell = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = document.querySelectorAll('.skip-link, body > header, body > footer, body > a, body > aside')
    const elements = [...parts]
      .flatMap(part => [part, ...part.querySelectorAll('*')])
      .filter(element => !element.closest('[lang]:not(html)'))
    return elements.flatMap(element => [
      ...[...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).map(node => node.textContent?.trim() ?? ''),
      ...['aria-label', 'alt', 'title', 'placeholder'].map(name => element.getAttribute(name) ?? ''),
    ])
  })

/** Paths within the site that links of the page lead to, but for those that name a language of their own. */
const inwardLinks = (page: Page): Promise<string[]> =>
  page.locator('a[href^="/"]:not([hreflang])').evaluateAll(links => [...new Set(links.map(link => link.getAttribute('href') ?? ''))])

/** Files and feeds, which have no language. */
const isFile = (href: string): boolean => /^\/(api|published|files|brand|content|articles\/exportTo)\b|\.(csv|pdf|xml|zip|rss)$/.test(href)

describe.for(others)('the interface in %s (A9-23)', language => {
  test('the page is marked with its language, and links to the same page in the others', async ({ openPage }) => {
    const [page, article] = [await openPage({ javaScriptEnabled: false }), await pathOf(wellKnown.reviewed)]
    // Each version of an article is a page of its own; its newest has two paths, of which this is the lasting one.
    for (const path of ['/', '/browse', `${article}/v2`]) {
      const prefixed = (each: string) => inject('site') + (each === own ? path : `/${each}${path === '/' ? '' : path}`)
      await page.goto(prefixed(language))
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(prefixed(language))
      const alternates = await page
        .locator('link[rel=alternate][hreflang]')
        .evaluateAll(links => links.map(link => [link.getAttribute('hreflang'), link.getAttribute('href')]))
      expect(alternates).toEqual([...languages.map(each => [each, prefixed(each)]), ['x-default', prefixed(own)]])
    }
  })

  test('dates are in the language, and links stay in it', async ({ openPage }) => {
    const [page, article] = [await openPage({ javaScriptEnabled: false }), await pathOf(wellKnown.reviewed)]
    for (const path of ['', '/browse', article]) {
      await page.goto(`/${language}${path}`)
      const dates = await page
        .locator('main time[datetime]')
        .evaluateAll(times => times.map(time => [time.getAttribute('datetime') ?? '', time.textContent ?? '']))
      expect(dates.length).toBeGreaterThan(0)
      for (const [date = '', text] of dates) expect(text, path).toContain(formatDate(date, language))
      const leading = (await inwardLinks(page)).filter(href => !isFile(href))
      expect(leading.length).toBeGreaterThan(10)
      expect(leading.filter(href => href !== `/${language}` && !href.startsWith(`/${language}/`))).toEqual([])
    }
  })

  test('no text around the content is left in English', async ({ openPage }) => {
    const [page, english, translated] = [await openPage(), messages[own], messages[language]]
    const foreign = new Set(
      Object.entries(english).flatMap(([key, words]) => (typeof words === 'string' && translated[key] !== words ? [words] : [])),
    )
    // Words that the language has too, for something else.
    for (const words of Object.values(translated)) if (typeof words === 'string') foreign.delete(words)
    for (const path of ['', '/browse', '/nothing/here']) {
      await page.goto(`/${language}${path}`)
      const words = (await textsOfShell(page)).filter(text => text !== '')
      expect(words.length).toBeGreaterThan(20)
      expect(
        words.filter(text => foreign.has(text)),
        path,
      ).toEqual([])
    }
  })

  test('the language is chosen on the page, which stays the same', async ({ openPage }) => {
    const [page, article] = [await openPage(), await pathOf(wellKnown.reviewed)]
    await page.goto(`${article}#references`)
    // The script adds the fragment to the link, which no server is sent.
    await hydrated(page)
    const chooser = page.locator('body > header details[name]:has([hreflang])')
    await chooser.locator('summary').click()
    await chooser.getByRole('link', { name: languageNames[language] }).click()
    await page.waitForURL(`**/${language}${article}#references`)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    // And it is kept: a path without a language leads to it.
    await page.goto('/browse?show=20')
    expect(new URL(page.url()).pathname).toBe(`/${language}/browse`)
  })
})
