import { useEffect, useRef, useState } from 'react'
import { useNavigation, useNavigationType } from 'react-router'

/** Of the part of the screen that holds what was found. */
export const resultsId = 'browse-results'

/** To the beginning of the results: whoever asked for them reads on there. */
export function focusResults(): void {
  const results = document.getElementById(resultsId)
  if (results === null) return
  results.focus({ preventScroll: true })
  const { top } = results.getBoundingClientRect()
  if (top < 0 || top > window.innerHeight / 2) results.scrollIntoView({ block: 'start' })
}

/** Before this many milliseconds an answer needs no sign that it is on its way: one would only flicker. */
const timeout = 200

/** Whether the next list has been on its way for so long that its place is shown instead of the last one. */
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
 * Where a reader finds themselves after the list has changed: at its beginning after turning a page, else where they were. Where what had
 * the focus went with the old list, the new one has it.
 */
export function useResultsFocus(address: string, page: number): React.RefObject<HTMLElement | null> {
  const results = useRef<HTMLElement>(null)
  const navigationType = useNavigationType()
  const shown = useRef({ address, page })
  useEffect(() => {
    const { address: before, page: turnedFrom } = shown.current
    shown.current = { address, page }
    // Back and forward bring the scroll position along.
    if (before === address || navigationType === 'POP') return
    const focused = document.activeElement
    const isLost = focused === null || focused === document.body
    const isTurned = page !== turnedFrom && focused?.closest('[data-results-head]') == null
    if (!isLost && !isTurned) return
    results.current?.focus({ preventScroll: true })
    if (isTurned) results.current?.scrollIntoView({ block: 'start' })
  }, [address, page, navigationType])
  return results
}
