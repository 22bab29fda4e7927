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
] as const)('%s means %s', (key, action) => expect(videoActionOfKey({ key, ...plain })).toBe(action))

it('with another key held it is the browser’s own', () => expect(videoActionOfKey({ ...plain, key: 'f', ctrlKey: true })).toBeNull())

it('no key does two things', () => expect(new Set(Object.values(videoKeys)).size).toBe(videoActions.length))

it.each([
  [1, 1, 1.25],
  [1, -1, 0.75],
  [2, 1, 2],
  [0.5, -1, 0.5],
  [1.1, 1, 1.25],
] as const)('beside %d towards %d is %d', (speed, direction, next) => expect(nextSpeed(speed, direction)).toBe(next))

it('speeds run from a half to double', () => expect([speeds[0], speeds.at(-1)]).toEqual([0.5, 2]))

it('where nothing can be stored a film plays as it was made', () => expect(rememberedSpeed()).toBe(1))
