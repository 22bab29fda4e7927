import chevronDown from '@tabler/icons/outline/chevron-down.svg?raw'
import chevronUp from '@tabler/icons/outline/chevron-up.svg?raw'
import close from '@tabler/icons/outline/x.svg?raw'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../../../../ui/button.tsx'
import { useText } from '../../../../sites/text/text.tsx'
import type { PdfView } from './open-pdf.ts'
import styles from './viewer.module.css'

interface SearchBarProps {
  found: PdfView['found']
  onSearch: (query: string, direction?: 'next' | 'previous') => void
  onClose: () => void
}

/** Searches the text of a file while the reader types; Enter goes to the next match, Shift+Enter to the previous one, Escape closes. */
export function SearchBar({ found, onSearch, onClose }: SearchBarProps) {
  const { t } = useText()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const step = (direction: 'next' | 'previous') => {
    const query = field.current?.value.trim() ?? ''
    if (query !== '') onSearch(query, direction)
  }
  return (
    <search className={styles.search}>
      <label className="visually-hidden" htmlFor={id}>
        {t('viewer-search')}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        maxLength={200}
        placeholder={t('viewer-search')}
        className={styles.searchField}
        onChange={event => onSearch(event.currentTarget.value.trim())}
        onKeyDown={event => {
          if (event.key === 'Enter') step(event.shiftKey ? 'previous' : 'next')
          else if (event.key === 'Escape') onClose()
          else return
          event.preventDefault()
          event.stopPropagation()
        }}
      />
      <output htmlFor={id} className={styles.matches}>
        {found !== null &&
          (found.total === 0 ? t('viewer-no-matches') : t('viewer-matches', { number: String(found.current), count: String(found.total) }))}
      </output>
      <Button variant="quiet" size="small" icon={chevronUp} label={t('viewer-search-previous')} onClick={() => step('previous')} />
      <Button variant="quiet" size="small" icon={chevronDown} label={t('viewer-search-next')} onClick={() => step('next')} />
      <Button variant="quiet" size="small" icon={close} label={t('viewer-search-close')} onClick={onClose} />
    </search>
  )
}
