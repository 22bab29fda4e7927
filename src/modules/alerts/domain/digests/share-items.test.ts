import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareItems, type TopicNews } from './share-items.ts'

test('each item is told once, under what says most of why', () =>
  expect(
    shareItems(
      [
        { topicId: 1, kind: 'PLATFORM', items: [4, 3, 2, 1] },
        { topicId: 2, kind: 'SUBJECT', items: [3, 2] },
        { topicId: 3, kind: 'SEARCH', items: [2] },
        { topicId: 4, kind: 'AUTHOR', items: [2] },
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
    topicId: fc.nat(50),
    kind: fc.constantFrom('PLATFORM', 'SUBJECT', 'GATEWAY', 'AUTHOR', 'SEARCH'),
    items: fc.uniqueArray(fc.nat(20)),
  }),
  { selector: ({ topicId }) => topicId },
)

test('nothing is left out, and nothing told twice', () => {
  fc.assert(
    fc.property(news, topics => {
      const reported = shareItems(topics, 1000).flatMap(({ items }) => items)
      expect(reported.toSorted()).toEqual([...new Set(topics.flatMap(({ items }) => items))].toSorted())
    }),
  )
})
