import { useSyncExternalStore } from 'react'
import { type Breakpoint, breakpoints } from '../../../../../ui/breakpoints.ts'

/** Whether the window is as wide as that; taken to be, as long as nobody knows. */
export function useAtLeast(breakpoint: Breakpoint): boolean {
  const query = `(width >= ${breakpoints[breakpoint]}px)`
  return useSyncExternalStore(
    onChange => {
      const wide = matchMedia(query)
      wide.addEventListener('change', onChange)
      return () => wide.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    () => true,
  )
}
