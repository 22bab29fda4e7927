import chevronDown from '@tabler/icons/outline/chevron-down.svg?raw'
import { type ChangeEvent, useId } from 'react'
import { Icon } from '../../../../../ui/icon.tsx'
import styles from './compact-field.module.css'

interface ChoiceFieldProps {
  name: string
  label: string
  labelHidden?: boolean
  /** The value from the URL; the field is reset to it when the URL changes. */
  value: string
  options: readonly { value: string; label: string }[]
  /** Whether a change is applied at once. */
  applies?: boolean
  /** The id of the form that the field belongs to, if it is outside of it. */
  form?: string
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void
}

/** A native select element with its label. */
export function ChoiceField({ name, label, labelHidden = false, value, options, applies = false, form, onChange }: ChoiceFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div className={styles.frame}>
        <select
          id={id}
          name={name}
          form={form}
          defaultValue={value}
          data-value={value}
          data-applies={applies || undefined}
          onChange={onChange}
          className={styles.control}
        >
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon svg={chevronDown} size={18} />
      </div>
    </div>
  )
}
