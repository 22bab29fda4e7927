import { useState } from 'react'
import { plainLetters } from '../../../../core/text/plain-letters.ts'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import { useText } from '../../../sites/text/text.tsx'
import styles from './facet-options.module.css'

export interface FacetChoice {
  /** What the parameter takes. */
  value: string
  label: string
  /** Null where nothing can be counted. */
  count: number | null
  chosen: boolean
}

interface FacetOptionsProps {
  /** Of the parameter. */
  name: string
  /** What the list is of: “Funders”. */
  title: string
  options: readonly FacetChoice[]
  /** Counts are estimates. */
  approximate: boolean
}

/** From more options than these on, a list scrolls in itself and can be searched. */
const shortList = 10

/** Boxes to tick, each with what it would bring. */
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
          // Finds by script alone: without one it keeps its place and stays out of the way.
          hidden={!hydrated}
          onChange={event => setSought(event.target.value)}
          onKeyDown={event => {
            // Enter would send the form, which this field is no part of.
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
  /** Ticked, it goes along with the form all the same. */
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
