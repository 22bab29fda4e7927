import { expect, it } from 'vitest'
import { guardPresses } from './press-guard.ts'

it('names are handed on at once while nothing is pressed', () => {
  const handed: (readonly string[])[] = []
  guardPresses(names => handed.push(names)).add(['email'])
  expect(handed).toEqual([['email']])
})

it('names are held while the pointer is pressed, and then handed on once, together', () => {
  const handed: (readonly string[])[] = []
  const guard = guardPresses(names => handed.push(names))
  guard.press()
  guard.add(['email'])
  guard.add(['email', 'again'])
  expect(handed).toEqual([])
  guard.release()
  guard.release()
  expect(handed).toEqual([['email', 'again']])
  guard.add(['name'])
  expect(handed).toEqual([['email', 'again'], ['name']])
})
