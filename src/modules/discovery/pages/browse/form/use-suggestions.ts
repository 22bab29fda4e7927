import { type KeyboardEvent, useEffect, useState } from 'react'
import { createSuggester } from '../../../../../ui/suggestions.ts'
import type { SearchSuggestion } from '../../../domain/search/search-suggestion.ts'
import { fetchSuggestions } from './fetch-suggestions.ts'

/** Milliseconds from the last key to the request. */
const typingPause = 150
const minLetters = 2
const max = 12

interface Listed {
  suggestions: readonly SearchSuggestion[]
  /** The index of the option that Enter would choose; -1: Enter searches for the text. */
  active: number
}
const closed: Listed = { suggestions: [], active: -1 }

/**
 * Suggestions below a search box, following the combobox pattern of the ARIA authoring practices: arrow keys cycle through them, Enter
 * chooses, Escape closes, and the typed text stays in the box. Failed requests are ignored, because the box works without suggestions.
 * @param choose navigates to a suggestion
 */
export function useSuggestions(choose: (suggestion: SearchSuggestion) => void) {
  const [listed, setListed] = useState<Listed>(closed)
  const [suggester] = useState(() =>
    createSuggester(fetchSuggestions, {
      minimumLength: minLetters,
      limit: max,
      pause: () => new Promise(resolve => setTimeout(resolve, typingPause)),
      onState: state => {
        // The last list stays while the next one is loading, to avoid flicker.
        if (state.kind !== 'loading') setListed(state.kind === 'ready' ? { suggestions: state.suggestions, active: -1 } : closed)
      },
    }),
  )
  useEffect(() => suggester.stop, [suggester])

  const close = () => {
    suggester.stop()
    setListed(closed)
  }
  const count = listed.suggestions.length
  const isOpen = count > 0
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // These keys control the input method editor.
    if (event.nativeEvent.isComposing) return
    const active = listed.suggestions[listed.active]
    if (event.key === 'Escape' && isOpen) close()
    else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && isOpen) {
      // The box itself comes between the last and the first option; there, Enter searches for its text.
      const step = event.key === 'ArrowDown' ? 1 : -1
      setListed({ ...listed, active: ((listed.active + 1 + step + count + 1) % (count + 1)) - 1 })
    } else if (event.key === 'Enter' && active !== undefined) choose(active)
    else {
      if (event.key === 'Enter') close()
      return
    }
    event.preventDefault()
  }
  return { ...listed, isOpen, close, onKeyDown, onInput: (text: string) => void suggester.query(text) }
}
