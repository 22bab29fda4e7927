import { useEffect } from 'react'
import { messageKeys } from '../../../../../core/text/message-keys.ts'
import { useText } from '../../../../sites/text/text.tsx'
import type { SearchSuggestion } from '../../../domain/search/search-suggestion.ts'
import { suggestionKinds } from '../../../domain/search/search-suggestion.ts'
import styles from './suggestion-list.module.css'

const kindKeys = messageKeys('find-suggested', suggestionKinds)

interface SuggestionListProps {
  id: string
  suggestions: readonly SearchSuggestion[]
  /** The index of the active option; -1 for none. */
  active: number
  optionId: (position: number) => string
  onChoose: (suggestion: SearchSuggestion) => void
}

interface Numbered extends SearchSuggestion {
  position: number
}

/** Lists suggestions by kind. The focus stays in the search box, whose aria-activedescendant is the active option. */
export function SuggestionList({ id, suggestions, active, optionId, onChoose }: SuggestionListProps) {
  const { t } = useText()
  const numbered: Numbered[] = suggestions.map((suggestion, position) => ({ ...suggestion, position }))
  const kinds = [...new Set(suggestions.map(({ kind }) => kind))]
  const activeId = active >= 0 ? optionId(active) : null
  useEffect(() => {
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <div id={id} role="listbox" aria-label={t('find-suggestions')} className={styles.list}>
      {kinds.map(kind => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset.
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} className={styles.kind}>
            {t(kindKeys[kind])}
          </p>
          {numbered
            .filter(suggestion => suggestion.kind === kind)
            .map(({ position, ...suggestion }) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box (aria-activedescendant).
              // biome-ignore lint/a11y/useKeyWithClickEvents: the box hears the keys.
              <div
                key={optionId(position)}
                id={optionId(position)}
                role="option"
                aria-selected={position === active}
                className={styles.option}
                // Pressing the mouse would move the focus out of the box and close the list before the click.
                onMouseDown={event => event.preventDefault()}
                onClick={() => onChoose(suggestion)}
              >
                {suggestion.text}
              </div>
            ))}
        </div>
      ))}
    </div>
  )
}
