import { expect, test } from 'vitest'
import type { ModuleTexts } from './read-texts.ts'
import { changedTexts, markChanged, markReviewed, noReviews, removedTexts, textsToReview } from './reviews.ts'

const moduleOf = (english: Record<string, string>, german: Record<string, string>): ModuleTexts => {
  const none = new Map<string, string>()
  return {
    folder: 'src/modules/roofs/messages',
    name: 'roofs',
    texts: { en: new Map(Object.entries(english)), de: new Map(Object.entries(german)), es: none, fr: none, it: none, ja: none },
  }
}
const before = moduleOf({ 'roofs.title': 'Roofs', 'roofs.moss.dry': 'Dry' }, { 'roofs.title': 'Dächer', 'roofs.moss.dry': 'Trocken' })
const reviewed = { ...markChanged(before, noReviews), 'needs-review': noReviews['needs-review'] }

test('the texts of a new module need a review in each language', () => {
  expect(changedTexts(before, noReviews)).toEqual(['roofs.title', 'roofs.moss.dry'])
  const reviews = markChanged(before, noReviews)
  expect(reviews['needs-review'].de).toEqual(['roofs.moss.dry', 'roofs.title'])
  expect(reviews['needs-review'].ja).toEqual(['roofs.moss.dry', 'roofs.title'])
  expect(changedTexts(before, reviews)).toEqual([])
})

test('a text whose English changed needs a review, and others do not', () => {
  const after = moduleOf({ 'roofs.title': 'Green roofs', 'roofs.moss.dry': 'Dry' }, {})
  expect(changedTexts(after, reviewed)).toEqual(['roofs.title'])
  expect(markChanged(after, reviewed)['needs-review'].fr).toEqual(['roofs.title'])
})

test('a text that was removed is forgotten', () => {
  const after = moduleOf({ 'roofs.title': 'Roofs' }, {})
  const reviews = markChanged(before, noReviews)
  expect(removedTexts(after, reviews)).toEqual(['roofs.moss.dry'])
  expect(removedTexts(after, markChanged(after, reviews))).toEqual([])
})

test('a review mark stays until that text was reviewed, in that language only', () => {
  const reviews = markChanged(before, noReviews)
  const seen = new Map([
    ['roofs.title', 'Dächer'],
    ['roofs.moss.dry', 'Dürr'],
  ])
  const after = markReviewed(before, reviews, 'de', seen)
  expect(after['needs-review'].de).toEqual(['roofs.moss.dry'])
  expect(after['needs-review'].fr).toEqual(['roofs.moss.dry', 'roofs.title'])
})

test('the texts to review are written as a messages file', () => {
  expect(textsToReview(before, markChanged(before, noReviews), 'de')).toEqual({ roofs: { title: 'Dächer', 'moss.dry': 'Trocken' } })
})
