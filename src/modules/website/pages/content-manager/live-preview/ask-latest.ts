/** Milliseconds from the last key to the request. */
export const previewDelay = 300

interface Latest<Requested, Answer> {
  /** @returns null where nothing is to be requested */
  read: () => Requested | null
  ask: (requested: Requested, signal: AbortSignal) => Promise<Answer>
  onRequested: () => void
  onAnswer: (answer: Answer) => void
}

export interface AskLatest {
  /** Sends a request after a short pause without changes. */
  soon: () => void
  now: () => void
  stop: () => void
}

/** Sends a request whenever something has changed. Late responses are dropped, so that none follows the response to a later request. */
export function askLatest<Requested, Answer>({ read, ask, onRequested, onAnswer }: Latest<Requested, Answer>): AskLatest {
  let timer: ReturnType<typeof setTimeout> | undefined
  let current: AbortController | null = null
  const stop = () => {
    clearTimeout(timer)
    current?.abort()
    current = null
  }
  const now = () => {
    clearTimeout(timer)
    const requested = read()
    if (requested === null) return
    current?.abort()
    const mine = new AbortController()
    current = mine
    onRequested()
    const isLatest = () => current === mine
    ask(requested, mine.signal).then(
      answer => {
        if (isLatest()) onAnswer(answer)
      },
      (error: unknown) => {
        if (isLatest()) throw error
      },
    )
  }
  return {
    soon() {
      clearTimeout(timer)
      timer = setTimeout(now, previewDelay)
    },
    now,
    stop,
  }
}
