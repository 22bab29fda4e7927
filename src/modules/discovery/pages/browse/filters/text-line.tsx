import { useId } from 'react'
import { browseLimits } from '../../../domain/search/browse-limits.ts'
import styles from './compact-field.module.css'

interface TextLineProps {
  name: string
  label: string
  value: string
  inputMode?: 'numeric' | undefined
  maxLength?: number
}

/** A text field that is reset to the URL's value when the URL changes. */
export function TextLine({ name, label, value, inputMode, maxLength = browseLimits.text }: TextLineProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input id={id} type="text" name={name} defaultValue={value} inputMode={inputMode} maxLength={maxLength} className={styles.control} />
    </div>
  )
}
