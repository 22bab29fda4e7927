import { expect, test } from 'vitest'
import { sharedPage, shareMailtoUrl, shareTargets, shareUrl, versionedUrl } from './share.ts'

test.each([
  ['https://x.example/articles/1-101', 2, 'https://x.example/articles/1-101/v2'],
  ['https://x.example/articles/1-101/v1', 2, 'https://x.example/articles/1-101/v1'],
  ['https://x.example/articles/1-101/', 2, 'https://x.example/articles/1-101/v2'],
  ['https://x.example/de/articles/1-101?from=mail#methods', 3, 'https://x.example/de/articles/1-101/v3'],
  ['https://x.example/articles/101', 1, 'https://x.example/articles/101/v1'],
])('%s, version %i, is shared as %s (R2.1-14)', (url, version, shared) => {
  expect(versionedUrl(url, version)).toBe(shared)
})

test.each(shareTargets)('the share URL of %s has the absolute URL, and a title cannot add parameters to it', target => {
  const url = new URL(shareUrl(target, { url: 'https://x.example/articles/1-101/v2', title: 'Salt & sand? #1 &url=https://evil.example' }))
  const sent = [...url.searchParams.values()]
  expect(sent).toContain('https://x.example/articles/1-101/v2')
  expect(url.searchParams.getAll('url').length + url.searchParams.getAll('u').length).toBe(1)
})

test('a page can be shared by links and by email (R3-29)', () => {
  const page = { url: 'https://x.example/posters/1-9', title: 'Salt & sand + 50 %\r\nBcc: eve@evil.example', email: '/recommend/asset/1' }
  const { targets, email } = sharedPage(page, true)
  expect(email).toBe(page.email)
  expect(targets.map(({ name }) => name)).toEqual(['Facebook', 'X', 'LinkedIn', 'Mendeley', 'Reddit'])
  const written = shareMailtoUrl(page)
  const mail = new URL(written)
  expect(mail.pathname).toBe('')
  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(mail.searchParams.get('subject')).toBe('Salt & sand + 50 % Bcc: eve@evil.example')
  expect(mail.searchParams.get('body')).toBe(`Salt & sand + 50 % Bcc: eve@evil.example\r\n\r\n${page.url}\r\n`)
  expect(written).not.toContain('+')
})

test('a site without the share toolbar has no share targets, and still email (A7-53)', () => {
  const { targets, email } = sharedPage({ url: 'https://x.example/', title: 'T', email: '/recommend/version/1' }, false)
  expect([targets, email]).toEqual([[], '/recommend/version/1'])
})
