import type { ReactNode } from 'react'
import boxes from './checkbox.module.css'
import styles from './choice-group.module.css'
import { FieldError, type FieldProps, LabelMark } from './field.tsx'
import { useField } from './form-context.ts'

export interface ChoiceOption {
  value: string
  label: ReactNode
  description?: ReactNode
  disabled?: boolean
}

export interface ChoiceGroupProps extends FieldProps {
  /** `radio`: one of the options. `checkbox`: any number of them, sent under the same name. */
  type: 'radio' | 'checkbox'
  options: readonly ChoiceOption[]
  /** The options that are chosen at first. */
  chosen: readonly string[]
  disabled?: boolean | undefined
  /** Side by side where there is room: for two or three short options. */
  inline?: boolean
}

/** Options that are all visible. A link to the group's id leads to its first option. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { name, label, description, required, optional, labelHidden, options, type, chosen, disabled, inline } = props
  const { id, error } = useField(props)
  const described = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      className={styles.group}
      data-field
      disabled={disabled}
      {...(type === 'radio' && radiogroup(required === true, error !== undefined))}
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
                  type={type}
                  id={own}
                  name={name}
                  value={option.value}
                  required={type === 'radio' && required}
                  aria-invalid={type === 'checkbox' && error ? true : undefined}
                  disabled={option.disabled}
                  defaultChecked={chosen.includes(option.value)}
                  aria-describedby={option.description ? `${own}-more` : undefined}
                  className={type === 'radio' ? boxes.radio : boxes.box}
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

/** HTML allows this role on a fieldset, and no other role of one takes aria-required and aria-invalid. */
const radiogroup = (isRequired: boolean, isInvalid: boolean) => ({
  role: 'radiogroup',
  'aria-required': isRequired || undefined,
  'aria-invalid': isInvalid || undefined,
})
