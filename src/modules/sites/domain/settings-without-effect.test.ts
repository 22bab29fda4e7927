import { expect, test } from 'vitest'
import { readPlatformInfo } from './platform-info.ts'
import { settingsWithoutEffect } from './settings-without-effect.ts'

const info = (settings: object) => readPlatformInfo({ displayName: 'Reef', ...settings }, 'a test')

test('settings without effect are reported in one line, with their site (A3-35, A3-39)', () => {
  expect(
    settingsWithoutEffect([
      ['reef', info({ marketing: { addThisId: 'ra-1' }, transcend: { id: 'reef-1' } })],
      ['wreck', info({ transcend: { env: 'staging' } })],
      ['dune', info({})],
    ]),
  ).toBe(
    'Settings without effect (AddThis has ended; consent is asked for by the site’s own panel): reef: marketing.addThisId, reef: transcend, wreck: transcend',
  )
})

test('without such settings nothing is reported', () => {
  expect(settingsWithoutEffect([['dune', info({ marketing: { twitterName: 'dune' } })]])).toBeNull()
})
