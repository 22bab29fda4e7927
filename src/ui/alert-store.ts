import type { AlertType } from './alert.tsx'

/** The lifetime of a floating alert, in milliseconds (specification, accounts.md section 9). */
export const alertDurations = { short: 3000, long: 8000 } as const

export interface AlertRequest {
  type: AlertType
  message: string
  duration?: keyof typeof alertDurations
}
export interface ShownAlert extends AlertRequest {
  id: number
}

/** The number that a small screen holds without covering the content. */
const max = 3

/** The alerts after one more: a repeated message replaces the earlier one, and the oldest are dropped. */
export function withAlert(alerts: readonly ShownAlert[], alert: ShownAlert): readonly ShownAlert[] {
  return [...alerts.filter(shown => shown.message !== alert.message || shown.type !== alert.type), alert].slice(-max)
}

/** The floating alerts of this browser's page; always empty on the server. */
const none: readonly ShownAlert[] = []
let alerts = none
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly ShownAlert[]): void {
  alerts = next
  for (const listener of listeners) listener()
}

/** Shows a floating alert, in the browser only: `<Alerts>` renders it. */
export function showAlert(request: AlertRequest): void {
  if (typeof window === 'undefined') return
  lastId += 1
  change(withAlert(alerts, { ...request, id: lastId }))
}

export function hideAlert(id: number): void {
  change(alerts.filter(alert => alert.id !== id))
}

export function subscribeToAlerts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const alertsNow = (): readonly ShownAlert[] => alerts
export const alertsOnServer = (): readonly ShownAlert[] => none
