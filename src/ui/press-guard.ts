/**
 * Delays validation while a pointer is down. Pressing a button blurs the field first, and an error that appears or disappears at that
 * moment would move the button away from the pointer, which would lose the click.
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

/** Reports every press on the page to a guard. Returns a function that stops it. */
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
