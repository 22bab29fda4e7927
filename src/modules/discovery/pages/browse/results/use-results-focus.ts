import { useEffect, useRef, useState } from 'react'
import { useNavigation, useNavigationType } from 'react-router'

/** The id of the element that contains the results. */
export const resultsId = 'browse-results'

/** Moves the focus to the start of the results, where the reader continues. */
export function focusResults(): void {
  const results = document.getElementById(resultsId)
  if (results === null) return
  results.focus({ preventScroll: true })
  const { top } = results.getBoundingClientRect()
  if (top < 0 || top > window.innerHeight / 2) results.scrollIntoView({ block: 'start' })
}

/** Milliseconds; for a faster response, a loading indicator would only flicker. */
const timeout = 200

/** Whether the next list has been loading so long that placeholders replace the last one. */
export function useIsSearching(path: string): boolean {
  const { state, location } = useNavigation()
  const isOnItsWay = state === 'loading' && location !== undefined && location.pathname.includes(path)
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isOnItsWay) return setIsLong(false)
    const timer = setTimeout(setIsLong, timeout, true)
    return () => clearTimeout(timer)
  }, [isOnItsWay])
  return isOnItsWay && isLong
}

/**
 * Keeps the reader's position when the list changes: at its start after turning a page, otherwise unchanged. If the focused element was in
 * the old list, the new list gets the focus.
 */
export function useResultsFocus(path: string, page: number): React.RefObject<HTMLElement | null> {
  const results = useRef<HTMLElement>(null)
  const navigationType = useNavigationType()
  const shown = useRef({ path, page })
  useEffect(() => {
    const { path: before, page: turnedFrom } = shown.current
    shown.current = { path, page }
    // Back and forward restore the scroll position.
    if (before === path || navigationType === 'POP') return
    const focused = document.activeElement
    const isLost = focused === null || focused === document.body
    const isTurned = page !== turnedFrom && focused?.closest('[data-results-head]') == null
    if (!isLost && !isTurned) return
    results.current?.focus({ preventScroll: true })
    if (isTurned) results.current?.scrollIntoView({ block: 'start' })
  }, [path, page, navigationType])
  return results
}
