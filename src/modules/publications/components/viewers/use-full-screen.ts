import { type RefObject, useEffect, useState } from 'react'

export interface FullScreen {
  /** Not every device lets a page use the full screen. */
  available: boolean
  active: boolean
  toggle: () => void
}

/** Enters and leaves full screen with an element. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [active, setActive] = useState(false)
  useEffect(() => {
    const follow = () => setActive(document.fullscreenElement !== null && document.fullscreenElement === element.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [element])
  return {
    available: typeof document !== 'undefined' && document.fullscreenEnabled,
    active,
    toggle: () => {
      // A browser may reject either; then nothing changes, and neither does the button.
      const change = document.fullscreenElement ? document.exitFullscreen() : element.current?.requestFullscreen()
      change?.catch(() => {})
    },
  }
}
