import type { ReactNode } from 'react'
import boxes from './checkbox.module.css'
import { FieldError, type FieldProps, LabelMark } from './field.tsx'
import { useField } from './form-context.ts'
import styles from './radio-group.module.css'

interface RadioOption {
  value: string
  label: ReactNode
  description?: ReactNode
  disabled?: boolean
}

interface RadioGroupProps extends FieldProps {
  options: readonly RadioOption[]
  defaultValue?: string | undefined
  disabled?: boolean | undefined
  /** Side by side where there is room: for two or three short options. */
  inline?: boolean
}

/** A choice between a few options, all visible. A link to the group's id leads to its first option. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, label, description, required, optional, labelHidden, options, defaultValue, disabled, inline } = props
  const { id, error } = useField(props)
  const described = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      className={styles.group}
      data-field
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and no other role of a fieldset takes aria-required and aria-invalid.
      role="radiogroup"
      disabled={disabled}
      aria-required={required}
      aria-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
    >
      <legend className={labelHidden ? 'visually-hidden' : styles.legend}>
        {label}
        <LabelMark required={required} optional={optional} />
      </legend>
      {description && (
        <p className={styles.description} id={`${id}-description`}>
          {description}
        </p>
      )}
      <div className={styles.options} data-inline={inline || undefined}>
        {options.map((option, position) => {
          const own = position === 0 ? id : `${id}-${position + 1}`
          return (
            <div key={option.value} className={boxes.field}>
              <div className={boxes.row}>
                <input
                  type="radio"
                  id={own}
                  name={name}
                  value={option.value}
                  required={required}
                  disabled={option.disabled}
                  defaultChecked={option.value === defaultValue}
                  aria-describedby={option.description ? `${own}-more` : undefined}
                  className={boxes.radio}
                />
                <label htmlFor={own} className={boxes.label}>
                  {option.label}
                </label>
              </div>
              {option.description && (
                <p className={boxes.description} id={`${own}-more`}>
                  {option.description}
                </p>
              )}
            </div>
          )
        })}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
