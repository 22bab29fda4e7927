import { expect, test } from 'vitest'
import { type DeadLinkKind, judgeLink, type LinkState, type StoredLink, statusOfLink } from './mailed-links.ts'

const sent: StoredLink = { closed: null, isExpired: false, site: 'wellcome' }

test.each<[string, StoredLink | undefined, 'open' | DeadLinkKind]>([
  ['nothing is stored of it', undefined, 'unknown'],
  ['it was sent', sent, 'open'],
  ['it was sent about an account, which every site knows', { ...sent, site: null }, 'open'],
  ['another site sent it', { ...sent, site: 'gates' }, 'other-site'],
  ['its time is over', { ...sent, isExpired: true }, 'expired'],
  ['its time is over, and another site sent it', { ...sent, isExpired: true, site: 'gates' }, 'expired'],
  ['it was used', { ...sent, closed: 'used' }, 'used'],
  ['it was used, and its time is over', { ...sent, closed: 'used', isExpired: true }, 'used'],
  ['it was used, and nothing else is stored of it', { ...sent, closed: 'used', site: null }, 'used'],
  ['a newer one was sent', { ...sent, closed: 'withdrawn' }, 'withdrawn'],
  ['a newer one was sent, and its time is over', { ...sent, closed: 'withdrawn', isExpired: true }, 'withdrawn'],
])('the state of a mailed link is right when %s', (_, stored, state) => {
  expect(judgeLink(stored, 'wellcome')).toBe(state)
})

test.each<[LinkState<never>['kind'], number]>([
  ['open', 200],
  ['confirmed', 200],
  ['resent', 200],
  ['rate-limited', 429],
  ['conflict', 409],
  ['used', 410],
  ['withdrawn', 410],
  ['expired', 410],
  ['unknown', 410],
  ['other-site', 410],
  ['target-gone', 410],
])('the page of a mailed link in the state %s answers %i', (kind, status) => {
  expect(statusOfLink({ kind })).toBe(status)
})
