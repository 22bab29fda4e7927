import { expect, test } from 'vitest'
import { contactOf } from './contact.ts'

const both = { infoEmail: 'info@tidal.org', editorialEmail: 'editors@tidal.org' }

test.each([
  [both, 'info@tidal.org', 'editors@tidal.org'],
  [{ ...both, infoEmail: null }, 'editors@tidal.org', 'editors@tidal.org'],
  [{ ...both, editorialEmail: null }, 'info@tidal.org', 'info@tidal.org'],
  [{ infoEmail: null, editorialEmail: null }, null, null],
])('the contact %j has the emails %s and %s (A3-21)', (platform, info, editorial) => {
  expect([contactOf(platform, 'info'), contactOf(platform, 'editorial')]).toEqual([info, editorial])
})
