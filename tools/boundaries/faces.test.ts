import { expect, test } from 'vitest'
import { declarationsOf, faceProblems, isPastFace } from './faces.ts'

const [digest, mail] = ['src/modules/alerts/use-cases/digest.ts', 'src/modules/email/data/mail.ts']

test.each([
  ['a query of another module', digest, mail, true],
  ['its services', 'src/modules/alerts/module.ts', 'src/modules/email/module.ts', true],
  ['its face', digest, 'src/modules/email/index.ts', false],
  ['its schemas', 'src/modules/alerts/api/routes.ts', 'src/modules/email/api/schemas.ts', true],
  ['the face of its routes', 'src/modules/alerts/api/routes.ts', 'src/modules/email/api/index.ts', false],
  ['its domain', digest, 'src/modules/email/domain/address.ts', false],
  ['its components', 'src/modules/alerts/pages/route.tsx', 'src/modules/sites/components/page-head.tsx', false],
  ['a query of the same module', digest, 'src/modules/alerts/data/alert.ts', false],
  ['the core', digest, 'src/core/dates/clock.ts', false],
  ['a query, from what puts the modules together', 'src/main/app.ts', mail, false],
  ['a query, from a test', 'src/modules/alerts/use-cases/digest.test.ts', mail, false],
])('an import of %s goes past a face: %s', (_, from, to, expected) => {
  expect(isPastFace(from, to)).toBe(expected)
})

test('a declaration has its names, as types and under the names of the file', () => {
  const text = `import whole, { type A, b as c } from './x.ts'
import type * as all from './y.ts'
export { d as e } from '../z.ts'
import react from 'react'`
  expect(declarationsOf('src/modules/alerts/data/w.ts', text).map(({ keyword, target, names }) => [keyword, target, names])).toEqual([
    [
      'import',
      'src/modules/alerts/data/x.ts',
      [
        { name: 'default', local: 'whole', isType: false },
        { name: 'A', local: 'A', isType: true },
        { name: 'b', local: 'c', isType: false },
      ],
    ],
    ['import', 'src/modules/alerts/data/y.ts', [{ name: '*', local: 'all', isType: false }]],
    ['export', 'src/modules/alerts/z.ts', [{ name: 'd', local: 'e', isType: false }]],
  ])
})

test.each([
  ['a use-case may have a query of another module', digest, 'storeMail', []],
  [
    'a query may have no use-case of another module',
    'src/modules/alerts/data/alert.ts',
    'sendMail',
    ['src/modules/alerts/data/alert.ts takes sendMail of src/modules/email/use-cases/send.ts: data uses no use-cases of another module.'],
  ],
  [
    'a component may have no server code of another module',
    'src/modules/alerts/components/alert.tsx',
    'sendMail',
    [
      'src/modules/alerts/components/alert.tsx takes sendMail of src/modules/email/use-cases/send.ts: components uses no use-cases of another module.',
    ],
  ],
])('%s', (_, path, name, expected) => {
  const files = new Map([
    ['src/modules/email/index.ts', `export { storeMail } from './data/mail.ts'\nexport { send as sendMail } from './use-cases/send.ts'`],
    [path, `import { ${name} } from '../../email/index.ts'`],
  ])
  expect(faceProblems(files)).toEqual(expected)
})

test('an import past a face is a problem', () => {
  expect(faceProblems(new Map([[digest, `import { storeMail } from '../../email/data/mail.ts'`]]))).toEqual([
    `${digest} imports ${mail} past src/modules/email/index.ts.`,
  ])
})
