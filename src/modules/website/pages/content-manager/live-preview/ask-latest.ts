/** Milliseconds from the last key to the request. */
export const previewDelay = 300

interface Latest<Asked, Answer> {
  /** @returns null where nothing is to be requested */
  read: () => Asked | null
  ask: (asked: Asked, signal: AbortSignal) => Promise<Answer>
  onAsked: () => void
  onAnswer: (answer: Answer) => void
}

export interface AskLatest {
  /** Sends a request after a short pause without changes. */
  soon: () => void
  now: () => void
  stop: () => void
}

/** Sends a request whenever something has changed. Late responses are dropped, so that none follows the response to a later request. */
export function askLatest<Asked, Answer>({ read, ask, onAsked, onAnswer }: Latest<Asked, Answer>): AskLatest {
  let timer: ReturnType<typeof setTimeout> | undefined
  let current: AbortController | null = null
  const stop = () => {
    clearTimeout(timer)
    current?.abort()
    current = null
  }
  const now = () => {
    clearTimeout(timer)
    const asked = read()
    if (asked === null) return
    current?.abort()
    const mine = new AbortController()
    current = mine
    onAsked()
    const isLatest = () => current === mine
    ask(asked, mine.signal).then(
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
