import { expect, test } from 'vitest'
import { joinPairs, type RoleTable, renameByRole, rolesOf } from './name-roles.ts'
import { type Change, replaceSpans } from './names.ts'
import { namesOf } from './rename-terms.ts'

function rename(text: string, tables: { variables?: RoleTable; properties?: RoleTable }): string {
  const roles = rolesOf('a.tsx', text)
  const changes = new Map<number, Change>()
  for (const { name, start } of namesOf('a.tsx', text)) {
    const now = renameByRole({ name, start }, roles, { variables: {}, properties: {}, ...tables })
    if (now !== undefined) changes.set(start, { start, end: start + name.length, text: now })
  }
  joinPairs(text, roles, changes)
  return replaceSpans(text, [...changes.values()])
}

const variables = { at: 'url' }
const properties = { at: 'url' }
test.each([
  ['a variable', 'const at = item.at; f(at, { at: 1 })', { variables }, 'const url = item.at; f(url, { at: 1 })'],
  ['a property', 'const at = item.at; f(at, { at: 1 })', { properties }, 'const at = item.url; f(at, { url: 1 })'],
  ['the short form, of a variable', 'f({ at })', { variables }, 'f({ at: url })'],
  ['the short form, of a property', 'f({ at })', { properties }, 'f({ url: at })'],
  ['the short form, of both', 'f({ at })', { variables, properties }, 'f({ url })'],
  ['a pattern with a default', "({ at = '' }) => at", { variables }, "({ at: url = '' }) => url"],
  ['a pair that has one name now', 'f({ url: at }); ({ url: at = 1 }) => at', { variables }, 'f({ url }); ({ url = 1 }) => url'],
  ['no pair that had one name', 'f({ it: it, at })', { variables }, 'f({ it: it, at: url })'],
  [
    'types',
    "interface A { at: string }\ntype B = A['at'] | Pick<A, 'at'>",
    { properties },
    "interface A { url: string }\ntype B = A['url'] | Pick<A, 'url'>",
  ],
  ['attributes of components', '<A at={at} />', { properties }, '<A url={at} />'],
  [
    'what has a name alone',
    'const f = (at: string) => at; const g = (at: string) => at',
    { variables: { 'g.at': 'url' } },
    'const f = (at: string) => at; const g = (url: string) => url',
  ],
  [
    'by the innermost name',
    'const f = () => (at: string) => g(at)',
    { variables: { 'f.at': 'href', 'g.at': 'url' } },
    'const f = () => (href: string) => g(url)',
  ],
  [
    'all but what has a name',
    "f(at); t('key', { at })",
    { variables, properties: { ...properties, 't.at': 'at' } },
    "f(url); t('key', { at: url })",
  ],
  [
    'members of one object alone',
    'place.at + x.place.at + other.at',
    { properties: { 'place.at': 'url' } },
    'place.url + x.place.url + other.at',
  ],
  [
    'attributes of one component alone',
    '<A at={1} b={<B at={2} />} />',
    { properties: { 'B.at': 'url' } },
    '<A at={1} b={<B url={2} />} />',
  ],
])('it renames %s', (_, text, tables, expected) => {
  expect(rename(text, tables)).toBe(expected)
})
