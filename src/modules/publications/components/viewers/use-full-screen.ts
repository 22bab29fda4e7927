import { type RefObject, useEffect, useState } from 'react'

export interface FullScreen {
  /** Not every device lets a page have the screen. */
  available: boolean
  active: boolean
  toggle: () => void
}

/** Gives an element the whole screen and takes it back. */
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
      // A browser may refuse either; then nothing changes, and the button says so by staying as it is.
      const change = document.fullscreenElement ? document.exitFullscreen() : element.current?.requestFullscreen()
      change?.catch(() => {})
    },
  }
}
