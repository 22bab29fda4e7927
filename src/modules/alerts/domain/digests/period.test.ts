import { expect, test } from 'vitest'
import { type DigestKind, lastDue } from './period.ts'

test.each<[DigestKind, string, string]>([
  ['WEEKLY', '2026-11-23T05:00:00.000Z', '2026-11-23T05:00:00.000Z'],
  ['WEEKLY', '2026-11-23T04:59:59.999Z', '2026-11-16T05:00:00.000Z'],
  ['WEEKLY', '2026-11-29T23:00:00.000Z', '2026-11-23T05:00:00.000Z'],
  ['DAILY', '2026-11-29T23:00:00.000Z', '2026-11-29T05:00:00.000Z'],
  ['DAILY', '2027-01-01T04:00:00.000Z', '2026-12-31T05:00:00.000Z'],
])('the %s digest sent at %s covers the period from %s (A9-15)', (kind, now, due) =>
  expect(lastDue(kind, new Date(now)).toISOString()).toBe(due),
)
