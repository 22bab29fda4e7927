import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False in what the server sends and while that is taken over, true afterwards: for what works with a script alone. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
