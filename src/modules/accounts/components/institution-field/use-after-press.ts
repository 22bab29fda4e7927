import { useEffect, useRef } from 'react'

/**
 * Calls at once or, while the pointer is down, after the click of the pressed element: a modal dialog that opens between press and release
 * would swallow that click.
 */
export function useAfterPress(call: () => void): () => void {
  const latest = useRef(call)
  const isPressed = useRef(false)
  const isWaiting = useRef(false)
  useEffect(() => {
    latest.current = call
  })
  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      if (!isWaiting.current) return
      isWaiting.current = false
      // The click event follows the release before any timer.
      setTimeout(() => latest.current())
    }
    document.addEventListener('pointerdown', press, true)
    for (const end of ['pointerup', 'pointercancel'] as const) document.addEventListener(end, release, true)
    return () => {
      document.removeEventListener('pointerdown', press, true)
      for (const end of ['pointerup', 'pointercancel'] as const) document.removeEventListener(end, release, true)
    }
  }, [])
  return () => {
    if (isPressed.current) isWaiting.current = true
    else latest.current()
  }
}
