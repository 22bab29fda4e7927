import { expect, it } from 'vitest'
import { nameToGreet } from './addressee.ts'

it.each([
  ['Ada Roof', 'Ada Roof'],
  ['  J. R. R.  Tolkien, Jr. ', 'J. R. R. Tolkien, Jr.'],
  ['“Ada” O’Brien-屋根', '“Ada” O’Brien-屋根'],
  ['Ada\r\nBcc: eve', 'Ada Bcc: eve'],
  ['Win at https://evil.example', ''],
  ['Win at evil.example', ''],
  ['Visit WWW evil', ''],
  ['eve@example.org', ''],
  ['Call 0123456', ''],
  ['<b>Ada</b>', ''],
  ['a'.repeat(101), ''],
  ['', ''],
])('the name %j is greeted as %j', (name, greeted) => expect(nameToGreet(name)).toBe(greeted))
