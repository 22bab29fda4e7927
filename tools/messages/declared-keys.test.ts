import { describe, expect, test } from 'vitest'
import { declaredKeys } from './declared-keys.ts'

const files: Readonly<Record<string, string>> = {
  'src/roofs/roofs.ts': `export const roofs = ['flat', 'steep'] as const
    const kept = ['thatched'] as const satisfies readonly string[]
    export const allRoofs = [...roofs, ...kept, 'none'] as const
    export const listed: readonly string[] = roofs
    export const steep = roofs.filter(roof => roof !== 'flat')`,
  'src/pages/own.ts': `export const own = ['green']`,
  'src/lists.ts': `export { roofs as shapes } from './roofs/roofs.ts'`,
}

function read(path: string): string {
  const text = files[path]
  if (text === undefined) throw new Error(`There is no ${path}`)
  return text
}

const declaredBy = (code: string) => declaredKeys('src/pages/page.tsx', path => (path === 'src/pages/page.tsx' ? code : read(path)))

describe('the message keys of a list', () => {
  test.each<[string, string, string[]]>([
    ['in the call', `const keys = messageKeys('roof', ['flat', 'steep'])`, ['roof-flat', 'roof-steep']],
    ['with a suffix', `const keys = messageKeys('roof', ['flat'], 'help')`, ['roof-flat-help']],
    ['in the same file', `const roofs = ['flat'] as const; const keys = messageKeys('roof', roofs)`, ['roof-flat']],
    ['in another file', `import { roofs } from '../roofs/roofs.ts'; messageKeys('roof', roofs)`, ['roof-flat', 'roof-steep']],
    ['beside it', `import { own } from './own.ts'; messageKeys('roof', own)`, ['roof-green']],
    ['under another name', `import { roofs as all } from '../roofs/roofs.ts'; messageKeys('roof', all)`, ['roof-flat', 'roof-steep']],
    ['that is handed on', `import { shapes } from '../lists.ts'; messageKeys('roof', shapes)`, ['roof-flat', 'roof-steep']],
    ['that is another one', `import { listed } from '../roofs/roofs.ts'; messageKeys('roof', listed)`, ['roof-flat', 'roof-steep']],
    [
      'with others in it',
      `import { allRoofs } from '../roofs/roofs.ts'; messageKeys('roof', [...allRoofs, 'glass'])`,
      ['roof-flat', 'roof-steep', 'roof-thatched', 'roof-none', 'roof-glass'],
    ],
  ])('they are read from %s', (_case, code, keys) => {
    expect(declaredBy(code)).toEqual([{ line: 1, keys }])
  })

  test('each call has its own keys', () => {
    expect(declaredBy(`const one = messageKeys('a', ['b'])\nconst other = messageKeys('c', ['d'])`)).toEqual([
      { line: 1, keys: ['a-b'] },
      { line: 2, keys: ['c-d'] },
    ])
  })

  test('calls of another function have none', () => {
    expect(declaredBy(`otherKeys('messageKeys(', ['a'])`)).toEqual([])
  })
})

describe('keys that the code alone does not give are a problem', () => {
  test.each<[string, string, string]>([
    ['a prefix that is put together', `messageKeys(\`roof-\${kind}\`, ['flat'])`, 'the prefix of messageKeys is not written out'],
    ['a prefix that is a name', `messageKeys(prefix, ['flat'])`, 'the prefix of messageKeys is not written out'],
    ['no list', `messageKeys('roof')`, 'messageKeys has no list'],
    ['a suffix that is a name', `messageKeys('roof', ['flat'], suffix)`, 'the suffix of messageKeys is not written out'],
    ['a value that is a name', `messageKeys('roof', ['flat', other])`, 'a value of messageKeys is not written out'],
    ['a list that is computed', `messageKeys('roof', Object.keys(roofs))`, 'the list of messageKeys is no array of literals'],
    [
      'a list that is filtered in its file',
      `import { steep } from '../roofs/roofs.ts'; messageKeys('roof', steep)`,
      'the list of messageKeys is no array of literals',
    ],
    [
      'a list of a package',
      `import { roofs } from 'roofs'; messageKeys('roof', roofs)`,
      'the list of messageKeys comes from roofs, which is no file of the project',
    ],
    ['a list of nowhere', `messageKeys('roof', roofs)`, 'src/pages/page.tsx has no constant roofs, whose values messageKeys needs'],
    [
      'a list that can change',
      `let roofs = ['flat']; messageKeys('roof', roofs)`,
      'src/pages/page.tsx has no constant roofs, whose values messageKeys needs',
    ],
  ])('the problem is reported: %s', (_case, code, problem) => {
    expect(declaredBy(code)).toEqual([{ line: 1, problem }])
  })
})
