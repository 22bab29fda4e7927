import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testId } from '../../../../../tests/support/ids.ts'
import type { ContentId } from '../../../../core/ids/shared-ids.ts'
import type { TopicId } from '../ids.ts'
import { shareItems, type TopicNews } from './share-items.ts'

test('an item of several topics is listed once, under the most specific', () =>
  expect(
    shareItems(
      [
        { topicId: testId(1), kind: 'PLATFORM', items: [testId(4), testId(3), testId(2), testId(1)] },
        { topicId: testId(2), kind: 'SUBJECT', items: [testId(3), testId(2)] },
        { topicId: testId(3), kind: 'SEARCH', items: [testId(2)] },
        { topicId: testId(4), kind: 'AUTHOR', items: [testId(2)] },
      ],
      1,
    ),
  ).toEqual([
    { topicId: 3, items: [2], more: 0 },
    { topicId: 2, items: [3], more: 0 },
    { topicId: 1, items: [4], more: 1 },
  ]))

const news: fc.Arbitrary<TopicNews[]> = fc.uniqueArray(
  fc.record({
    topicId: fc.integer({ min: 1, max: 50 }).map(number => testId<TopicId>(number)),
    kind: fc.constantFrom('PLATFORM', 'SUBJECT', 'GATEWAY', 'AUTHOR', 'SEARCH'),
    items: fc.uniqueArray(fc.integer({ min: 1, max: 20 }).map(number => testId<ContentId>(number))),
  }),
  { selector: ({ topicId }) => topicId },
)

test('every item is listed, and none twice', () => {
  fc.assert(
    fc.property(news, topics => {
      const reported = shareItems(topics, 1000).flatMap(({ items }) => items)
      expect(reported.toSorted()).toEqual([...new Set(topics.flatMap(({ items }) => items))].toSorted())
    }),
  )
})
