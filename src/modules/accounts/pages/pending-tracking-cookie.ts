/** Ties a request to track to the browser that made it, until its reader has signed in. */
import { parseCookie, stringifySetCookie } from 'cookie'
import { pendingTrackingCookie } from '../../sites/domain/consent/account-cookies.ts'
import { type PendingTracking, pendingTrackingMark, type TrackedId } from '../domain/pending-tracking.ts'

const halfAnHour = 1800

/** @returns a value of Set-Cookie */
export const pendingTracking = (pending: PendingTracking, { secure }: { secure: boolean }): string =>
  stringifySetCookie({
    ...{ name: pendingTrackingCookie, value: pendingTrackingMark(pending), path: '/', httpOnly: true, sameSite: 'lax', secure },
    maxAge: halfAnHour,
  })

export const noPendingTracking = ({ secure }: { secure: boolean }): string =>
  stringifySetCookie({ name: pendingTrackingCookie, value: '', path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: 0 })

export const isPending = ({ headers }: Request, content: TrackedId): boolean =>
  parseCookie(headers.get('Cookie') ?? '')[pendingTrackingCookie] === pendingTrackingMark(content)
