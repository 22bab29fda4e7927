import { type RefObject, useEffect, useRef } from 'react'

interface Gestures {
  /**
   * Called on a pinch, or the wheel with Control, which browsers report for a pinch on a trackpad.
   * @param origin in CSS pixels of the window
   */
  onZoom?: (factor: number, origin: [x: number, y: number]) => void
  /** Called on a quick swipe with one finger: to the left requests the next page. */
  onSwipe?: (towards: 'next' | 'previous') => void
}

const minSwipeLength = 48

/** Handles fingers and the wheel beyond scrolling. The browser's own page zoom is prevented within the element alone. */
export function useGestures(element: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const latest = useRef(gestures)
  latest.current = gestures
  useEffect(() => {
    const target = element.current
    if (target === null) return
    let distance = 0
    let began: { x: number; y: number } | null = null

    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey || latest.current.onZoom === undefined) return
      event.preventDefault()
      // A notch of a wheel is 100 or more, a step of a pinch a few.
      const step = Math.max(-50, Math.min(50, event.deltaY))
      latest.current.onZoom(Math.exp(-step / 200), [event.clientX, event.clientY])
    }
    const touch = (event: TouchEvent) => {
      const [first, second] = event.touches
      began = first && !second ? { x: first.clientX, y: first.clientY } : null
      distance = first && second ? apart(first, second) : 0
    }
    const move = (event: TouchEvent) => {
      const [first, second] = event.touches
      if (!first || !second || distance === 0 || latest.current.onZoom === undefined) return
      event.preventDefault()
      const now = apart(first, second)
      // Rounding would remove a change this small.
      if (Math.abs(now / distance - 1) < 0.04) return
      latest.current.onZoom(now / distance, [(first.clientX + second.clientX) / 2, (first.clientY + second.clientY) / 2])
      distance = now
    }
    const end = (event: TouchEvent) => {
      const [last] = event.changedTouches
      if (began !== null && last) {
        const [along, down] = [last.clientX - began.x, last.clientY - began.y]
        if (Math.abs(along) > minSwipeLength && Math.abs(along) > 2 * Math.abs(down))
          latest.current.onSwipe?.(along < 0 ? 'next' : 'previous')
      }
      began = null
    }
    target.addEventListener('wheel', wheel, { passive: false })
    target.addEventListener('touchstart', touch, { passive: true })
    target.addEventListener('touchmove', move, { passive: false })
    target.addEventListener('touchend', end)
    return () => {
      target.removeEventListener('wheel', wheel)
      target.removeEventListener('touchstart', touch)
      target.removeEventListener('touchmove', move)
      target.removeEventListener('touchend', end)
    }
  }, [element])
}

const apart = (one: Touch, other: Touch): number => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
