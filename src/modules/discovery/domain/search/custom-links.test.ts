import { expect, test } from 'vitest'
import { platformInfoSchema } from '../../../sites/domain/platform-info.ts'
import { customLinks } from './custom-links.ts'

const shown = (enabled: boolean, link: string) =>
  customLinks(
    platformInfoSchema.parse({
      displayName: 'Tides',
      features: { browseCustomLinks: { enabled, links: [{ label: 'New', icon: 'star', link }] } },
    }),
  )

test.each([
  ['/browse', '/browse'],
  ['/browse/posters', '/browse/posters'],
  ['/browse?articleTypes=DATA_NOTE', '/browse?articleTypes=DATA_NOTE'],
  ['/posters', '/browse/posters'],
  ['/?articleTypes=DATA_NOTE', '/browse?articleTypes=DATA_NOTE'],
  ['/', '/browse'],
  ['/browsers', '/browse/browsers'],
])('a custom link to %s leads to %s below /browse (R2.2-42)', (link, expected) => {
  expect(shown(true, link)).toEqual([{ label: 'New', icon: 'star', link: expected }])
  expect(shown(false, link)).toEqual([])
})
