import { useEffect, useState } from 'react'
import { useIdle } from '../../sites/components/use-idle.ts'

/**
 * Fetches the metrics of a publication or a report when the browser is idle; null until then, and on failure.
 * @param ask the same function on each render
 */
export function useNumbers<SomeId extends number, Numbers>(
  id: SomeId,
  ask: (id: SomeId, signal: AbortSignal) => Promise<Numbers | null>,
): Numbers | null {
  const isIdle = useIdle()
  const [found, setFound] = useState<{ id: number; numbers: Numbers | null } | null>(null)
  useEffect(() => {
    if (!isIdle) return
    const stop = new AbortController()
    void ask(id, stop.signal)
      .then(numbers => !stop.signal.aborted && setFound({ id, numbers }))
      // A script that cannot be had is no reason to trouble the reader.
      .catch(() => undefined)
    return () => stop.abort()
  }, [isIdle, id, ask])
  return found?.id === id ? found.numbers : null
}
