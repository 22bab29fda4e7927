import { expect, test } from 'vitest'
import { altProblem, imageLimits, imageName, plainName } from './image-file.ts'

test.each([
  ['roof.png', 'roof.png'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\ada\\roof.png', 'roof.png'],
  ['.htaccess', 'htaccess'],
  ['a\u0000b\r\nSet-Cookie: x.png', 'a b Set-Cookie x.png'],
  ['<img src=x onerror=x()>.png', 'img src=x onerror=x().png'],
  ['', ''],
])('the file name %s is cleaned to %s', (given, expected) => {
  expect(plainName(given)).toBe(expected)
})

test.each([
  ['roof.png', 'image/webp', 'roof.webp'],
  ['roof.php', 'image/jpeg', 'roof.jpg'],
  ['roof.jpg.exe', 'image/jpeg', 'roof.jpg.jpg'],
  ['屋根.jpeg', 'image/jpeg', '屋根.jpg'],
  ['...', 'image/gif', 'picture.gif'],
  [`${'a'.repeat(400)}.png`, 'image/png', `${'a'.repeat(100)}.png`],
] as const)('the file %s, whose content is %s, is stored as %s', (given, type, expected) => {
  expect(imageName(given, type)).toBe(expected)
})

test.each([
  ['A roof', false, null],
  [' ', false, 'missing'],
  ['', true, null],
  ['A roof', true, 'decorative-with-text'],
  ['a'.repeat(imageLimits.altLength + 1), false, 'too-long'],
] as const)('the alternative text “%s”, decorative: %s, has the right error', (alt, isDecorative, expected) => {
  expect(altProblem({ alt, isDecorative })).toBe(expected)
})
