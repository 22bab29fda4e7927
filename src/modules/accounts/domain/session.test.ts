import { expect, it } from 'vitest'
import { issuerOf, judgeToken, type TokenVerdict } from './session.ts'

it.each<[string, { exp: number; iss: string; userId?: number }, TokenVerdict]>([
  ['a second more than the margin', { exp: 1006, iss: 'recto:hrb', userId: 1 }, 'good'],
  ['the margin exactly', { exp: 1005, iss: 'recto:hrb', userId: 1 }, 'expired'],
  ['its end', { exp: 1000, iss: 'recto:hrb', userId: 1 }, 'expired'],
  ['another platform’s', { exp: 2000, iss: 'recto:wellcome', userId: 1 }, 'wrong-issuer'],
  ['another platform’s that has ended', { exp: 1, iss: 'recto:wellcome', userId: 1 }, 'wrong-issuer'],
  ['nobody’s', { exp: 2000, iss: 'recto:hrb' }, 'without-user'],
])('the session state is right for a token with %s (A4-08, A4-09, A4-10)', (_, claims, verdict) =>
  expect(judgeToken(claims, issuerOf('hrb'), 1000)).toBe(verdict),
)
