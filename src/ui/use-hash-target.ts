import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

/** The id in a URL's fragment, or null where there is none. */
export function idOfHash(hash: string): string | null {
  const written = hash.replace(/^#/, '')
  if (written === '') return null
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

/** Calls `reach` with the element that the URL's fragment names, on load and whenever the fragment changes. */
export function useHashTarget(reach: (target: HTMLElement) => void): void {
  const { hash, key } = useLocation()
  const onTarget = useEffectEvent(reach)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is another for each visit of the same hash.
  useEffect(() => {
    const id = idOfHash(hash)
    const target = id === null ? null : document.getElementById(id)
    if (target !== null) onTarget(target)
  }, [hash, key])
}
