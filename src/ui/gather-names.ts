/** The part of the clock that waiting needs; the window's own unless a test hands in another. */
export interface Timers {
  /** Answers with what stops it. */
  set(run: () => void, milliseconds: number): () => void
}

const windowTimers: Timers = {
  set(run, milliseconds) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** Collects names until none was added for a while, and then passes them on together. */
export interface Gathering {
  add(name: string): void
  /** Removes a name that was handled already. */
  remove(name: string): void
  clear(): void
}

/** @param wait in milliseconds, counted from the last name */
export function gather(handOn: (names: readonly string[]) => void, wait: number, timers: Timers = windowTimers): Gathering {
  const names = new Set<string>()
  let stop = () => {}
  const clear = () => {
    names.clear()
    stop()
  }
  return {
    add(name) {
      names.add(name)
      stop()
      stop = timers.set(() => {
        const gathered = [...names]
        clear()
        handOn(gathered)
      }, wait)
    },
    remove(name) {
      names.delete(name)
      if (names.size === 0) clear()
    },
    clear,
  }
}
