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
  /** Says what to enter, under the label. */
  description?: ReactNode
  /** The error of the entry. A `Form` provides it to the fields in it. */
  error?: string | undefined
  required?: boolean | undefined
  /** The word for what may be left out, behind the label: "optional". */
  optional?: string | undefined
  id?: string | undefined
  /** The label is there for assistive technology alone, where the place says it to the eye. */
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
  /** Further words that describe the control, by the ids of their elements. */
  describedBy?: string | undefined
  /** Stands after the control: a count of characters. */
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

/** An asterisk for the eye, since the control itself says that it is required; the word for what may be left out is for everyone. */
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
