import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

test('every error class has its reason in the table of decision 109', () => {
  const declared = globSync('src/**/*.{ts,tsx}', { cwd: root }).flatMap(path =>
    [...read(path).matchAll(/^(?:export )?class (\w+) extends \w*(?:Error|Failure)\b/gm)].map(([, name]) => name),
  )
  const listed = [...read('docs/decisions/0109-errors.md').matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
  expect(declared.length).toBeGreaterThan(10)
  expect(declared.toSorted()).toEqual(listed.toSorted())
})
