import { expect, it } from 'vitest'
import { createPlaceNames } from './place-names.ts'

it.each([
  ['fig1.png', 'fig1.png'],
  ['v1.assets/fig/é 2.png', 'v1.assets/fig/é 2.png'],
  ['v1.assets/a?b*c%20d#e\\f.png', 'v1.assets/a_b_c_20d_e_f.png'],
  ['../../etc/passwd', 'etc/passwd'],
  ['/', '_'],
  ['v1.assets/.hidden', 'v1.assets/_hidden'],
  ['CON.txt', '_CON.txt'],
  ['name. ', 'name_'],
  [`v1.assets/${'x'.repeat(300)}.png`, `v1.assets/${'x'.repeat(116)}.png`],
  [`v1.assets/${'deep/'.repeat(100)}fig.png`, 'v1.assets/fig.png'],
])('the name %s becomes %s', (wished, expected) => expect(createPlaceNames()(wished)).toBe(expected))

it('every file gets a unique path', () => {
  const placeOf = createPlaceNames()
  expect(['a/fig.png', 'a/Fig.png', 'a/fig_.png', 'a/fig?.png', 'b', 'b/c', 'd/e', 'd', 'item.json', 'item.json'].map(placeOf)).toEqual([
    'a/fig.png',
    'a/2/Fig.png',
    'a/fig_.png',
    'a/2/fig_.png',
    'b',
    '2/b/c',
    'd/e',
    '2/d',
    'item.json',
    '2/item.json',
  ])
})
