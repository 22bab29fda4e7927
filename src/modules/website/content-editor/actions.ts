/** The actions of buttons and keys on blocks, and their announcements to screen readers. */
import { NodeSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { Text } from '../../sites/text/text.tsx'
import { isFact } from '../domain/site-pages/facts.ts'
import { addItem, addTitle, duplicate, move, remove } from './commands/change-blocks.ts'
import { blockAround, blockAt, type Found, formOf, itemAt, movableAt } from './commands/find-block.ts'
import { linkAt, mayHoldLink } from './commands/links.ts'
import { nameOfFact } from './fact-texts.ts'
import type { Talk } from './questions.ts'
import { nodeTypes, stringAttribute } from './schema.ts'

export interface Actions {
  moveBlock(by: -1 | 1): boolean
  moveItem(by: -1 | 1): boolean
  duplicateBlock(): boolean
  removeBlock(): boolean
  removeItem(): boolean
  addItem(): boolean
  addTitle(): boolean
  /** Selects the whole block, and then the one around it. */
  choose(): boolean
  askSettings(): boolean
  askItemSettings(): boolean
  askLink(): boolean
}

export function actionsOn(view: () => EditorView | null, text: () => Text, talk: Talk): Actions {
  const nameOf = ({ node }: Found): string => nameOfNode(node, text())
  /** Returns false where there is no target, so that the key keeps its default action. */
  const on = (find: (view: EditorView) => Found | null, act: (found: Found, view: EditorView) => void): boolean => {
    const shown = view()
    const found = shown && find(shown)
    if (!shown || !found) return false
    act(found, shown)
    return true
  }
  const block = ({ state }: EditorView): Found | null => blockAt(state)
  const item = ({ state }: EditorView): Found | null => itemAt(state)
  const moveBy = (by: -1 | 1) => (found: Found, shown: EditorView) => {
    const moved = move(shown.state, found, by)
    const name = nameOf(found)
    if (moved === null) return talk.announce(text().t(by < 0 ? 'editor-said-first' : 'editor-said-last', { name }))
    shown.dispatch(moved.transaction)
    talk.announce(text().t('editor-said-moved', { name, number: moved.number, count: moved.count }))
  }
  const removeIt = (found: Found, shown: EditorView) => {
    shown.dispatch(remove(shown.state, found))
    talk.announce(text().t('editor-said-removed', { name: nameOf(found) }))
  }
  const askFor = (found: Found): void => {
    if (found.node.type === nodeTypes.rawBlock) talk.ask({ kind: 'raw', of: found })
    else talk.ask({ kind: 'settings', of: found })
  }
  return {
    moveBlock: by => on(({ state }) => movableAt(state), moveBy(by)),
    moveItem: by => on(item, moveBy(by)),
    duplicateBlock: () =>
      on(block, (found, shown) => {
        shown.dispatch(duplicate(shown.state, found))
        talk.announce(text().t('editor-said-duplicated', { name: nameOf(found) }))
      }),
    removeBlock: () => on(block, removeIt),
    // The last item of a block cannot be removed.
    removeItem: () => on(shown => (hasOthers(shown, item(shown)) ? item(shown) : block(shown)), removeIt),
    addItem: () =>
      on(
        shown => (block(shown)?.node.type === nodeTypes.blockOfItems ? block(shown) : null),
        (found, shown) => {
          shown.dispatch(addItem(shown.state, found, item(shown)))
          talk.announce(text().t('editor-said-inserted', { name: text().t('editor-item-one') }))
        },
      ),
    addTitle: () => on(item, (found, shown) => shown.dispatch(addTitle(shown.state, found))),
    choose: () =>
      on(
        shown => {
          const { selection } = shown.state
          return selection instanceof NodeSelection ? blockAround(shown.state, selection.from) : block(shown)
        },
        (found, shown) => shown.dispatch(shown.state.tr.setSelection(NodeSelection.create(shown.state.doc, found.at)).scrollIntoView()),
      ),
    askSettings: () => on(shown => (hasSettings(block(shown)) ? block(shown) : null), askFor),
    askItemSettings: () => on(item, askFor),
    askLink: () => {
      const shown = view()
      if (!shown || !mayHoldLink(shown.state)) return false
      talk.ask({ kind: 'link', at: linkAt(shown.state) })
      return true
    },
  }
}

export const hasSettings = (found: Found | null): boolean =>
  found !== null && (found.node.type === nodeTypes.rawBlock || (formOf(found.node)?.settings.length ?? 0) > 0)

const hasOthers = ({ state }: EditorView, item: Found | null): boolean => item !== null && state.doc.resolve(item.at).parent.childCount > 1

/** The name of a node in messages. */
export function nameOfNode(node: Found['node'], { t }: Text): string {
  const form = formOf(node)
  if (form) return t(form.name)
  if (node.type === nodeTypes.rawBlock || node.type === nodeTypes.rawInline) return t('editor-block-raw')
  if (node.type === nodeTypes.captionedTable) return t('editor-table')
  const textOf = (of: Found['node']): string => of.textBetween(0, of.content.size, '', leaf => nameOfLeaf(leaf, { t }))
  if (node.type === nodeTypes.blockItem)
    return node.firstChild?.type === nodeTypes.itemTitle && node.firstChild.content.size > 0
      ? textOf(node.firstChild)
      : t('editor-item-one')
  return textOf(node).slice(0, 60) || t('editor-said-text')
}

function nameOfLeaf(leaf: Found['node'], text: Pick<Text, 't'>): string {
  const fact = leaf.type === nodeTypes.fact ? stringAttribute(leaf, 'name') : ''
  return isFact(fact) ? nameOfFact(fact, text) : ''
}
