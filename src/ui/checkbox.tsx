import type { ComponentProps } from 'react'
import styles from './checkbox.module.css'
import { FieldError, type FieldProps, LabelMark } from './field.tsx'
import { useField } from './form-context.ts'

type CheckboxProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'type' | 'children' | 'checked'>

/** A checkbox. Links in its label can be followed; the rest of the label toggles it. */
export function Checkbox({
  name,
  label,
  description,
  error: ownError,
  required,
  optional,
  id: ownId,
  labelHidden,
  ...native
}: CheckboxProps) {
  const { id, error } = useField({ name, id: ownId, error: ownError })
  const described = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field} data-field data-invalid={error ? true : undefined}>
      <div className={styles.row}>
        <input
          {...native}
          type="checkbox"
          id={id}
          name={name}
          required={required}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          className={styles.box}
        />
        <label htmlFor={id} className={labelHidden ? 'visually-hidden' : styles.label}>
          {label}
          <LabelMark required={required} optional={optional} />
        </label>
      </div>
      {description && (
        <p className={styles.description} id={`${id}-description`}>
          {description}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
