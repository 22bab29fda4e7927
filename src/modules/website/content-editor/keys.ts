/** The editor's keyboard shortcuts. Tab is not among them, because it must move the focus out of the text. */
import { baseKeymap } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { Command } from 'prosemirror-state'
import type { MessageKey } from '../../sites/text/text.tsx'
import type { Actions } from './actions.ts'
import { breakLine, enter, indent, outdent, setLineStyle, toggle, toggleList, toggleQuotation } from './commands/change-text.ts'
import { nodeTypes } from './schema.ts'

export function keysOf(actions: Actions, toTools: () => void): Record<string, Command> {
  const does =
    (act: () => boolean): Command =>
    (_, dispatch) =>
      dispatch ? act() : true
  return {
    ...baseKeymap,
    Enter: enter,
    'Shift-Enter': breakLine,
    'Mod-b': toggle('bold'),
    'Mod-i': toggle('italic'),
    'Mod-e': toggle('code'),
    'Mod-.': toggle('superscript'),
    'Mod-,': toggle('subscript'),
    'Mod-k': does(actions.askLink),
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-Alt-0': setLineStyle('paragraph'),
    'Mod-Alt-2': setLineStyle('h2'),
    'Mod-Alt-3': setLineStyle('h3'),
    'Mod-Alt-4': setLineStyle('h4'),
    'Shift-Mod-7': toggleList(nodeTypes.orderedList),
    'Shift-Mod-8': toggleList(nodeTypes.bulletList),
    'Shift-Mod-9': toggleQuotation,
    'Mod-]': indent,
    'Mod-[': outdent,
    'Alt-ArrowUp': does(() => actions.moveBlock(-1)),
    'Alt-ArrowDown': does(() => actions.moveBlock(1)),
    'Alt-Shift-ArrowUp': does(() => actions.moveItem(-1)),
    'Alt-Shift-ArrowDown': does(() => actions.moveItem(1)),
    'Shift-Mod-d': does(actions.duplicateBlock),
    'Alt-Enter': does(actions.askSettings),
    Escape: does(actions.choose),
    'Alt-F10': does(() => {
      toTools()
      return true
    }),
  }
}

/** The shortcuts that the help dialog lists, with their meanings. `Mod` is Command on a Mac and Control elsewhere. */
export const listedKeys: readonly (readonly [keys: string, does: MessageKey, values?: Readonly<Record<string, string>>])[] = [
  ['Alt F10', 'editor-keys-tools'],
  ['Escape', 'editor-keys-back'],
  ['Tab', 'editor-keys-leave'],
  ['/', 'editor-keys-insert'],
  ['Alt ↑ ↓', 'editor-keys-move'],
  ['Alt Shift ↑ ↓', 'editor-keys-move-item'],
  ['Alt Enter', 'editor-keys-settings'],
  ['Mod Shift D', 'editor-keys-duplicate'],
  ['Delete', 'editor-keys-remove'],
  ['Mod B', 'editor-bold'],
  ['Mod I', 'editor-italic'],
  ['Mod E', 'editor-code'],
  ['Mod .', 'editor-superscript'],
  ['Mod ,', 'editor-subscript'],
  ['Mod K', 'editor-link'],
  ['Mod Alt 0', 'editor-style-paragraph'],
  ['Mod Alt 2', 'editor-style-heading', { level: '2' }],
  ['Mod Alt 3', 'editor-style-heading', { level: '3' }],
  ['Mod Alt 4', 'editor-style-heading', { level: '4' }],
  ['Mod Shift 7', 'editor-numbers'],
  ['Mod Shift 8', 'editor-bullets'],
  ['Mod Shift 9', 'editor-quotation'],
  ['Mod ]', 'editor-indent'],
  ['Mod [', 'editor-outdent'],
  ['Shift Enter', 'editor-keys-line-break'],
  ['Mod Z', 'editor-undo'],
  ['Mod Shift Z', 'editor-redo'],
]
