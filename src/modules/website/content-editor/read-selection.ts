import type { EditorView } from 'prosemirror-view'

/**
 * Lets ProseMirror read where the caret is. It learns of a moved caret by the browser's `selectionchange`, which waits on a busy page until
 * after the keys that were pressed meanwhile: Enter after Control and End would split the line that the caret had left.
 * @returns false: the pressed key is still to be handled
 */
export function readSelection(view: EditorView): false {
  // An input method has a selection of its own meanwhile.
  if (!view.composing) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
  return false
}
