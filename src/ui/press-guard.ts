/**
 * Holds checks back while a pointer is pressed. Pressing a button leaves the field before it, and an error that comes or goes at that
 * moment would move the button away from under the pointer: the press would be lost.
 */
export interface PressGuard {
  /** Hands the names on at once, or when the pointer is released. */
  add(names: readonly string[]): void
  press(): void
  release(): void
}

export function guardPresses(handOn: (names: readonly string[]) => void): PressGuard {
  const held = new Set<string>()
  let pressed = false
  return {
    add(names) {
      if (!pressed) return handOn(names)
      for (const name of names) held.add(name)
    },
    press() {
      pressed = true
    },
    release() {
      pressed = false
      if (held.size === 0) return
      const names = [...held]
      held.clear()
      handOn(names)
    },
  }
}

/** A finger's press becomes a click some time after it is lifted, or does not at all. In milliseconds. */
const clickDelay = 300

/** Tells a guard of every press on the page. Answers with what ends that. */
export function watchPresses(guard: PressGuard): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const releaseAfter = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(guard.release, milliseconds)
  }
  const listeners = {
    pointerdown() {
      clearTimeout(timer)
      guard.press()
    },
    pointerup: () => releaseAfter(clickDelay),
    pointercancel: () => releaseAfter(0),
    // Runs after the click's own handlers.
    click: () => releaseAfter(0),
  }
  for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener, true)
  return () => {
    clearTimeout(timer)
    for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener, true)
  }
}
