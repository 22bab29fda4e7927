import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { migrations } from './migrations.ts'

// Kysely runs them by name, and databases store the names.
test('the migrations of all modules are listed, with unique numbers in order', () => {
  const names = Object.keys(migrations)
  const numbers = names.map(name => Number(name.slice(0, 4)))
  const files = globSync('src/**/migrations/*.ts', { cwd: join(import.meta.dirname, '../..') })
  expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other))
  expect(files.map(file => basename(file, '.ts')).toSorted()).toEqual(names)
})
