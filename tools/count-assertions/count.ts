import { type ESTree, Visitor } from 'vite'
import { parseTypeScript } from '../read-sources.ts'

export interface Count {
  assertions: number
  tests: number
}

/** What is called, without the calls and members around it: `test` of `test.each(…)(…)`, with the names of the members. */
function calledNames(callee: ESTree.Expression | ESTree.Super): string[] {
  switch (callee.type) {
    case 'Identifier':
      return [callee.name]
    case 'MemberExpression':
      return callee.property.type === 'Identifier' ? [...calledNames(callee.object), callee.property.name] : []
    case 'TaggedTemplateExpression':
      return calledNames(callee.tag)
    case 'CallExpression':
      return calledNames(callee.callee)
    default:
      return []
  }
}

/** `expect.any(…)` and its like are part of an assertion, not one. */
const assertionNames = new Set(['expect', 'expect.poll', 'expect.soft'])
const testNames = /^(?:test|it)(?:\.(?:concurrent|sequential|each|for|fails|runIf|skipIf))*$/

/** Assertions are the places that call `expect`; a test that runs over a table of rows is one. */
export function countIn(path: string, text: string): Count {
  const count: Count = { assertions: 0, tests: 0 }
  const { program } = parseTypeScript(path, text)
  new Visitor({
    CallExpression({ callee }) {
      const isDirect = callee.type === 'Identifier' || callee.type === 'MemberExpression'
      const name = calledNames(callee).join('.')
      if (isDirect && assertionNames.has(name)) count.assertions += 1
      // `test.each(rows)` is called with the test; the call inside gives the rows, or the condition.
      if (testNames.test(name) && !(isDirect && /\.(?:each|for|runIf|skipIf)$/.test(name))) count.tests += 1
    },
  }).visit(program)
  return count
}
