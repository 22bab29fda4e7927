import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countdown } from './countdown.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a countdown ends once, after its time', () => {
  const ended = vi.fn()
  countdown(3000, ended)
  vi.advanceTimersByTime(2999)
  expect(ended).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(ended).toHaveBeenCalledOnce()
})

test('a paused countdown keeps its remaining time, however often it is paused', () => {
  const ended = vi.fn()
  const { pause, resume } = countdown(3000, ended)
  vi.advanceTimersByTime(1000)
  pause()
  pause()
  vi.advanceTimersByTime(60_000)
  resume()
  resume()
  vi.advanceTimersByTime(1999)
  expect(ended).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(ended).toHaveBeenCalledOnce()
})

test('a stopped countdown does not end', () => {
  const ended = vi.fn()
  countdown(3000, ended).stop()
  vi.advanceTimersByTime(60_000)
  expect(ended).not.toHaveBeenCalled()
})
