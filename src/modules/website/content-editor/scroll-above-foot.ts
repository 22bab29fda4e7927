import type { EditorView } from 'prosemirror-view'

/**
 * Scrolls so that nothing fixed at the bottom of the window (its `scroll-padding`, which ProseMirror ignores) covers the caret.
 * @returns false where the caret is visible: then ProseMirror scrolls as usual
 */
export function scrollAboveFoot(view: EditorView): boolean {
  const foot = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd)
  if (Number.isNaN(foot)) return false
  const covered = view.coordsAtPos(view.state.selection.head).bottom + foot - innerHeight
  if (covered <= 0) return false
  scrollBy({ top: covered, behavior: 'instant' })
  return true
}
