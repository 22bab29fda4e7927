import { describe, expect, test } from 'vitest'
import { judge, planRerun } from './rerun.ts'
import type { FileResult, SuiteResult } from './suite-result.ts'

const file = (name: string, failed = 0): FileResult => ({
  file: name,
  passed: 3 - failed,
  failed,
  skipped: 0,
  seconds: 1,
  failures: failed > 0 ? [`${name} > it fails`] : [],
  output: failed > 0 ? ['it fails\nError: no'] : [],
})
const suite = (...files: FileResult[]): SuiteResult => ({ files, unhandled: [], ended: true })
const broken: SuiteResult = { files: [], unhandled: [], ended: false }
const crashed: SuiteResult = { ...suite(file('a.test.ts')), unhandled: ['Error: Worker exited unexpectedly'] }
const many = Array.from({ length: 30 }, (_, index) => file(`other-${index}.test.ts`))

describe('what is run again', () => {
  test.each<[name: string, first: SuiteResult, minutes: number, plan: ReturnType<typeof planRerun>]>([
    ['nothing of a suite that passed', suite(file('a.test.ts')), 5, null],
    ['the files that failed', suite(file('a.test.ts', 1), file('b.test.ts')), 5, ['a.test.ts']],
    ['the whole suite, if it did not run to its end', broken, 5, 'all'],
    ['the whole suite, if an error belongs to no test', crashed, 5, 'all'],
    ['nothing after minute 75', suite(file('a.test.ts', 1)), 76, null],
    ['no access matrix', suite(file('tests/api/access-matrix.test.ts', 1)), 5, null],
    ['no secrets in logs', suite(file('tests/api/secrets-in-logs.test.ts', 1)), 5, null],
    ['no kills', suite(file('tests/database/mail-killed.test.ts', 1), file('tests/api/kills.test.ts', 1)), 5, null],
  ])('%s', (_name, first, minutes, plan) => expect(planRerun(first, minutes)).toEqual(plan))
})

describe('what the second run means', () => {
  const failuresOf = ({ result }: ReturnType<typeof judge>): string[] => result.files.flatMap(each => each.failures)

  test('a file that fails twice is red', () => {
    const verdict = judge(suite(file('a.test.ts', 1), ...many), suite(file('a.test.ts', 1)))
    expect(failuresOf(verdict)).toEqual(['a.test.ts > it fails'])
    expect(verdict.flaky).toEqual([])
  })

  test('a file that passes is flaky, with the errors of its first run', () => {
    const verdict = judge(suite(file('a.test.ts', 1), ...many), suite(file('a.test.ts')))
    expect(failuresOf(verdict)).toEqual([])
    expect(verdict.flaky).toEqual([{ file: 'a.test.ts', first: ['it fails\nError: no'], second: { passed: 3, seconds: 1 } }])
    expect(verdict.tooMany).toBeNull()
  })

  test('more than a tenth of the files is red, a single file is not', () => {
    const names = ['a.test.ts', 'b.test.ts']
    const [failed, passed] = [names.map(name => file(name, 1)), names.map(name => file(name))]
    expect(judge(suite(...failed, file('c.test.ts')), suite(...passed)).tooMany).toBe('2 of 3 files passed only the second time')
    expect(judge(suite(...failed, ...many), suite(...passed)).tooMany).toBeNull()
    expect(judge(suite(file('a.test.ts', 1), file('c.test.ts')), suite(file('a.test.ts'))).tooMany).toBeNull()
  })

  test('a suite that broke off is judged by its second run, and is flaky', () => {
    const verdict = judge(broken, suite(file('a.test.ts'), file('b.test.ts', 1)))
    expect(verdict.result).toMatchObject({ ended: true, unhandled: [] })
    expect(failuresOf(verdict)).toEqual(['b.test.ts > it fails'])
    expect(verdict.flaky).toMatchObject([{ file: '(the whole suite)', first: ['It did not run to its end.'] }])
  })

  test('a suite that breaks off twice is red', () => expect(judge(broken, broken)).toMatchObject({ result: { ended: false }, flaky: [] }))

  test('an error that belongs to no test is red if it comes again', () => {
    expect(judge(crashed, crashed).result.unhandled).toEqual(crashed.unhandled)
    expect(judge(crashed, suite(file('a.test.ts')))).toMatchObject({ result: { unhandled: [] }, flaky: [{ first: crashed.unhandled }] })
  })

  test('what is never run again stays red, even where the whole suite is', () => {
    const name = 'tests/api/access-matrix.test.ts'
    const verdict = judge({ ...suite(file(name, 1)), unhandled: ['Error: Worker exited unexpectedly'] }, suite(file(name)))
    expect(failuresOf(verdict)).toEqual([`${name} > it fails`])
  })
})
