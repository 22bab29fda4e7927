import styles from './failure-art.module.css'

/** A decorative drawing for each kind of error: a missing, a closed or a torn page. */
export function FailureArt({ status }: { status: number }) {
  return (
    <svg className={styles.art} viewBox="0 0 320 240" aria-hidden="true">
      <path className={styles.under} d="M74 44h112l40 40v132H74z" />
      {status === 404 ? (
        <path className={styles.missing} d="M104 24h112l40 40v132H104z" />
      ) : status === 403 ? (
        <>
          <path className={styles.leaf} d="M104 24h112l40 40v132H104z" />
          <path className={styles.sign} d="M158 112v-14a22 22 0 0 1 44 0v14m-54 0h64v46h-64z" />
        </>
      ) : (
        <>
          <path className={styles.leaf} d="M104 24h112l40 40v44l-20-10-18 16-24-14-22 18-26-16-20 12-22-10z" />
          <path className={styles.leaf} d="M104 132l22 10 20-12 26 16 22-18 24 14 18-16 20 10v60H104z" />
        </>
      )}
      {status !== 404 && <path className={styles.fold} d="M216 24v40h40" />}
    </svg>
  )
}
