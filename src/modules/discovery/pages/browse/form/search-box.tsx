import searchIcon from '@tabler/icons/outline/search.svg?raw'
import { useEffect, useId, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Icon } from '../../../../../ui/icon.tsx'
import { useHydrated } from '../../../../../ui/use-hydrated.ts'
import { searchFieldId } from '../../../../sites/domain/search-field.ts'
import { useText } from '../../../../sites/text/text.tsx'
import { browseLimits } from '../../../domain/search/browse-limits.ts'
import type { SearchSuggestion } from '../../../domain/search/search-suggestion.ts'
import styles from './search-box.module.css'
import { SuggestionList } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

/** The search box with its suggestions. Without JavaScript it is a plain field. */
export function SearchBox({ value }: { value: string }) {
  const { t } = useText()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const id = useId()
  const field = useFocusWhereLinked()
  const choose = (suggestion: SearchSuggestion) => {
    close()
    void navigate(suggestion.path)
  }
  const { suggestions, active, isOpen, close, onKeyDown, onInput } = useSuggestions(choose)
  const optionId = (position: number) => `${id}-${position}`
  const combobox = hydrated && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${id}-list` : undefined,
    'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
  }
  return (
    <search className={styles.search}>
      <div className={styles.box} data-search-box data-open={isOpen || undefined}>
        <label htmlFor={searchFieldId} className="visually-hidden">
          {t('find-label')}
        </label>
        <input
          {...combobox}
          ref={field}
          id={searchFieldId}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          name="all"
          defaultValue={value}
          maxLength={browseLimits.text}
          placeholder={t('find-placeholder')}
          onInput={event => onInput(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        <button type="submit" aria-label={t('search')} onClick={close}>
          <Icon svg={searchIcon} size={22} />
        </button>
        {isOpen && <SuggestionList id={`${id}-list`} suggestions={suggestions} active={active} optionId={optionId} onChoose={choose} />}
        <p className="visually-hidden" role="status">
          {isOpen ? t('find-suggestion-count', { count: suggestions.length }) : ''}
        </p>
      </div>
    </search>
  )
}

/** The field that links lead to (`searchFieldId`). A navigation by script scrolls to a fragment, and does not focus it. */
function useFocusWhereLinked(): React.RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again is a location of another key.
  useEffect(() => {
    if (hash === `#${searchFieldId}`) field.current?.focus()
  }, [hash, key])
  return field
}
