import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { exceptions, isSatisfied, refusedPackages } from './licences.ts'

const root = resolve(import.meta.dirname, '../..')

test.each([
  ['MIT', true],
  ['GPL-3.0-or-later', false],
  ['MIT OR GPL-3.0-or-later', true],
  ['(GPL-3.0-or-later OR MIT) AND Zlib', true],
  ['MIT AND GPL-3.0-or-later', false],
  ['(MIT AND GPL-3.0-or-later) OR Zlib', true],
  ['', false],
  ['(MIT', false],
  ['MIT Zlib', false],
  ['SEE LICENSE IN LICENSE.md', false],
])('whether the expression %s is satisfied by MIT and Zlib is %s', (expression, expected) => {
  expect(isSatisfied(expression, id => id === 'MIT' || id === 'Zlib')).toBe(expected)
})

test('a package with another licence or none is reported, development packages too', () => {
  const packages = {
    '': { license: 'Apache-2.0' },
    'node_modules/good': { license: 'ISC' },
    'node_modules/viral': { license: 'AGPL-3.0-only' },
    'node_modules/good/node_modules/@some/unknown': {},
    'node_modules/tool': { license: 'MPL-2.0', dev: true },
    'node_modules/served': { license: 'MPL-2.0' },
    'node_modules/@img/sharp-libvips-linux-x64': { license: 'LGPL-3.0-or-later' },
    'node_modules/other': { license: 'LGPL-3.0-or-later' },
  }
  expect(refusedPackages(JSON.stringify({ packages })).map(({ name }) => name)).toEqual(['viral', '@some/unknown', 'served', 'other'])
})

test('each exception has a decision that names its licence', () => {
  for (const { decision, licence } of exceptions) {
    const page = join(root, 'docs/decisions', decision)
    expect(existsSync(page), decision).toBe(true)
    expect(readFileSync(page, 'utf8')).toContain(licence)
  }
})
