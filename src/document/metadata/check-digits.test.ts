import { expect, test } from 'vitest'
import { isIsni, isIssn, isPlaceholderIssn, isRor } from './check-digits.ts'

/** Identifiers of real journals, people and organisations, in the forms that sources use. */
const right: [rule: (text: string) => boolean, text: string][] = [
  [isIssn, '2046-1402'],
  [isIssn, '20461402'],
  [isIssn, ' 1050-124x '],
  [isIssn, '2434-561X'],
  [isIsni, '0000-0002-1825-0097'],
  [isIsni, 'https://orcid.org/0000-0002-1694-233X'],
  [isIsni, '0000 0001 2103 2683'],
  [isIsni, 'https://isni.org/isni/0000000121032683/'],
  [isRor, 'https://ror.org/03yrm5c26'],
  [isRor, 'https://ror.org/048tbm396'],
]

test.each(right)('%o accepts %s', (rule, text) => {
  expect(rule(text)).toBe(true)
})

test.each(right)('%o refuses %s with any one digit changed', (rule, text) => {
  const retained = /orcid\.org|isni\.org|ror\.org/.test(text) ? text.lastIndexOf('/', text.length - 2) + 1 : 0
  const changed = [...text].flatMap((digit, index) =>
    /\d/.test(digit) && index >= retained ? [text.slice(0, index) + ((Number(digit) + 1) % 10) + text.slice(index + 1)] : [],
  )
  expect(changed.length).toBeGreaterThan(4)
  expect(changed.filter(rule)).toEqual([])
})

test.each<[rule: (text: string) => boolean, text: string]>([
  [isIssn, ''],
  [isIssn, '2046-140'],
  [isIssn, '1015-5759, 2151-2426'],
  [isIsni, '0000-0002-1825'],
  [isIsni, '10000-0002-1825-0097'],
  [isRor, 'https://ror.org/03yrl5c26'],
  [isRor, 'grid.1010.0'],
])('%o refuses “%s”', (rule, text) => {
  expect(rule(text)).toBe(false)
})

test.each([
  ['0000-0000', true],
  ['1234-5679', true],
  ['2046-1402', false],
])('whether the ISSN %s is a placeholder is %s', (issn, expected) => {
  expect(isPlaceholderIssn(issn)).toBe(expected)
})
