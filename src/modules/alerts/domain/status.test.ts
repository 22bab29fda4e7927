import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AlertEvent, type AlertStatus, alertStatuses, getsAlerts, isAnotherAddress, nextAlertStatus } from './status.ts'

test.each<[AlertStatus, AlertEvent, AlertStatus]>([
  ['NOT_SIGNED_UP', { kind: 'opened', isSignedUp: true }, 'SIGNED_UP'],
  ['NOT_SIGNED_UP', { kind: 'opened', isSignedUp: false }, 'NOT_SIGNED_UP'],
  ['NOT_SIGNED_UP', { kind: 'checked', isSignedUp: true }, 'ALREADY_SIGNED_UP'],
  ['SUCCESFULLY_SIGNED_UP', { kind: 'checked', isSignedUp: false }, 'NOT_SIGNED_UP'],
  ['NOT_SIGNED_UP', { kind: 'signed up' }, 'SUCCESFULLY_SIGNED_UP'],
  ['ALREADY_SIGNED_UP', { kind: 'signed up' }, 'ALREADY_SIGNED_UP'],
  ['SIGNED_UP', { kind: 'signed up' }, 'SIGNED_UP'],
  ['SUCCESFULLY_SIGNED_UP', { kind: 'left' }, 'NOT_SIGNED_UP'],
])('%s, %j: %s (A4-01, A4-02, A4-03)', (status, event, next) => {
  expect(nextAlertStatus(status, event)).toBe(next)
})

const event: fc.Arbitrary<AlertEvent> = fc.oneof(
  fc.record({ kind: fc.constantFrom('opened', 'checked'), isSignedUp: fc.boolean() }),
  fc.constantFrom<AlertEvent>({ kind: 'signed up' }, { kind: 'left' }),
)

test('whatever happens, the status tells whether mails are sent as the last event said', () => {
  fc.assert(
    fc.property(fc.constantFrom(...alertStatuses), fc.array(event), event, (first, before, last) => {
      const status = [...before, last].reduce(nextAlertStatus, first)
      expect(alertStatuses).toContain(status)
      expect(getsAlerts(status)).toBe(last.kind === 'signed up' || ('isSignedUp' in last && last.isSignedUp))
    }),
  )
})

test('success is told of those alone who were not signed up before, and twice is once', () => {
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
])('%j is another address than %j: %s (A5-18)', (typed, own, isAnother) => {
  expect(isAnotherAddress(typed, own)).toBe(isAnother)
})
