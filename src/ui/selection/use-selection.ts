import { type RefObject, useEffect, useRef, useState } from 'react'

export interface Selection {
  /** This counts the rows that are chosen. */
  count: number
  /** This counts those that could be. */
  total: number
  /** This is for the element around the rows: a box of one of them has changed. */
  onChange(): void
  /** Chooses all rows of the page, or none. */
  chooseAll(isChosen: boolean): void
}

/**
 * Counts the chosen rows of a list. The boxes keep their own state, so that a form works before the script runs.
 * @param list the element around the rows @param name of their boxes @param answer to what was done with them: another one ends the choice
 */
export function useSelection(list: RefObject<HTMLElement | null>, name: string, answer: string | undefined): Selection {
  const [{ count, total }, setCounts] = useState({ count: 0, total: 0 })
  const boxes = (): HTMLInputElement[] =>
    [...(list.current?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])].filter(box => box.name === name)
  const countAgain = (): void => {
    const all = boxes()
    const now = { count: all.filter(box => box.checked).length, total: all.length }
    setCounts(before => (before.count === now.count && before.total === now.total ? before : now))
  }
  // This runs after every render: the rows may be others, and boxes may have been ticked before the script ran.
  useEffect(countAgain)
  const chooseAll = (isChosen: boolean): void => {
    for (const box of boxes()) box.checked = isChosen
    countAgain()
  }
  const answered = useRef(answer)
  useEffect(() => {
    // Where nothing was done, the rows are still to be chosen.
    if (answer === undefined || answered.current === answer) return
    chooseAll(false)
    answered.current = answer
  })
  return { count, total, onChange: countAgain, chooseAll }
}
