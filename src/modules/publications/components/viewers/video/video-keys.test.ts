import { expect, it } from 'vitest'
import { nextSpeed, rememberedSpeed, speeds } from './playback-speed.ts'
import { videoActionOfKey, videoActions, videoKeys } from './video-keys.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false }

it.each([
  ['k', 'play'],
  ['K', 'play'],
  ['<', 'slower'],
  [' ', null],
  ['ArrowLeft', null],
] as const)('the key %s has the action %s', (key, action) => expect(videoActionOfKey({ key, ...plain })).toBe(action))

it('a key pressed with a modifier is left to the browser', () => expect(videoActionOfKey({ ...plain, key: 'f', ctrlKey: true })).toBeNull())

it('no key has two actions', () => expect(new Set(Object.values(videoKeys)).size).toBe(videoActions.length))

it.each([
  [1, 1, 1.25],
  [1, -1, 0.75],
  [2, 1, 2],
  [0.5, -1, 0.5],
  [1.1, 1, 1.25],
] as const)('from speed %d, the next in direction %d is %d', (speed, direction, next) => expect(nextSpeed(speed, direction)).toBe(next))

it('the speeds are from half to double', () => expect([speeds[0], speeds.at(-1)]).toEqual([0.5, 2]))

it('without storage a video plays at normal speed', () => expect(rememberedSpeed()).toBe(1))
