import { useEffect, useRef } from 'react'

/**
 * Calls at once, or, while the pointer is pressed, after what was pressed has had its click: a modal dialog that opens between the press
 * and the release would take it.
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
      // The click comes with the release, before any timer.
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
