import { type KeyboardEvent, useEffect, useState } from 'react'
import { createSuggester } from '../../../../ui/suggestions.ts'
import type { SearchSuggestion } from '../../domain/search/search-suggestion.ts'
import { fetchSuggestions } from './fetch-suggestions.ts'

/** From the last letter typed to the question, in milliseconds. */
const typingPause = 150
const minLetters = 2
const max = 12

interface Listed {
  suggestions: readonly SearchSuggestion[]
  /** The one that Enter would choose; -1 while Enter searches for the text. */
  active: number
}
const closed: Listed = { suggestions: [], active: -1 }

/**
 * The list beneath a search box, by the combobox pattern of the ARIA authoring practices: arrows go through it and round, Enter chooses,
 * Escape closes, and the text in the box stays as it is typed. What cannot be had is not missed: the box searches all the same.
 * @param choose goes where a suggestion leads
 */
export function useSuggestions(choose: (suggestion: SearchSuggestion) => void) {
  const [listed, setListed] = useState<Listed>(closed)
  const [suggester] = useState(() =>
    createSuggester(fetchSuggestions, {
      minimumLength: minLetters,
      limit: max,
      pause: () => new Promise(resolve => setTimeout(resolve, typingPause)),
      onState: state => {
        // While the next list is on its way, the last one stays, so that nothing flickers.
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
    // Keys that choose among the characters of an input method are not ours.
    if (event.nativeEvent.isComposing) return
    const active = listed.suggestions[listed.active]
    if (event.key === 'Escape' && isOpen) close()
    else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && isOpen) {
      // Between the last and the first lies the box itself, whose text is searched for.
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
