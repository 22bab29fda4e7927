/**
 * What an installation stores, what settings, links and programs of others name, keeps its names (docs/decisions/0104-names-that-stay.md).
 * tests/fixtures/stored-names.json has those that were released or stored; new ones may come, and are added there when they are released.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { lastingNames } from '../support/stored-names.ts'

const root = resolve(import.meta.dirname, '../..')
const known = z
  .record(z.string(), z.array(z.string()).min(1))
  .parse(JSON.parse(readFileSync(join(root, 'tests/fixtures/stored-names.json'), 'utf8')))
const now = lastingNames()

test.each(Object.entries(known))('no stored name of the kind %s was lost', (kind, names) => {
  const still = new Set(now[kind])
  expect(names.filter(name => !still.has(name))).toEqual([])
})

test('each kind of stored name is in the list', () => {
  expect(Object.keys(known)).toEqual(Object.keys(now))
})
