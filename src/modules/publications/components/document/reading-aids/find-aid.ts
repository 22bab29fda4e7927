/** What a press on the ready text of an article asks for. */

export type AidKind = 'reference' | 'figure' | 'table' | 'formula'

export type Asked =
  | { kind: AidKind; element: HTMLElement }
  /** From a reference or note to where the reader came from. */
  | { kind: 'back'; element: HTMLElement }

/** What each aid is given. */
export interface AidProps {
  /** The part of the text that it is about. */
  element: HTMLElement
  onClose: () => void
  /** The reader goes to a reference's or note's place in its list, and may want to come back. */
  onLeave: (target: Element, from: HTMLElement) => void
}

const selectors: readonly [Asked['kind'], string][] = [
  ['back', 'a.back-link'],
  ['reference', 'a.cross-reference[href^="#"]:is([data-ref-type="bibr"], [data-ref-type="fn"], [data-ref-type="table-fn"]), a.note-call'],
  ['figure', 'a.picture-link:has(img)'],
  ['table', 'button[data-tool="enlarge"]'],
  // A link in or around a formula stays a link.
  ['formula', ':is(.formula, .inline-formula):has(math)'],
]

/** Null where the press asks for nothing that is ours to do. @param pressed the innermost element */
export function findAid(pressed: Element): Asked | null {
  for (const [kind, selector] of selectors) {
    const element = pressed.closest<HTMLElement>(selector)
    if (element === null) continue
    if (kind === 'formula' && pressed.closest('a') !== null) return null
    if (kind === 'table') {
      const figure = element.closest<HTMLElement>('.table-figure')
      return figure && { kind, element: figure }
    }
    return { kind, element }
  }
  return null
}
