/** Which test files a word names: by a part of their path, or by the capability that they are about. */
import { globSync } from 'node:fs'
import { sep } from 'node:path'
import { areaOf } from '../../tools/count-assertions/areas.ts'
import { suitesOf } from '../../vitest.config.ts'

export const suites = ['unit', 'embedded', 'database', 'api', 'browser', 'articles'] as const
export type Suite = (typeof suites)[number]

/** As vitest.config.ts has them, so that a suite's tests are listed in one place. */
function patternsOf(suite: Suite): { include: string[]; exclude: string[] } {
  const found = suitesOf('named').find(({ test }) => test.name === suite)
  if (found === undefined) throw new Error(`vitest.config.ts has no project ${suite}.`)
  return { include: found.test.include, exclude: found.test.exclude ?? [] }
}

/** @param words such as `comments`, `api/alerts` or a file's path @returns the files by suite, relative to the root; suites without any are left out */
export function findTests(root: string, words: readonly string[]): Map<Suite, string[]> {
  const isNamed = (path: string): boolean => words.some(word => path.includes(word) || areaOf(path) === word)
  const found = suites.map((suite): [Suite, string[]] => {
    const { include, exclude } = patternsOf(suite)
    const paths = globSync(include, { cwd: root, exclude }).map(path => path.replaceAll(sep, '/'))
    return [suite, paths.filter(isNamed).toSorted()]
  })
  return new Map(found.filter(([, paths]) => paths.length > 0))
}
