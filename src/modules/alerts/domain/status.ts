/** The states of a sign-up for content alerts (specification, accounts.md section 4, with its spelling). */
export const alertStatuses = ['NOT_SIGNED_UP', 'SIGNED_UP', 'ALREADY_SIGNED_UP', 'SUCCESFULLY_SIGNED_UP'] as const
export type AlertStatus = (typeof alertStatuses)[number]

export type AlertEvent =
  /** A page with alerts was opened by a user whose status is known. */
  | { kind: 'opened'; isSignedUp: boolean }
  /** The status of an address was requested. */
  | { kind: 'checked'; isSignedUp: boolean }
  | { kind: 'signed up' }
  /** The topic was unfollowed, or another address typed. */
  | { kind: 'left' }

/** Signing up twice is signing up once: it then stays what it was. */
export function nextAlertStatus(status: AlertStatus, event: AlertEvent): AlertStatus {
  switch (event.kind) {
    case 'opened':
      return event.isSignedUp ? 'SIGNED_UP' : 'NOT_SIGNED_UP'
    case 'checked':
      return event.isSignedUp ? 'ALREADY_SIGNED_UP' : 'NOT_SIGNED_UP'
    case 'signed up':
      return status === 'NOT_SIGNED_UP' ? 'SUCCESFULLY_SIGNED_UP' : status
    case 'left':
      return 'NOT_SIGNED_UP'
  }
}

export const getsAlerts = (status: AlertStatus): boolean => status !== 'NOT_SIGNED_UP'

/** Whether a signed-in user typed another address than their own: they are asked first (section 5 “stay updated”). */
export const isAnotherEmail = (typed: string, own: string): boolean => typed.trim().toLowerCase() !== own.trim().toLowerCase()
