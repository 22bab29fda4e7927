/** From the last key to the question, in milliseconds. */
export const previewDelay = 300

interface Latest<Asked, Answer> {
  /** Null where nothing is to be asked. */
  read: () => Asked | null
  ask: (asked: Asked, signal: AbortSignal) => Promise<Answer>
  onAsked: () => void
  onAnswer: (answer: Answer) => void
}

export interface AskLatest {
  /** Once nothing has changed for a moment. */
  soon: () => void
  now: () => void
  stop: () => void
}

/** Asks anew whenever something has changed. What comes late is dropped: an answer never follows one to a later question. */
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
