import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

/** The id that the hash of an address names, or null where it names none. */
export function idOfHash(hash: string): string | null {
  const written = hash.replace(/^#/, '')
  if (written === '') return null
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

/** Calls `reach` with the element that the address names, when the page is opened with a hash and whenever the hash changes. */
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
