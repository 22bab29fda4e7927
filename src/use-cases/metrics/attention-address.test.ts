import { expect, test } from 'vitest'
import { loadPlatforms, type Platforms } from '../platforms/load-platforms.ts'
import { attentionAddress } from './attention-address.ts'

const platforms: Platforms = await loadPlatforms({ settingsFile: null, defaultKey: 'f1000research' })
const withAddresses = (addresses: Readonly<Record<string, string>>): Pick<Platforms, 'all'> => ({
  all: new Map(
    [...platforms.all].map(([key, site]) => {
      const additionalDetails = { ...site.platform.additionalDetails, altmetricUrl: addresses[key] ?? null }
      return [key, { ...site, platform: { ...site.platform, additionalDetails } }]
    }),
  ),
})
const wellcome = 'https://attention.wellcome.example.org'
const own = 'https://attention.example.org'

test.each([
  ['the installation’s, whatever sites name', 'https://named.example.org', { wellcome, f1000research: own }, 'https://named.example.org'],
  ['the installation’s own site', null, { wellcome, f1000research: own }, own],
  ['another site that names one', null, { wellcome }, wellcome],
  ['nowhere', null, {}, null],
])('attention is asked for at the address of %s', (_whose, named, addresses, address) => {
  expect(attentionAddress(named, withAddresses(addresses), 'f1000research')).toBe(address)
})
