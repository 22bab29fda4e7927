import { useId } from 'react'
import styles from './form-part.module.css'

/** A group of fields beneath its heading. */
export function FormPart({ title, text, children }: { title: string; text?: string | undefined; children: React.ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </section>
  )
}

/** Side by side where there is room. */
export function FieldRow({ children }: { children: React.ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
