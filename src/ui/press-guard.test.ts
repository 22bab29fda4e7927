import { expect, it } from 'vitest'
import { guardPresses } from './press-guard.ts'

it('hands on at once while nothing is pressed', () => {
  const handed: (readonly string[])[] = []
  guardPresses(names => handed.push(names)).add(['email'])
  expect(handed).toEqual([['email']])
})

it('holds back while the pointer is pressed, and hands on together, once', () => {
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
