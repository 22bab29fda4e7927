/** A page would lose this if it were left. A router can be blocked once only, and a page may have several forms. */

export interface LeaveQuestion {
  title: string
  /** This happens to the work if the page is left. */
  text: string
}

export interface UnsavedWork {
  /** Whether leaving the page loses something, or leaves it in this browser alone. */
  isUnsaved(): boolean
  /** Tries to store it, and does not take longer than somebody waits for a link. @returns null: it may be left */
  store(): Promise<LeaveQuestion | null>
}

const works: UnsavedWork[] = []
const listeners = new Set<() => void>()
const report = (): void => {
  for (const listener of listeners) listener()
}

/** @returns a function that ends it */
export function addUnsavedWork(work: UnsavedWork): () => void {
  works.push(work)
  report()
  return () => {
    works.splice(works.indexOf(work), 1)
    report()
  }
}

/** This is for `useSyncExternalStore`: who asks for all is the first one. */
export function watchUnsavedWork(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const isFirstWork = (work: UnsavedWork): boolean => works[0] === work

export const unsavedWorks = (): UnsavedWork[] => works.filter(work => work.isUnsaved())
