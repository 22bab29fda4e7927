import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testId } from '../../../../../tests/support/ids.ts'
import { type TrackableId, trackedTypes } from '../../../accounts/domain/pending-tracking.ts'
import { afterStep, isTrackedContent, nothingTracked, type TrackedContent, type TrackingStep } from './tracking.ts'

const content: fc.Arbitrary<TrackedContent> = fc.record({
  contentId: fc.integer({ min: 1, max: 3 }).map(number => testId<TrackableId>(number)),
  type: fc.constantFrom(...trackedTypes),
})
const steps = fc.array(fc.record({ kind: fc.constantFrom('track', 'stop', 'toggle'), content }) satisfies fc.Arbitrary<TrackingStep>)
const tracking = steps.map(all => all.reduce(afterStep, nothingTracked))

test('a step changes only the state of its own content (A4-16)', () => {
  fc.assert(
    fc.property(tracking, content, content, fc.constantFrom('track', 'stop', 'toggle'), (before, one, other, kind) => {
      fc.pre(one.contentId !== other.contentId || one.type !== other.type)
      expect(isTrackedContent(afterStep(before, { kind, content: one }), other)).toBe(isTrackedContent(before, other))
    }),
  )
})

test('track and stop set the state, toggle inverts it, and two toggles change nothing', () => {
  fc.assert(
    fc.property(tracking, content, (before, one) => {
      const is = (state: typeof before) => isTrackedContent(state, one)
      const [tracked, stopped] = (['track', 'stop'] as const).map(kind => afterStep(before, { kind, content: one }))
      expect([tracked && is(tracked), stopped && is(stopped)]).toEqual([true, false])
      const toggled = afterStep(before, { kind: 'toggle', content: one })
      expect(is(toggled)).toBe(!is(before))
      expect(afterStep(toggled, { kind: 'toggle', content: one })).toEqual(before)
    }),
  )
})

test('the last step decides, whatever came before', () => {
  fc.assert(
    fc.property(steps, content, (all, one) => {
      const own = all.filter(step => step.content.contentId === one.contentId && step.content.type === one.type)
      const since = own.slice(
        Math.max(
          0,
          own.findLastIndex(({ kind }) => kind !== 'toggle'),
        ),
      )
      const toggles = since.filter(({ kind }) => kind === 'toggle').length
      const began = since[0]?.kind === 'track'
      expect(isTrackedContent(all.reduce(afterStep, nothingTracked), one)).toBe(toggles % 2 === 0 ? began : !began)
    }),
  )
})

test('an article and a collection with the same number are tracked separately (A3-17, A4-16)', () => {
  const contentId = testId<TrackableId>(1)
  const article: TrackedContent = { contentId, type: 'ARTICLE' }
  const state = afterStep(nothingTracked, { kind: 'track', content: article })
  expect([isTrackedContent(state, article), isTrackedContent(state, { contentId, type: 'COLLECTION' })]).toEqual([true, false])
})
