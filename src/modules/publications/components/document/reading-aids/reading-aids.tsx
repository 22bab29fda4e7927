import { type ComponentType, type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type AidKind, type AidProps, findAid, type Requested } from './find-aid.ts'

const load = async (kind: AidKind): Promise<ComponentType<AidProps>> => (await import('./aids.ts')).aids[kind]()

interface OpenAid {
  Aid: ComponentType<AidProps>
  element: HTMLElement
  number: number
}

interface ReadingAidsProps {
  /** The element that contains the ready text. */
  text: RefObject<HTMLElement | null>
}

/**
 * Adds reading aids to a text: references beside citations, enlarged figures and tables, formulas to copy. The text is ready HTML that
 * works by its links alone; this listens at its root, and the links work where an aid cannot be loaded.
 */
export function ReadingAids({ text }: ReadingAidsProps) {
  const [open, setOpen] = useState<OpenAid | null>(null)
  const opened = useRef(0)
  const cameFrom = useRef(new Map<string, HTMLElement>())

  const answer = useEffectEvent((requested: Requested, event: Event) => {
    const { kind, element } = requested
    if (kind === 'back') return goBack(element, cameFrom.current) && event.preventDefault()
    event.preventDefault()
    const number = ++opened.current
    const show = (Aid: ComponentType<AidProps>) => setOpen({ Aid, element, number })
    load(kind).then(show, () => follow(element))
  })

  useEffect(() => {
    const root = text.current
    if (root === null) return
    const press = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      const requested = isPlain && !event.defaultPrevented && event.target instanceof Element ? findAid(event.target) : null
      // A reader who has selected a part of a formula wants that part.
      if (requested === null || (requested.kind === 'formula' && document.getSelection()?.isCollapsed === false)) return
      answer(requested, event)
    }
    // Links and buttons turn key presses into clicks themselves.
    const key = (event: KeyboardEvent) => {
      const { target } = event
      if (event.key !== 'Enter' || !(target instanceof HTMLElement) || !target.matches('.formula, .inline-formula')) return
      const requested = findAid(target)
      if (requested !== null) answer(requested, event)
    }
    root.addEventListener('click', press)
    root.addEventListener('keydown', key)
    letKeyboardIn(root)
    return () => {
      root.removeEventListener('click', press)
      root.removeEventListener('keydown', key)
    }
  }, [text])

  if (open === null) return null
  const { Aid, element, number } = open
  return (
    <Suspense>
      <Aid
        key={number}
        element={element}
        onClose={() => setOpen(current => (current?.number === number ? null : current))}
        onLeave={(target, from) => {
          cameFrom.current.set(target.id, from)
          setOpen(null)
        }}
      />
    </Suspense>
  )
}

/** Displayed formulas get a tab stop, and lead to the inline ones. Without any, the first inline formula gets it. */
function letKeyboardIn(root: HTMLElement): void {
  const inline = root.querySelector('.formula math') === null ? root.querySelector<HTMLElement>('.inline-formula:has(math)') : null
  if (inline !== null) inline.tabIndex = 0
}

/** Returns to the very citation from which the reader came; false where that is not known, and the link leads to the first. */
function goBack(link: HTMLElement, cameFrom: ReadonlyMap<string, HTMLElement>): boolean {
  const from = cameFrom.get(link.closest('.reference, .note')?.id ?? '')
  if (from === undefined || !from.isConnected) return false
  from.focus({ preventScroll: true })
  from.scrollIntoView({ block: 'center' })
  return true
}

/** Does what the click would have done without the aids. */
function follow(element: HTMLElement): void {
  if (element instanceof HTMLAnchorElement) window.location.assign(element.href)
}
