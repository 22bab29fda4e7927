import { useState } from 'react'
import { plainLetters } from '../../../../../core/text/plain-letters.ts'
import { useHydrated } from '../../../../../ui/use-hydrated.ts'
import { useText } from '../../../../sites/text/text.tsx'
import styles from './facet-options.module.css'

export interface FacetChoice {
  /** The parameter's value. */
  value: string
  label: string
  /** Null where counts are not available. */
  count: number | null
  chosen: boolean
}

interface FacetOptionsProps {
  /** The parameter's name. */
  name: string
  /** The heading of the list: “Funders”. */
  title: string
  options: readonly FacetChoice[]
  /** Whether the counts are estimates. */
  approximate: boolean
}

/** A list with more options scrolls and has a search field. */
const shortList = 10

/** Shows checkboxes, each with the number of results that it would add. */
export function FacetOptions({ name, title, options, approximate }: FacetOptionsProps) {
  const { t } = useText()
  const hydrated = useHydrated()
  const [sought, setSought] = useState('')
  const isLong = options.length > shortList
  const words = isLong ? plainLetters(sought.trim()) : ''
  const fits = ({ label }: FacetChoice): boolean => words === '' || plainLetters(label).includes(words)
  const label = t('filter-find-option', { list: title })
  return (
    <fieldset className={styles.options} aria-label={title}>
      {isLong && (
        <input
          type="search"
          className={styles.finder}
          value={sought}
          aria-label={label}
          placeholder={label}
          // The field needs JavaScript; until then it keeps its space but is hidden.
          hidden={!hydrated}
          onChange={event => setSought(event.target.value)}
          onKeyDown={event => {
            // Enter would submit the form, although this field is not part of it.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      )}
      <div className={isLong ? styles.scrolled : undefined}>
        {options.map(option => (
          <FacetBox key={option.value} name={name} option={option} approximate={approximate} hidden={!fits(option)} />
        ))}
      </div>
      {isLong && (
        <p className={styles.none} role="status">
          {options.some(fits) ? '' : t('filter-no-option')}
        </p>
      )}
    </fieldset>
  )
}

interface FacetBoxProps {
  name: string
  option: FacetChoice
  approximate: boolean
  /** A hidden option that is checked is still submitted. */
  hidden?: boolean
}

export function FacetBox({ name, option, approximate, hidden = false }: FacetBoxProps) {
  const { number } = useText()
  const { value, label, count, chosen } = option
  return (
    <label className={styles.option} hidden={hidden} data-empty={count === 0 || undefined}>
      <input type="checkbox" className={styles.box} name={name} value={value} defaultChecked={chosen} data-applies />
      <span className={styles.label}>{label}</span>
      {count !== null && (
        <span className={styles.count}>
          {approximate && count > 0 && '≈ '}
          {number(count)}
        </span>
      )}
    </label>
  )
}
