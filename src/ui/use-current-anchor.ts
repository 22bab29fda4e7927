import { useEffect, useState } from 'react'
import { type AnchorPlace, currentAnchor } from './current-anchor.ts'
import { idOfHash } from './use-hash-target.ts'

/** The part of the screen above which a section counts as being read, as a share of its height. */
const readingLine = 0.35
/** Further than a page is long. */
const farAway = '1000000px'

const placeOf = (top: number, line: number): AnchorPlace => (top > line ? 'ahead' : top < 0 ? 'passed' : 'reached')

/** The id of the section being read, kept up while the page moves; null before the first. @param ids of the sections, in the order of the page */
export function useCurrentAnchor(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const joined = ids.join(' ')
  useEffect(() => {
    const order = joined.split(' ')
    const sections = order.flatMap(id => document.getElementById(id) ?? [])
    const mark = () => {
      const line = window.innerHeight * readingLine
      const places = new Map(sections.map(section => [section.id, placeOf(section.getBoundingClientRect().top, line)]))
      setCurrent(currentAnchor(order, places, idOfHash(window.location.hash)))
    }
    // A jump from one end of the page to the other passes no box on the screen: each box goes on to one end, and has one edge to be passed.
    const edges = [`${farAway} 0px -${100 - readingLine * 100}% 0px`, `0px 0px ${farAway} 0px`]
    const observers = edges.map(rootMargin => new IntersectionObserver(mark, { rootMargin }))
    for (const observer of observers) for (const section of sections) observer.observe(section)
    // One of two short sections that are both in sight may be chosen without anything moving.
    window.addEventListener('hashchange', mark)
    return () => {
      window.removeEventListener('hashchange', mark)
      for (const observer of observers) observer.disconnect()
    }
  }, [joined])
  return current
}
