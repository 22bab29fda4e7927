import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Alert, type AlertType } from './alert.tsx'
import { alertDurations, alertsNow, alertsOnServer, hideAlert, type ShownAlert, subscribeToAlerts } from './alert-store.ts'
import styles from './alerts.module.css'
import { type Countdown, countdown } from './countdown.ts'

export interface AlertsWords {
  close: string
  types: Record<AlertType, string>
}

/** Where floating alerts appear; once on a page. */
export function Alerts({ words }: { words: AlertsWords }) {
  const alerts = useSyncExternalStore(subscribeToAlerts, alertsNow, alertsOnServer)
  const modal = useSyncExternalStore(subscribeToModals, topmostModal, () => null)
  const show = (alert: ShownAlert) => <FloatingAlert key={alert.id} alert={alert} words={words} />
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

/** Hides itself after its time, which stands still while the pointer or the focus is on it. */
function FloatingAlert({ alert, words }: { alert: ShownAlert; words: AlertsWords }) {
  const time = useRef<Countdown>(null)
  const held = useRef(new Set<'pointer' | 'focus'>())
  const { id, duration = 'short' } = alert
  useEffect(() => {
    const running = countdown(alertDurations[duration], () => hideAlert(id))
    time.current = running
    return running.stop
  }, [id, duration])
  const hold = (by: 'pointer' | 'focus') => {
    held.current.add(by)
    time.current?.pause()
  }
  const release = (by: 'pointer' | 'focus') => {
    held.current.delete(by)
    if (held.current.size === 0) time.current?.resume()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is not operated, but gives its reader time.
    <div
      className={styles.alert}
      onPointerEnter={() => hold('pointer')}
      onPointerLeave={() => release('pointer')}
      onFocus={() => hold('focus')}
      onBlur={() => release('focus')}
    >
      <Alert
        type={alert.type}
        typeLabel={words.types[alert.type]}
        announced={false}
        floating
        onClose={{ label: words.close, close: () => hideAlert(id) }}
      >
        {alert.message}
      </Alert>
    </div>
  )
}

function topmostModal(): Element | null {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? null
}

function subscribeToModals(listener: () => void): () => void {
  // Neither event bubbles; on its way down the document hears both.
  document.addEventListener('toggle', listener, true)
  document.addEventListener('close', listener, true)
  return () => {
    document.removeEventListener('toggle', listener, true)
    document.removeEventListener('close', listener, true)
  }
}
