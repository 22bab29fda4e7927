import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cookieTable, shownNames } from './cookie-table.ts'

const decision = join(import.meta.dirname, '../../../../../docs/decisions/0082-lifetimes-of-cookies.md')

const lifetime = (days: number | null): string | null => {
  if (days === null) return null
  if (days === 1) return '1 day'
  return days === 730 ? '2 years' : `${days} days`
}

test('the decision page about lifetimes lists the cookies of the cookie policy with their lifetimes (A9-05)', async () => {
  const written = (await readFile(decision, 'utf8'))
    .split('\n')
    .flatMap(line => /^\| `(\w+)` \| (\w+) \| (.*) \|$/.exec(line)?.slice(1) ?? [])
  const rows = cookieTable.map((row, index) => ({ row, said: written.slice(index * 3, index * 3 + 3) }))
  expect(written).toHaveLength(cookieTable.length * 3)
  for (const { row, said } of rows) {
    expect(said.slice(0, 2)).toEqual([row.name, row.category])
    if (row.days !== null) expect([row.name, said[2]]).toEqual([row.name, lifetime(row.days)])
  }
})

test('every cookie of the list is set somewhere (A9-13)', () => {
  expect(cookieTable.map(({ name }) => name)).not.toContain('recto_partner_login_result')
})

test.each([
  ['recto_session', 'https://tides.example.org', ['__Host-recto_session']],
  ['recto_remember_me', 'https://tides.example.org', ['__Host-recto_remember_me']],
  ['recto_session', 'http://localhost:3000', ['recto_session']],
  ['recto_session', null, ['__Host-recto_session', 'recto_session']],
  ['recto_consent', 'https://tides.example.org', ['recto_consent']],
  ['recto_consent', null, ['recto_consent']],
])('the cookie %s at %s is found as %j (A2-103)', (name, origin, names) => {
  expect(shownNames(name, origin)).toEqual(names)
})
