import { expect, it } from 'vitest'
import { gather, type Timers } from './gather-names.ts'

/** A clock that a test moves. */
function clock() {
  let now = 0
  const due = new Map<number, { at: number; run: () => void }>()
  let last = 0
  const timers: Timers = {
    set: (run, milliseconds) => {
      const timer = ++last
      due.set(timer, { at: now + milliseconds, run })
      return () => due.delete(timer)
    },
  }
  const pass = (milliseconds: number) => {
    now += milliseconds
    for (const [timer, { at, run }] of due) {
      if (at > now) continue
      due.delete(timer)
      run()
    }
  }
  return { timers, pass }
}

function gathering() {
  const { timers, pass } = clock()
  const handed: (readonly string[])[] = []
  return { names: gather(names => handed.push(names), 300, timers), pass, handed }
}

it('names are handed on after a pause of the full length', () => {
  const { names, pass, handed } = gathering()
  names.add('email')
  pass(299)
  names.add('email')
  pass(299)
  expect(handed).toEqual([])
  pass(1)
  expect(handed).toEqual([['email']])
  pass(1000)
  expect(handed).toEqual([['email']])
})

it('all names of a form that is filled in at once are handed on together', () => {
  const { names, pass, handed } = gathering()
  names.add('first')
  names.add('last')
  pass(300)
  expect(handed).toEqual([['first', 'last']])
})

it('names that were handled already are left out', () => {
  const { names, pass, handed } = gathering()
  names.add('first')
  names.add('last')
  names.remove('last')
  pass(300)
  expect(handed).toEqual([['first']])
  names.add('first')
  names.remove('first')
  names.add('last')
  names.clear()
  pass(1000)
  expect(handed).toEqual([['first']])
})
