import { useEffect, useState } from 'react'
import { type AnchorPlace, currentAnchor } from './current-anchor.ts'
import { isScrollingToAnchor } from './smooth-anchors.ts'
import { idOfHash } from './use-hash-target.ts'

/** The part of the screen above which a section counts as being read, as a share of its height. */
const readingLine = 0.35

const placeOf = (top: number, line: number): AnchorPlace => (top > line ? 'ahead' : top < 0 ? 'passed' : 'reached')

/** The id of the section being read, updated on scroll; null before the first. @param ids of the sections, in the order of the page */
export function useCurrentAnchor(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const joined = ids.join(' ')
  useEffect(() => {
    const order = joined.split(' ')
    const sections = order.flatMap(id => document.getElementById(id) ?? [])
    const mark = () => {
      const named = idOfHash(window.location.hash)
      // Marks the chosen section at once, so that the menu does not follow the sections that scroll past.
      if (isScrollingToAnchor() && named !== null && order.includes(named)) return setCurrent(named)
      const line = window.innerHeight * readingLine
      const places = new Map(sections.map(section => [section.id, placeOf(section.getBoundingClientRect().top, line)]))
      setCurrent(currentAnchor(order, places, named))
    }
    // Once a frame, because scroll events are more frequent than frames.
    let frame = 0
    const markSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(mark)
    }
    // Scrolled to, chosen where nothing has to move, and moved by what grew above it: images, typefaces, parts that open.
    const leaving = new AbortController()
    for (const event of ['scroll', 'scrollend', 'resize', 'hashchange'])
      window.addEventListener(event, markSoon, { passive: true, signal: leaving.signal })
    const size = new ResizeObserver(markSoon)
    size.observe(document.body)
    return () => {
      leaving.abort()
      size.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [joined])
  return current
}
