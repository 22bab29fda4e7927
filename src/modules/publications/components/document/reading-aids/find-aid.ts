/** The aid that a click on an article's ready text opens. */

export type AidKind = 'reference' | 'figure' | 'table' | 'formula'

export type Requested =
  | { kind: AidKind; element: HTMLElement }
  /** The link from a reference or note back to its citation. */
  | { kind: 'back'; element: HTMLElement }

export interface AidProps {
  /** The element of the text that it shows. */
  element: HTMLElement
  onClose: () => void
  /** Called when the reader goes to a reference or note in its list, so that a link can lead back. */
  onLeave: (target: Element, from: HTMLElement) => void
}

const selectors: readonly [Requested['kind'], string][] = [
  ['back', 'a.back-link'],
  ['reference', 'a.cross-reference[href^="#"]:is([data-ref-type="bibr"], [data-ref-type="fn"], [data-ref-type="table-fn"]), a.note-call'],
  ['figure', 'a.picture-link:has(img)'],
  ['table', 'button[data-tool="enlarge"]'],
  // A link in or around a formula stays a link.
  ['formula', ':is(.formula, .inline-formula):has(math)'],
]

/** Null where the click opens no aid. @param pressed the innermost element */
export function findAid(pressed: Element): Requested | null {
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
