export interface Countdown {
  /** Holds the time that is left. */
  pause: () => void
  /** Lets the time that is left run on. */
  resume: () => void
  /** Stops it without a call. */
  stop: () => void
}

/** Calls `onEnd` after `milliseconds`, not counting pauses. It starts at once. */
export function countdown(milliseconds: number, onEnd: () => void): Countdown {
  let left = milliseconds
  let since = 0
  let timer: ReturnType<typeof setTimeout> | null = null
  const pause = () => {
    if (timer === null) return
    clearTimeout(timer)
    timer = null
    left -= performance.now() - since
  }
  const resume = () => {
    if (timer !== null) return
    since = performance.now()
    timer = setTimeout(onEnd, Math.max(0, left))
  }
  resume()
  return { pause, resume, stop: pause }
}
