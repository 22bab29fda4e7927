import chevronDown from '@tabler/icons/outline/chevron-down.svg?raw'
import type { ComponentProps } from 'react'
import control from './control.module.css'
import { Field, type FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'
import styles from './select.module.css'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}
export interface SelectGroup {
  label: string
  options: readonly SelectOption[]
}

interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps | 'className' | 'value' | 'children' | 'size'> {
  options: readonly (SelectOption | SelectGroup)[]
  /** The first entry, which cannot be chosen: "Choose a country". */
  placeholder?: string | undefined
}

/** A choice of one option, or with `multiple` of several: the browser's native list. */
export function Select({ options, placeholder, multiple, ...props }: SelectProps) {
  const { name, label, description, error, required, optional, id, labelHidden, ...native } = props
  return (
    <Field {...{ name, label, description, error, required, optional, id, labelHidden }}>
      {wiring => (
        <div className={multiple ? undefined : control.frame}>
          <select {...native} {...wiring} multiple={multiple} className={`${control.control} ${styles.select}`}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(option =>
              'options' in option ? (
                <optgroup key={option.label} label={option.label}>
                  {option.options.map(choice => (
                    <Choice key={choice.value} {...choice} />
                  ))}
                </optgroup>
              ) : (
                <Choice key={option.value} {...option} />
              ),
            )}
          </select>
          {!multiple && (
            <span className={control.end}>
              <Icon svg={chevronDown} />
            </span>
          )}
        </div>
      )}
    </Field>
  )
}

function Choice({ value, label, disabled }: SelectOption) {
  return (
    <option value={value} disabled={disabled}>
      {label}
    </option>
  )
}
