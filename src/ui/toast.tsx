import close from '@tabler/icons/outline/x.svg?raw'
import { useEffect, useId, useState } from 'react'
import { Button } from './button.tsx'
import styles from './toast.module.css'

interface ToastProps {
  title: string
  closeLabel: string
  onClose: () => void
  children?: React.ReactNode
}

/** A panel at the corner of the screen, 321 px wide, which does not block the page; on a small screen it takes the whole width. */
export function Toast({ title, closeLabel, onClose, children }: ToastProps) {
  const titleId = useId()
  return (
    <aside
      className={styles.toast}
      aria-labelledby={titleId}
      data-corner=""
      onKeyDown={event => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <div className={styles.close}>
          <Button variant="quiet" icon={close} label={closeLabel} onClick={onClose} />
        </div>
      </header>
      {children}
    </aside>
  )
}

interface ToastActionProps {
  children: React.ReactNode
  /** A selector of the page's footer, for one. */
  untilInView?: string
}

/**
 * The toast's submit button: fixed to the bottom while the rest scrolls, until that element comes into view (specification, accounts.md
 * section 2).
 */
export function ToastAction({ children, untilInView }: ToastActionProps) {
  const [fixed, setFixed] = useState(true)
  useEffect(() => {
    const end = untilInView === undefined ? null : document.querySelector(untilInView)
    if (end === null) return
    const observer = new IntersectionObserver(entries => setFixed(entries.at(-1)?.isIntersecting !== true))
    observer.observe(end)
    return () => observer.disconnect()
  }, [untilInView])
  return (
    <div className={styles.action} data-fixed={fixed}>
      {children}
    </div>
  )
}
