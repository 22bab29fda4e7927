import { useEffect, useRef } from 'react'
import { Alert, type AlertType } from './alert.tsx'
import { alertDurations, hideAlert, type ShownAlert } from './alert-store.ts'
import styles from './alerts.module.css'
import { type Countdown, countdown } from './countdown.ts'

export interface AlertsMessages {
  close: string
  types: Record<AlertType, string>
}

/** Closes itself after its time, which pauses while the pointer or the focus is on it. */
export function FloatingAlert({ alert, messages }: { alert: ShownAlert; messages: AlertsMessages }) {
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
        typeLabel={messages.types[alert.type]}
        announced={false}
        floating
        onClose={{ label: messages.close, close: () => hideAlert(id) }}
      >
        {alert.message}
      </Alert>
    </div>
  )
}
