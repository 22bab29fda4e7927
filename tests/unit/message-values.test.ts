/** Messages get the values of their placeholders: without one, readers would see the name of the placeholder in braces. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, Visitor } from 'vite'
import { expect, test } from 'vitest'
import type { Message } from '../../src/core/text/message.ts'
import { messages } from '../../src/site/messages.ts'
import { argumentsOf } from '../../tools/messages/message-errors.ts'
import { parseTypeScript } from '../../tools/read-sources.ts'

const root = join(import.meta.dirname, '../..')
const english: Readonly<Record<string, Message>> = messages.en

/** The writer of emails gives each message the name of the site. */
const givenByWriter = (key: string): ReadonlySet<string> => new Set(key.startsWith('mail-') ? ['site'] : [])

/** The names of the values of a call; null where they are not written out. */
function namesOf(values: ESTree.Node | undefined): Set<string> | null {
  if (values === undefined) return new Set()
  if (values.type !== 'ObjectExpression') return null
  const names = values.properties.map(property =>
    property.type === 'Property' && !property.computed && property.key.type === 'Identifier' ? property.key.name : null,
  )
  return names.includes(null) ? null : new Set(names.filter(name => name !== null))
}

/** `t('key', { values })` and `text.put('key', { values })`. */
const translates = ({ callee }: ESTree.CallExpression): boolean =>
  callee.type === 'Identifier'
    ? callee.name === 't'
    : callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && ['t', 'put'].includes(callee.property.name)

test('every call of t and put with a literal key gives exactly the values of its placeholders', () => {
  let compared = 0
  const invalid: string[] = []
  for (const path of globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] })) {
    const text = readFileSync(join(root, path), 'utf8')
    // Parsing all files would take longer than all other tests of this folder.
    if (!/\b(?:t|put)\(\s*'/.test(text)) continue
    new Visitor({
      CallExpression(call) {
        const [key, values] = call.arguments
        if (!translates(call) || key?.type !== 'Literal' || typeof key.value !== 'string') return
        const message = english[key.value]
        const names = namesOf(values)
        if (message === undefined || names === null) return
        compared += 1
        const needed = argumentsOf(message).difference(givenByWriter(key.value))
        if (needed.symmetricDifference(names).size > 0)
          invalid.push(`${path}: ${key.value} has ${[...needed].join(', ') || 'none'} and gets ${[...names].join(', ') || 'none'}`)
      },
    }).visit(parseTypeScript(path, text).program)
  }
  expect(compared).toBeGreaterThan(1000)
  expect(invalid).toEqual([])
})
