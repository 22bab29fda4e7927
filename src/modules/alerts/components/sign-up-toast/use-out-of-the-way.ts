import { useEffect, useState } from 'react'

/** Less than a line is no direction. In CSS pixels. */
const min = 12

/**
 * Whether the reader is scrolling down, so that anything floating over a small screen is in the way. False while they scroll up, or once
 * the element at the page's end is in view, as it is on a short page from the start.
 * @param end selector of that element
 */
export function useOutOfTheWay(end: string): boolean {
  const [readsOn, setReadsOn] = useState(true)
  const [atEnd, setAtEnd] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const look = () => {
      const moved = window.scrollY - last
      if (Math.abs(moved) < min) return
      last = window.scrollY
      setReadsOn(moved > 0)
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  useEffect(() => {
    const element = document.querySelector(end)
    if (element === null) return
    const observer = new IntersectionObserver(entries => setAtEnd(entries.at(-1)?.isIntersecting === true))
    observer.observe(element)
    return () => observer.disconnect()
  }, [end])
  return readsOn && !atEnd
}
