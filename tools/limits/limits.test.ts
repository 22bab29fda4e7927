import { expect, test } from 'vitest'
import { compareSizes, folderSizes, functionSizes } from './sizes.ts'

test('every kind of function is measured, under its own name or that of its surroundings', () => {
  const text = `export function declared() {
  return 1
}
const named = () => {
  const inner = function () {}
  return inner
}
export const wrapped = memo(
  async function () {
    await 1
  },
)
export const table = {
  method() {},
  property: () => 1,
}
class Kind {
  does() {
    return (
      1
    )
  }
  field = () => 2
}
export default () => {}
`
  expect(functionSizes('src/x.ts', text).map(({ of, size }) => `${of} ${size}`)).toEqual([
    'src/x.ts declared 3',
    'src/x.ts named 4',
    'src/x.ts inner 1',
    'src/x.ts wrapped 3',
    'src/x.ts method 1',
    'src/x.ts property 1',
    'src/x.ts does 5',
    'src/x.ts field 1',
    'src/x.ts without a name 1',
  ])
})

test('the files of a folder are counted without those of its subfolders', () => {
  expect(folderSizes(['src/ui/a.ts', 'src/ui/b.css', 'src/ui/icons/c.ts', 'knip.config.ts'])).toEqual([
    { of: 'src/ui', size: 2 },
    { of: 'src/ui/icons', size: 1 },
    { of: '.', size: 1 },
  ])
})

test('what is above a limit is reported, the largest first, except for the exceptions', () => {
  const sizes = [
    { of: 'src/a.ts at', size: 120 },
    { of: 'src/a.ts above', size: 121 },
    { of: 'src/b.ts far', size: 300 },
    { of: 'src/c.ts named', size: 200 },
    { of: 'src/old/d.ts one', size: 200 },
    { of: 'src/old/d.ts other', size: 200 },
  ]
  expect(compareSizes(sizes, 120, { 'src/c.ts named': 'reason', 'src/old/': 'reason' })).toEqual({
    tooLarge: [
      { of: 'src/b.ts far', size: 300 },
      { of: 'src/a.ts above', size: 121 },
    ],
    unneeded: [],
  })
})

test('an exception that is within its limit, or names nothing, is reported', () => {
  const sizes = [{ of: 'src/a.ts at', size: 120 }]
  expect(compareSizes(sizes, 120, { 'src/a.ts at': 'reason', 'src/gone.ts gone': 'reason', 'src/old/': 'reason' })).toEqual({
    tooLarge: [],
    unneeded: ['src/a.ts at', 'src/gone.ts gone', 'src/old/'],
  })
})
