import control from '../../../../ui/control.module.css'
import { Field, type FieldProps } from '../../../../ui/field.tsx'
import styles from './edit-form.module.css'

/** A text area for a few lines of HTML. */
export function SourceField({ defaultValue, ...field }: FieldProps & { defaultValue: string }) {
  return (
    <Field {...field}>
      {wiring => (
        <textarea {...wiring} rows={4} defaultValue={defaultValue} spellCheck={false} className={`${control.control} ${styles.source}`} />
      )}
    </Field>
  )
}
