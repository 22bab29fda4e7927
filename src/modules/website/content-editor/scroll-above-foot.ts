import type { EditorView } from 'prosemirror-view'

/**
 * What stands at the foot of the window over the page (its `scroll-padding`, which ProseMirror does not ask) does not cover the caret either.
 * @returns false where the caret is above it: then ProseMirror scrolls as it does
 */
export function scrollAboveFoot(view: EditorView): boolean {
  const foot = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd)
  if (Number.isNaN(foot)) return false
  const covered = view.coordsAtPos(view.state.selection.head).bottom + foot - innerHeight
  if (covered <= 0) return false
  scrollBy({ top: covered, behavior: 'instant' })
  return true
}
