import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { alertsNow, alertsOnServer, type ShownAlert, subscribeToAlerts } from './alert-store.ts'
import styles from './alerts.module.css'
import type { AlertsMessages, FloatingAlert } from './floating-alert.tsx'

/** The container of floating alerts; once on a page. */
export function Alerts({ messages }: { messages: AlertsMessages }) {
  const alerts = useSyncExternalStore(subscribeToAlerts, alertsNow, alertsOnServer)
  const modal = useSyncExternalStore(subscribeToModals, topmostModal, () => null)
  const Floating = useFloatingAlert(alerts.length > 0)
  const show = (alert: ShownAlert) => Floating && <Floating key={alert.id} alert={alert} messages={messages} />
  // Everything outside an open modal dialog is inert: neither seen in front nor read out. So alerts go into the dialog while there is one.
  if (modal !== null) {
    return createPortal(
      <div role="alert" className={styles.alerts}>
        {alerts.map(show)}
      </div>,
      modal,
    )
  }
  // The regions are there before what they announce, or some screen readers miss it.
  return (
    <div className={styles.alerts}>
      <div role="status">{alerts.filter(alert => alert.type !== 'ERROR').map(show)}</div>
      <div role="alert">{alerts.filter(alert => alert.type === 'ERROR').map(show)}</div>
    </div>
  )
}

/** Loaded with the first alert, since most pages never show one. */
function useFloatingAlert(isRequested: boolean): typeof FloatingAlert | null {
  const [parts, setParts] = useState<{ FloatingAlert: typeof FloatingAlert } | null>(null)
  useEffect(() => {
    if (isRequested) void import('./floating-alert.tsx').then(setParts)
  }, [isRequested])
  return parts?.FloatingAlert ?? null
}

function topmostModal(): Element | null {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? null
}

function subscribeToModals(listener: () => void): () => void {
  // Neither event bubbles; in the capture phase the document receives both.
  document.addEventListener('toggle', listener, true)
  document.addEventListener('close', listener, true)
  return () => {
    document.removeEventListener('toggle', listener, true)
    document.removeEventListener('close', listener, true)
  }
}
