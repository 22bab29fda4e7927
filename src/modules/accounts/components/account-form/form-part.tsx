import { useId, useState } from 'react'
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

interface MoreFieldsProps {
  title: string
  /** Whether they are open at first. */
  isOpen: boolean
  children: React.ReactNode
}

/** Fields that few people fill in: closed, a form is as long as what it needs. Their values are sent either way. */
export function MoreFields({ title, isOpen, children }: MoreFieldsProps) {
  // What is typed later neither opens nor closes them.
  const [atFirst] = useState(isOpen)
  return (
    <details open={atFirst}>
      <summary className={styles.opener}>{title}</summary>
      <div className={styles.more}>{children}</div>
    </details>
  )
}
