import { useEffect, useState } from 'react'

/** The time that a page is given to settle before what it can do without is fetched, in milliseconds. */
const timeout = 2000

/** True once the page is there and the browser has nothing else to do. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(setIdle, timeout, true)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: timeout })
    return () => cancelIdleCallback(handle)
  }, [])
  return isIdle
}
