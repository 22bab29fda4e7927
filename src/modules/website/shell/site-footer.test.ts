import { createElement } from 'react'
import { expect, test } from 'vitest'
import { linksOf, renderInSite } from '../../../../tests/support/render-in-site.tsx'
import { messages } from '../../../messages/messages.ts'
import { footerLinks } from '../../sites/domain/navigation/footer-links.ts'
import { type PlatformSettings, readPlatformInfo } from '../../sites/domain/platform-info.ts'
import { Footer, type FooterProps } from './site-footer.tsx'

function render({ settings = {}, ...site }: Partial<FooterProps['site']> & { settings?: Partial<PlatformSettings> } = {}): Promise<string> {
  const platform = { ...readPlatformInfo({ displayName: 'Slate', startYear: 2020, ...settings }, 'the test'), key: 'slate' }
  const standard = { platform, menu: [], footer: 'standard' as const, partnerLogos: [], follow: [], year: 2026 }
  return renderInSite(createElement(Footer, { site: { ...standard, ...site } }))
}

test.each([
  [{ startYear: 2020 }, '© 2020–2026 Slate'],
  [{ startYear: 2026 }, '© 2026 Slate'],
  [{ copyrightOwner: 'the authors' }, '© 2020–2026 the authors'],
  [{ issn: '1234-5679' }, 'ISSN 1234-5679'],
])('the settings %j give the copyright %j (A2-52)', async (settings, line) =>
  expect(await render({ settings })).toContain(`<span>${line}</span>`),
)

test.each(['standard', 'commission'] as const)('every link of the %s footer is there once (A2-46)', async footer => {
  const links = linksOf(await render({ footer }))
  for (const { href } of footerLinks[footer]) expect(links.filter(link => link === href)).toEqual([href])
  expect(links).toContain('/published/rss')
  expect(links).toContain('/api/docs/openapi.json')
  expect(new Set(links).size).toBe(links.length)
})

/** Name and URL of each link in HTML. */
const namedLinks = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, name]) => `${name} → ${href}`)

test('the footer links to contact, how it works, the feed, the privacy policy and legal information (A2-53)', async () => {
  expect(namedLinks(await render())).toEqual(
    expect.arrayContaining([
      'Contact → /contact',
      'How it works → /about',
      'RSS feed → /published/rss',
      'Privacy policy → /legal/privacypolicy',
      'Legal → /legal',
    ]),
  )
})

test('the Commission’s block with its eight links is shown where it is enabled, and nowhere else (A2-54)', async () => {
  const block = /<nav aria-labelledby="footer-commission".*?<\/nav>/s
  expect(namedLinks(block.exec(await render({ footer: 'commission' }))?.[0] ?? '')).toEqual([
    'Contact → /contact',
    'Follow → /about/follow',
    'Resources for partners → /about/resources-for-partners',
    'Language policy → /about/language-policy',
    'Cookies → /legal/privacypolicy/cookies',
    'Privacy policy → /legal/privacypolicy',
    'Legal → /legal',
    'Brexit content disclaimer → /about/brexit',
  ])
  expect(await render({ footer: 'standard' })).not.toMatch(block)
})

test('both licences have an image and a text (A2-47)', async () => {
  const html = await render()
  expect(linksOf(html)).toEqual(
    expect.arrayContaining(['https://creativecommons.org/licenses/by/4.0/', 'https://creativecommons.org/publicdomain/zero/1.0/']),
  )
  for (const name of ['CC BY', 'CC0']) expect(html).toMatch(new RegExp(`<svg[^>]*>.*?</svg><span><strong>${name}</strong>`))
})

test('partners have their logos, and a footer without partners no heading', async () => {
  expect(await render()).not.toContain(messages.en['every-page']['footer-partners'])
  const html = await render({
    partnerLogos: [{ name: 'Example Council', file: 'council.svg', href: 'https://example.org', width: 120, height: 40 }],
  })
  expect(html).toMatch(/<a href="https:\/\/example.org"[^>]*><img src="\/brand\/council.svg" alt="Example Council" width="120" height="40"/)
})

test('social links begin their text with the name of the network', async () => {
  const html = await render({ follow: [{ name: 'Slate', icon: 'mastodon', href: 'https://social.example.org/@slate' }] })
  expect(html).toContain('aria-label="Slate on Mastodon"')
})

test('the link to manage cookies needs a script and is hidden without one', async () => {
  expect(await render()).toMatch(/<li hidden=""><button/)
})
