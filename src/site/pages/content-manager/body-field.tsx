import { longestBody } from '../../../domain/site-pages/page-entries.ts'
import control from '../../../ui/control.module.css'
import { Field } from '../../../ui/field.tsx'
import styles from './edit-form.module.css'

interface BodyFieldProps {
  name: string
  label: string
  defaultValue: string
  rows?: number
  /** Whether the blocks of pages may stand in it. */
  blocks?: boolean
}

/** The text of a page, as HTML. */
export function BodyField({ name, label, defaultValue, rows = 24 }: BodyFieldProps) {
  return (
    <Field name={name} label={label}>
      {wiring => (
        <textarea
          {...wiring}
          rows={rows}
          defaultValue={defaultValue}
          maxLength={longestBody}
          spellCheck
          className={`${control.control} ${styles.source}`}
        />
      )}
    </Field>
  )
}
