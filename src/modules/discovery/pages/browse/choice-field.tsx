import chevronDown from '@tabler/icons/outline/chevron-down.svg?raw'
import { type ChangeEvent, useId } from 'react'
import { Icon } from '../../../../ui/icon.tsx'
import styles from './compact-field.module.css'

interface ChoiceFieldProps {
  name: string
  label: string
  labelHidden?: boolean
  /** As the address has it; the field goes back to it when the address does. */
  value: string
  options: readonly { value: string; label: string }[]
  /** A choice is applied at once. */
  applies?: boolean
  /** Of the form that it belongs to, where it stands outside it. */
  form?: string
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void
}

/** A choice from the browser's own list. */
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
