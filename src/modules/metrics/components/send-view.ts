/** Sends a metrics event (specification, reading.md section 7, accounts.md section 7). Only to be called with the reader's consent. */

import { cookieValue, writeCookie } from '../../sites/consent/browser-cookies.ts'
import { cookieKinds } from '../../sites/domain/consent/cookies.ts'
import { noteEvent, readSentEvents, type SentEvent, writeSentEvents } from '../domain/event-cookie.ts'
import type { ViewedItem } from './viewed-item.ts'

const tries = 3

export async function sendView({ contentId, contentType, versionNumber, reportId }: ViewedItem): Promise<void> {
  const { name, maxAge } = cookieKinds.contentEvent
  const now = new Date()
  const at = Math.floor(now.getTime() / 1000)
  const event: SentEvent = { contentId, versionNumber: versionNumber ?? 0, eventType: 'VIEW', reportId: reportId ?? null, at }
  const { sends, events } = noteEvent(readSentEvents(cookieValue(name)), event)
  writeCookie(name, writeSentEvents(events), maxAge)
  if (!sends) return
  const body = JSON.stringify({
    contentId,
    contentType,
    eventType: event.eventType,
    timestamp: now.toISOString(),
    ...(versionNumber !== null && { versionNumber }),
    ...(reportId !== undefined && { reportId }),
  })
  // Any response ends the tries: only a request without a response is repeated.
  for (let left = tries; left > 0; left--) if (await isAnswered(body)) return
}

async function isAnswered(body: string): Promise<boolean> {
  try {
    // `keepalive`, because the reader may be leaving the page.
    const response = await fetch('/api/metrics', { method: 'POST', body, headers: { 'Content-Type': 'application/json' }, keepalive: true })
    return response.status < 500
  } catch {
    return false
  }
}
