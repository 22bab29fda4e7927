import { expect, test } from 'vitest'
import { changesOf, type ItemState } from './item-change.ts'

const before: ItemState = { versionNumber: 1, status: 'PUBLISHED', reports: 1, comments: 1 }

test.each<[Partial<ItemState>, string[]]>([
  [{}, []],
  [{ versionNumber: 2 }, ['version']],
  [{ status: 'PASSED_PEER_REVIEW' }, ['status']],
  [{ status: null }, []],
  [{ reports: 2, comments: 3 }, ['report', 'comment']],
  [{ reports: 0, comments: 0, versionNumber: 0 }, []],
])('the changes of %j are %j', (after, changes) => expect(changesOf(before, { ...before, ...after })).toEqual(changes))
