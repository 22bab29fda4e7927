import { expect, test } from 'vitest'
import { hasOrcidChecksum } from './orcid.ts'

test.each([
  ['0000-0002-1825-0097', true],
  ['0000-0001-5109-3700', true],
  ['0000-0002-1694-233X', true],
  ['0000-0002-1825-0098', false],
  ['0000-0002-1852-0097', false],
  ['0000-0002-1694-2330', false],
  ['0000-0002-1825-009', false],
  ['', false],
])('whether %s is an ORCID iD is %s', (orcid, fits) => {
  expect(hasOrcidChecksum(orcid)).toBe(fits)
})
