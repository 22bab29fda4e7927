import search from '@tabler/icons/outline/search.svg?raw'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import { Icon } from './icon.tsx'
import styles from './search-field.module.css'

interface SearchFieldProps extends Pick<ComponentProps<'input'>, 'name' | 'defaultValue' | 'placeholder' | 'maxLength' | 'autoFocus'> {
  /** The page of the results; the form uses GET. */
  action: string
  /** The label of the field, "Search this site"; visible to assistive technology only. */
  label: string
  /** The label of the button, "Search". */
  buttonLabel: string
  /** `words` shows the label beside the button's icon on a wide field only; `icon` never does. */
  button?: 'words' | 'icon'
  /** Fields that go along unseen. */
  children?: ReactNode
}

/** A search form. An empty search does nothing. */
export function SearchField({
  action,
  label,
  buttonLabel,
  button = 'words',
  name = 'q',
  maxLength = 500,
  children,
  ...native
}: SearchFieldProps) {
  const id = useId()
  return (
    <search>
      <Form
        action={action}
        method="get"
        className={styles.search}
        onSubmit={event => {
          const field = event.currentTarget.querySelector<HTMLInputElement>('input[type="search"]')
          if (field?.value.trim() !== '') return
          event.preventDefault()
          field.focus()
        }}
      >
        <label className="visually-hidden" htmlFor={id}>
          {label}
        </label>
        <input {...native} id={id} type="search" name={name} maxLength={maxLength} enterKeyHint="search" className={styles.input} />
        <button type="submit" className={styles.button} data-button={button} aria-label={buttonLabel}>
          <Icon svg={search} />
          {button === 'words' && <span className={styles.text}>{buttonLabel}</span>}
        </button>
        {children}
      </Form>
    </search>
  )
}
