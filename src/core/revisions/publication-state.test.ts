import { expect, it } from 'vitest'
import { type PublicationState, publicationState, type RevisionsInUse, shownId } from './publication-state.ts'

const now = new Date('2026-11-22T12:00:00Z')
const later = new Date('2026-11-22T12:00:01Z')
const before = new Date('2026-11-22T12:00:00Z')

it.each<[RevisionsInUse, PublicationState, number | null]>([
  [{ newestId: 1, currentId: null, scheduledId: null, publishAt: null }, { kind: 'draft' }, null],
  [{ newestId: 1, currentId: 1, scheduledId: null, publishAt: null }, { kind: 'published', hasDraft: false }, 1],
  [{ newestId: 2, currentId: 1, scheduledId: null, publishAt: null }, { kind: 'published', hasDraft: true }, 1],
  [
    { newestId: 1, currentId: null, scheduledId: 1, publishAt: later },
    { kind: 'scheduled', at: later, isPublished: false, hasDraft: false },
    null,
  ],
  [{ newestId: 3, currentId: 1, scheduledId: 2, publishAt: later }, { kind: 'scheduled', at: later, isPublished: true, hasDraft: true }, 1],
  [{ newestId: 2, currentId: 1, scheduledId: 2, publishAt: before }, { kind: 'published', hasDraft: false }, 2],
  [{ newestId: 3, currentId: 1, scheduledId: 2, publishAt: before }, { kind: 'published', hasDraft: true }, 2],
])('the publication state of %j is %j', (revisions, state, shown) => {
  expect(publicationState(revisions, now)).toEqual(state)
  expect(shownId(revisions, now)).toBe(shown)
})
