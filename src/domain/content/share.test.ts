import { expect, test } from 'vitest'
import { shareAddress, shareTargets, versionedAddress } from './share.ts'

test.each([
  ['https://x.example/articles/1-101', 2, 'https://x.example/articles/1-101/v2'],
  ['https://x.example/articles/1-101/v1', 2, 'https://x.example/articles/1-101/v1'],
  ['https://x.example/articles/1-101/', 2, 'https://x.example/articles/1-101/v2'],
  ['https://x.example/de/articles/1-101?from=mail#methods', 3, 'https://x.example/de/articles/1-101/v3'],
  ['https://x.example/articles/101', 1, 'https://x.example/articles/101/v1'],
])('%s, version %i, is shared as %s', (address, version, shared) => {
  expect(versionedAddress(address, version)).toBe(shared)
})

test.each(shareTargets)('%s gets the whole address, and nothing of a title can add to it', target => {
  const address = new URL(
    shareAddress(target, { url: 'https://x.example/articles/1-101/v2', title: 'Salt & sand? #1 &url=https://evil.example' }),
  )
  const sent = [...address.searchParams.values()]
  expect(sent).toContain('https://x.example/articles/1-101/v2')
  expect(address.searchParams.getAll('url').length + address.searchParams.getAll('u').length).toBe(1)
})
