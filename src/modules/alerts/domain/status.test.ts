import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AlertEvent, type AlertStatus, alertStatuses, getsAlerts, isAnotherEmail, nextAlertStatus } from './status.ts'

test.each<[AlertStatus, AlertEvent, AlertStatus]>([
  ['NOT_SIGNED_UP', { kind: 'opened', isSignedUp: true }, 'SIGNED_UP'],
  ['NOT_SIGNED_UP', { kind: 'opened', isSignedUp: false }, 'NOT_SIGNED_UP'],
  ['NOT_SIGNED_UP', { kind: 'checked', isSignedUp: true }, 'ALREADY_SIGNED_UP'],
  ['SUCCESFULLY_SIGNED_UP', { kind: 'checked', isSignedUp: false }, 'NOT_SIGNED_UP'],
  ['NOT_SIGNED_UP', { kind: 'signed up' }, 'SUCCESFULLY_SIGNED_UP'],
  ['ALREADY_SIGNED_UP', { kind: 'signed up' }, 'ALREADY_SIGNED_UP'],
  ['SIGNED_UP', { kind: 'signed up' }, 'SIGNED_UP'],
  ['SUCCESFULLY_SIGNED_UP', { kind: 'left' }, 'NOT_SIGNED_UP'],
])('the sign-up status %s after the event %j is %s (A4-01, A4-02, A4-03)', (status, event, next) => {
  expect(nextAlertStatus(status, event)).toBe(next)
})

const event: fc.Arbitrary<AlertEvent> = fc.oneof(
  fc.record({ kind: fc.constantFrom('opened', 'checked'), isSignedUp: fc.boolean() }),
  fc.constantFrom<AlertEvent>({ kind: 'signed up' }, { kind: 'left' }),
)

test('the last event decides whether alerts are sent, whatever happened before', () => {
  fc.assert(
    fc.property(fc.constantFrom(...alertStatuses), fc.array(event), event, (first, before, last) => {
      const status = [...before, last].reduce(nextAlertStatus, first)
      expect(alertStatuses).toContain(status)
      expect(getsAlerts(status)).toBe(last.kind === 'signed up' || ('isSignedUp' in last && last.isSignedUp))
    }),
  )
})

test('success is shown only at a first sign-up, and repeating an event changes nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...alertStatuses), status => {
      const once = nextAlertStatus(status, { kind: 'signed up' })
      expect(once === 'SUCCESFULLY_SIGNED_UP').toBe(!getsAlerts(status) || status === 'SUCCESFULLY_SIGNED_UP')
      expect(nextAlertStatus(once, { kind: 'signed up' })).toBe(once)
    }),
  )
})

test.each([
  ['ada@example.org', 'Ada@Example.org', false],
  [' ada@example.org ', 'ada@example.org', false],
  ['ben@example.org', 'ada@example.org', true],
])('whether %j is another email than %j: %s (A5-18)', (typed, own, isAnother) => {
  expect(isAnotherEmail(typed, own)).toBe(isAnother)
})
