import { describe, expect, test } from 'vitest'
import { messageKeys } from './message-keys.ts'

const sizes = ['small', 'large'] as const
type RoofKey = 'roof-small' | 'roof-large' | 'roof-small-help' | 'roof-large-help'
const t = (key: RoofKey): string => key

describe('messageKeys of a list', () => {
  test('each key is found by its value', () => {
    expect(messageKeys('roof', sizes)).toEqual({ small: 'roof-small', large: 'roof-large' })
  })

  test('the keys end in the suffix', () => {
    expect(messageKeys('roof', sizes, 'help')).toEqual({ small: 'roof-small-help', large: 'roof-large-help' })
  })

  test('the keys are literals: the compiler refuses keys without a message and unlisted values', () => {
    const keys = messageKeys('roof', sizes)
    const chosen: (typeof sizes)[number] = sizes[1]
    expect(t(keys[chosen])).toBe('roof-large')
    expect(t(messageKeys('roof', ['small'], 'help').small)).toBe('roof-small-help')
    // @ts-expect-error: no message has the key.
    expect(t(messageKeys('floor', sizes).small)).toBe('floor-small')
    // @ts-expect-error: the list lacks the value.
    expect(keys.flat).toBeUndefined()
  })
})
