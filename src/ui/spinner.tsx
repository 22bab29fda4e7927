import styles from './spinner.module.css'

interface SpinnerProps {
  /** Announced by assistive technology; without it the spinner is decoration beside a text that says the same. */
  label?: string | undefined
  size?: 'small' | 'standard' | 'large'
}

/** Shows that something is loading. With reduced motion the ring does not move, and the text beside it informs. */
export function Spinner({ label, size = 'standard' }: SpinnerProps) {
  return (
    <span className={styles.spinner} data-size={size} {...(label ? { role: 'status' } : { 'aria-hidden': true })}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle className={styles.track} cx="12" cy="12" r="9.5" />
        <circle className={styles.arc} cx="12" cy="12" r="9.5" pathLength="100" />
      </svg>
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  )
}
