import { expect, test } from 'vitest'
import { keyProblems } from './key-problems.ts'

const keys = new Set(['roof', 'roof-flat', 'roof-steep', 'roof-none'])
const problemsOf = (...sources: string[]) => {
  const files = sources.map((_, place) => `src/file-${place}.ts`)
  return keyProblems(keys, files, path => sources[files.indexOf(path)] ?? '')
}

test('a key of a list counts as used, and other keys with the same beginning do not', () => {
  const { problems, unused } = problemsOf(`export const names = messageKeys('roof', ['flat', 'steep'])`, `t('roof')`)
  expect(problems).toEqual([])
  expect([...unused]).toEqual(['roof-none'])
})

test('a key of a list without a message is reported', () => {
  const { problems } = problemsOf(`const roofs = ['flat', 'glass'] as const\nexport const names = messageKeys('roof', roofs)`)
  expect(problems).toEqual(['src/file-0.ts:2: there is no message roof-glass.'])
})

test('a list whose values are unknown is refused', () => {
  const { problems } = problemsOf(`messageKeys('roof', Object.keys(roofs))`)
  expect(problems).toEqual(['src/file-0.ts:1: the list of messageKeys is no array of literals.'])
})

test('a composed key is refused and does not count as a use', () => {
  const { problems, unused } = problemsOf(`t('roof')`, `t(\`roof-\${each}\`)`)
  expect(problems).toEqual([expect.stringMatching(/^src\/file-1\.ts:1: the key of a message is composed/)])
  expect([...unused]).toEqual(['roof-flat', 'roof-steep', 'roof-none'])
})
