import alertCircle from '@tabler/icons/outline/alert-circle.svg?raw'
import type { ReactNode } from 'react'
import styles from './field.module.css'
import { useField } from './form-context.ts'
import { Icon } from './icon.tsx'

/** The props of every field, whatever its control. */
export interface FieldProps {
  /** The name in the form data. Names are unique within a form. */
  name: string
  label: ReactNode
  /** A hint on what to enter, under the label. */
  description?: ReactNode
  /** The error of the entry. A `Form` provides it to the fields in it. */
  error?: string | undefined
  required?: boolean | undefined
  /** The text behind the label of an optional field: "optional". */
  optional?: string | undefined
  id?: string | undefined
  /** Hides the label visually, where the context makes it obvious; assistive technology still has it. */
  labelHidden?: boolean | undefined
}

/** The props that connect a native control to its field. */
export interface ControlWiring {
  id: string
  name: string
  required: boolean | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldFrameProps extends FieldProps {
  /** Ids of further elements that describe the control. */
  describedBy?: string | undefined
  /** Rendered after the control, such as a character count. */
  footnote?: ReactNode
  children: (control: ControlWiring) => ReactNode
}

/** Label, description and error around one native control. */
export function Field(props: FieldFrameProps) {
  const { name, label, description, required, optional, labelHidden, describedBy, footnote, children } = props
  const { id, error } = useField(props)
  const described = [description && `${id}-description`, error && `${id}-error`, describedBy].filter(Boolean).join(' ')
  return (
    <div className={styles.field} data-field data-invalid={error ? true : undefined}>
      <label className={labelHidden ? 'visually-hidden' : styles.label} htmlFor={id} id={`${id}-label`}>
        {label}
        <LabelMark required={required} optional={optional} />
      </label>
      {description && (
        <p className={styles.description} id={`${id}-description`}>
          {description}
        </p>
      )}
      {children({ id, name, required, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      <FieldError id={`${id}-error`} error={error} />
      {footnote}
    </div>
  )
}

/** A visual asterisk, since the control itself announces that it is required; the text for optional fields is for everyone. */
export function LabelMark({ required, optional }: { required: boolean | undefined; optional: string | undefined }) {
  if (required)
    return (
      <span className={styles.required} aria-hidden="true">
        {' *'}
      </span>
    )
  return optional ? <span className={styles.optional}>{` (${optional})`}</span> : null
}

/** Always rendered, so that a text that is added later is announced. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div className={styles.errors} aria-live="polite">
      {error && (
        <p className={styles.error} id={id}>
          <Icon svg={alertCircle} size={18} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
