import { type RefObject, useRef } from 'react'

/** Fills fields of the same form that are empty, or that the last pick filled: what the user typed stays. */
export function useFills(inside: RefObject<HTMLElement | null>): (fills: Readonly<Record<string, string>>) => void {
  const filled = useRef<Readonly<Record<string, string>>>({})
  return fills => {
    const elements = inside.current?.closest('form')?.elements
    if (elements === undefined) return
    const before = filled.current
    const done: Record<string, string> = {}
    for (const name of new Set([...Object.keys(before), ...Object.keys(fills)])) {
      const field = elements.namedItem(name)
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
      if (field.value !== '' && field.value !== before[name]) continue
      const value = fills[name] ?? ''
      field.value = value
      if (value !== '') done[name] = value
      // These events make the form validate its entries.
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    }
    filled.current = done
  }
}
