import { expect, it } from 'vitest'
import { actionOfKey, keySign, keysOf, viewerActions } from './viewer-keys.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false }

it.each([
  ['ArrowRight', 'scroll', 'next-page'],
  ['ArrowDown', 'scroll', null],
  ['ArrowDown', 'paged', 'next-page'],
  [' ', 'scroll', null],
  [' ', 'paged', 'next-page'],
  ['PageUp', 'scroll', 'previous-page'],
  ['Home', 'paged', 'first-page'],
  ['=', 'scroll', 'zoom-in'],
  ['F', 'scroll', 'full-screen'],
  ['?', 'scroll', 'help'],
  ['q', 'scroll', null],
  ['Tab', 'scroll', null],
] as const)('the key %s in the %s layout has the action %s', (key, layout, action) => {
  expect(actionOfKey({ key, ...plain }, layout)).toBe(action)
})

it.each(['ctrlKey', 'metaKey', 'altKey'] as const)('a key pressed with %s is left to the browser', modifier => {
  expect(actionOfKey({ key: '+', ...plain, [modifier]: true }, 'scroll')).toBeNull()
})

it('no key has two actions', () => {
  for (const layout of ['scroll', 'paged'] as const) {
    const keys = viewerActions.flatMap(action => keysOf(action, layout))
    expect(new Set(keys).size).toBe(keys.length)
  }
})

it('keys are shown as on keyboards', () => {
  expect(['ArrowLeft', 'Home', ' ', 'f', '/'].map(key => keySign(key, name => `<${name}>`))).toEqual(['←', '<Home>', '<Space>', 'F', '/'])
})
