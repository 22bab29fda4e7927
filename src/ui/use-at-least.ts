import { useSyncExternalStore } from 'react'
import { type Breakpoint, breakpoints } from './breakpoints.ts'

/** Whether the window has at least this width; true while that is unknown, as on the server. */
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
