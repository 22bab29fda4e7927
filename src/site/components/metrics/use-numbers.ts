import { useEffect, useState } from 'react'
import { useIdle } from '../../shell/use-idle.ts'
import type { PanelNumbers } from './fetch-numbers.ts'

/** An item's numbers, asked for when the browser has nothing else to do; null until then, and where they cannot be had. */
export function useNumbers(contentId: number): PanelNumbers | null {
  const isIdle = useIdle()
  const [found, setFound] = useState<{ contentId: number; numbers: PanelNumbers | null } | null>(null)
  useEffect(() => {
    if (!isIdle) return
    const stop = new AbortController()
    void import('./fetch-numbers.ts')
      .then(({ fetchNumbers }) => fetchNumbers(contentId, stop.signal))
      .then(numbers => !stop.signal.aborted && setFound({ contentId, numbers }))
      // A script that cannot be had is no reason to trouble the reader.
      .catch(() => undefined)
    return () => stop.abort()
  }, [isIdle, contentId])
  return found?.contentId === contentId ? found.numbers : null
}
