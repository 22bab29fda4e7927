/** The statements of both specifications (docs/coverage.md), and the tests whose titles carry their ids, such as `(R2.2-07, A4-13)`. */
import { type ESTree, Visitor } from 'vite'
import { tableRows } from '../markdown-tables.ts'
import { parseTypeScript } from '../read-sources.ts'

export interface Statement {
  id: string
  what: string
  state: string
}

export interface TitledTest {
  file: string
  title: string
  ids: string[]
}

/** @param coverage docs/coverage.md */
export const readStatements = (coverage: string): Statement[] =>
  tableRows(coverage, '| Id | What | State | Shown by | Planned |').map(([id = '', what = '', state = '']) => ({ id, what, state }))

const idsAtTheEnd = /^(.*?) \(([RA]\d(?:\.\d)?-\d{2,3}(?:, [RA]\d(?:\.\d)?-\d{2,3})*)\)$/s

/** The text of a title; of a template what is constant in it. */
function textOf(argument: ESTree.Argument | undefined): string | null {
  if (argument?.type === 'Literal') return typeof argument.value === 'string' ? argument.value : null
  if (argument?.type === 'TemplateLiteral') return argument.quasis.map(({ value }) => value.cooked ?? '').join('…')
  return null
}

/** `test`, `describe`, and what they are extended by: `test.each(rows)`, `test.skipIf(…)`. */
function isTest(callee: ESTree.Expression): boolean {
  if (callee.type === 'Identifier') return /^(?:test|describe|it)$/i.test(callee.name) || /Test$/.test(callee.name)
  if (callee.type === 'CallExpression') return isTest(callee.callee)
  return callee.type === 'MemberExpression' && isTest(callee.object)
}

/** Tests and groups of tests of a file whose titles carry ids. */
export function titledTests(file: string, text: string): TitledTest[] {
  const found: TitledTest[] = []
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (!isTest(callee)) return
      const [, title, ids] = idsAtTheEnd.exec(textOf(first) ?? '') ?? []
      if (title !== undefined && ids !== undefined) found.push({ file, title, ids: ids.split(', ') })
    },
  }).visit(parseTypeScript(file, text).program)
  return found
}

/** Ids of titles that no statement has. @returns one line for each */
export function unknownIds(statements: readonly Statement[], tests: readonly TitledTest[]): string[] {
  const known = new Set(statements.map(({ id }) => id))
  return tests.flatMap(({ file, title, ids }) => ids.filter(id => !known.has(id)).map(id => `${file}: no statement is ${id} (“${title}”)`))
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** docs/statements.md. */
export function writeStatements(statements: readonly Statement[], tests: readonly TitledTest[]): string {
  const byId = new Map<string, TitledTest[]>()
  for (const each of tests) for (const id of each.ids) byId.set(id, [...(byId.get(id) ?? []), each])
  const gaps = statements.filter(({ id, state }) => state === 'works' && !byId.has(id))
  const rows = statements.map(({ id, what }) => {
    const shown = (byId.get(id) ?? []).map(({ file, title }) => `\`${file}\` ${cell(title)}`)
    return `| ${id} | ${cell(what)} | ${shown.join('<br>')} |`
  })
  return `${[
    '# Statements and their tests',
    '',
    'Each statement of the reading specification (R) and the accounts specification (A) has an id in [coverage.md](coverage.md), and the tests that show it carry the id in their titles. `npm run audit:spec -- --write` makes this list of them; `npm test` fails where it is not current.',
    '',
    `${statements.length} statements; ${statements.filter(({ id }) => byId.has(id)).length} are shown by a test with their id. Of those that docs/coverage.md says work, ${gaps.length} are not:`,
    '',
    gaps.map(({ id }) => id).join(', ') || 'none',
    '',
    '| Id | Statement | Tests |',
    '|---|---|---|',
    ...rows,
  ].join('\n')}\n`
}
