import { describe, expect, test } from 'vitest'
import { testId } from '../../../../tests/support/ids.ts'
import type { Role } from '../../../core/access/roles.ts'
import { parseId } from '../../../core/ids/parse-id.ts'
import { type CommentRole, commentRole } from '../../publications/domain/content/comment-role.ts'
import type { CommentState } from './comment.ts'
import { commentDoi } from './comment.ts'
import { normaliseText, paragraphsOf } from './comment-text.ts'
import { decided, isModerationAct, mayWithdraw, needsReason } from './moderation.ts'
import { type CommentFacts, holdReasonsOf, linksIn } from './suspicion.ts'
import { hasAcceptedTerms, rememberTerms } from './terms-cookie.ts'
import { type Threaded, threadsOf } from './thread.ts'

test.each<[boolean, boolean, Role[], CommentRole]>([
  [true, true, ['ROLE_EDITORIAL_BOARD'], 'author'],
  [false, true, ['ROLE_EDITORIAL_BOARD'], 'reviewer'],
  [false, false, ['ROLE_RESEARCH_FACULTY_REVIEWS_EDITOR', 'ROLE_EDITORIAL_BOARD'], 'advisory-board'],
  [false, false, ['ROLE_RESEARCH_FACULTY_REVIEWS_EDITOR'], 'faculty-manager'],
  // The role of a reviewer is one thing; having reviewed this publication is another.
  [false, false, ['ROLE_USER', 'ROLE_RESEARCH_REFEREE', 'ROLE_SUPER_EDITOR'], 'reader'],
])(
  'whoever wrote the item %s, reviewed it %s and has the roles %j comments as %s (A6-05, A6-06)',
  (wroteItem, reviewedItem, roles, role) => {
    expect(commentRole({ wroteItem, reviewedItem, roles })).toBe(role)
  },
)

const ordinary: CommentFacts = {
  moderation: 'suspicious',
  text: 'A careful study.',
  isEmailConfirmed: true,
  isRepeated: false,
  accountHours: 1000,
  lastHour: 0,
}
const links = (count: number) => 'See https://a.example/x '.repeat(count)

test.each<[Partial<CommentFacts>, string[]]>([
  [{}, []],
  [{ moderation: 'all' }, ['every-comment']],
  [{ isEmailConfirmed: false }, ['unconfirmed-address']],
  [{ text: links(3) }, []],
  [{ text: links(4) }, ['many-links']],
  [{ text: links(1), accountHours: 1 }, ['many-links']],
  [{ text: 'doi: https://doi.org/10.5555/1 https://dx.doi.org/10.5555/2', accountHours: 1 }, []],
  [{ isRepeated: true }, ['repeated']],
  [{ accountHours: 23, lastHour: 2 }, ['many-at-once']],
  [{ accountHours: 23, lastHour: 1 }, []],
  [{ accountHours: 25, lastHour: 5 }, []],
  [{ moderation: 'all', isRepeated: true }, ['every-comment', 'repeated']],
])('a comment with %j waits for moderation because of %j', (facts, reasons) => {
  expect(holdReasonsOf({ ...ordinary, ...facts })).toEqual(reasons)
})

test.each([
  ['www.example.org and http://example.org', 2],
  ['HTTPS://EXAMPLE.ORG', 1],
  ['a sentence.It goes on', 0],
])('the text %j has %i links', (text, count) => expect(linksIn(text)).toBe(count))

test.each([
  ['  two\r\nlines  \rand\u0000 a\u0007 third ', 'two\nlines\nand a third'],
  ['one\n\n\n\n\ntwo   \n', 'one\n\ntwo'],
  ['\uD800 half', '\uFFFD half'],
  ['<b>as typed</b>\n  indented', '<b>as typed</b>\n  indented'],
])('the text %j is normalised to %j', (typed, retained) => expect(normaliseText(typed)).toBe(retained))

test('a blank line begins a new paragraph', () => expect(paragraphsOf('one\nstill\n\ntwo')).toEqual(['one\nstill', 'two']))

describe('the order of comments in threads', () => {
  const comment = (id: number, parentId: number | null, state: CommentState = 'published') => ({ id, parentId, state })
  type Shape = [number, ...Shape[]]
  const shapeOf = ({ id, replies }: Threaded<ReturnType<typeof comment>>): Shape => [id, ...replies.map(shapeOf)]
  test.each<[string, ReturnType<typeof comment>[], Shape[]]>([
    ['the newest first, answers in their order', [comment(1, null), comment(2, null), comment(3, 1), comment(4, 1)], [[2], [1, [3], [4]]]],
    ['what was removed keeps its place above an answer', [comment(1, null, 'removed'), comment(2, 1)], [[1, [2]]]],
    ['and none without', [comment(1, null, 'withdrawn'), comment(2, 1, 'removed')], []],
    ['what waits has no place', [comment(1, null, 'waiting')], []],
    ['an answer whose comment is gone stands for itself', [comment(2, 1)], [[2]]],
  ])('the thread is built: %s', (_, comments, shape) => expect(threadsOf(comments).map(shapeOf)).toEqual(shape))
})

test.each<[CommentState, CommentState | null, CommentState | null, boolean]>([
  ['waiting', 'published', 'removed', true],
  ['published', null, 'removed', true],
  ['removed', 'published', null, false],
  ['withdrawn', null, null, false],
])('a comment that is %s can be published: %s, removed: %s, withdrawn: %s', (state, published, removed, withdrawn) => {
  const comment = { state, body: 'Slate.' }
  expect([decided(comment, 'publish'), decided(comment, 'remove'), mayWithdraw(state)]).toEqual([published, removed, withdrawn])
})

test('a comment whose text was deleted cannot be published again', () => {
  expect(decided({ state: 'removed', body: '' }, 'publish')).toBeNull()
})

test('removing a comment and blocking an author need a reason', () => {
  expect(['publish', 'remove', 'leave', 'block', 'unblock'].filter(isModerationAct).filter(needsReason)).toEqual(['remove', 'block'])
})

test.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['0', null],
  ['1e3', null],
  ['', null],
])('the comment id in %j is %j', (text, id) => expect(parseId(text)).toBe(id))

test('a comment has a DOI where the site has a DOI prefix', () => {
  expect([commentDoi('10.5555/recto', 7), commentDoi(null, 7)]).toEqual(['10.5555/recto.comment.7', null])
})

test('the cookie remembers for each account that it accepted the terms (A4-18)', () => {
  const first = rememberTerms(null, testId(7)).split(';')[0] ?? ''
  const both = rememberTerms(first, testId(8)).split(';')[0] ?? ''
  expect([testId(7), testId(8), testId(9)].map(id => hasAcceptedTerms(both, id))).toEqual([true, true, false])
  expect(hasAcceptedTerms('TERMS_AND_CONDITIONS=%7Bwrong', testId(7))).toBe(false)
})
