/** Renders blocks in the editor with a frame and a label. Clicking the label selects the block, whose tools are in the toolbar. */
import type { Node as PageNode } from 'prosemirror-model'
import { NodeSelection } from 'prosemirror-state'
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view'
import { mayBeLinked } from '../../../core/text/link.ts'
import type { Text } from '../../sites/text/text.tsx'
import type { FactValues } from '../domain/site-pages/facts.ts'
import { attributeOf, childElements, parseHtml } from '../domain/site-pages/html-tree.ts'
import { nameOfNode } from './actions.ts'
import { formOf, framed } from './commands/find-block.ts'
import { factView } from './fact-view.ts'
import { attributesOf, nodeTypes, stringAttribute } from './schema.ts'
import styles from './view.module.css'

interface FrameSetting {
  text: Text
  /** Called on a double click. */
  openSettings: () => void
}

type GetPosition = () => number | undefined

class Frame implements NodeView {
  readonly dom = document.createElement('div')
  readonly contentDOM: HTMLElement | null = null
  readonly #label = document.createElement('div')
  readonly #shown = document.createElement('div')
  readonly #text: Text
  #node: PageNode

  constructor(node: PageNode, view: EditorView, getPosition: GetPosition, { text, openSettings }: FrameSetting) {
    this.#node = node
    this.#text = text
    this.dom.className = styles.frame ?? ''
    this.#label.className = styles.label ?? ''
    this.#label.contentEditable = 'false'
    this.#shown.className = styles.shown ?? ''
    this.#shown.contentEditable = 'false'
    this.dom.append(this.#label, this.#shown)
    if (!node.isAtom) {
      this.contentDOM = document.createElement('div')
      this.contentDOM.className = styles.content ?? ''
      this.dom.append(this.contentDOM)
    }
    const choose = (event: MouseEvent): void => {
      const position = getPosition()
      if (position === undefined) return
      event.preventDefault()
      view.focus()
      view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, position)))
    }
    for (const part of [this.#label, this.#shown]) {
      part.addEventListener('mousedown', choose)
      part.addEventListener('dblclick', openSettings)
    }
    this.#show()
  }

  update(node: PageNode): boolean {
    if (node.type !== this.#node.type || stringAttribute(node, 'kind') !== stringAttribute(this.#node, 'kind')) return false
    const isSame = node.hasMarkup(this.#node.type, this.#node.attrs)
    this.#node = node
    if (!isSame) this.#show()
    return true
  }

  #show(): void {
    const name = nameOfNode(this.#node, this.#text)
    const attributes = attributesOf(this.#node)
    const said = ['data-title', 'data-name', 'id'].map(each => attributes[each]).find(Boolean)
    const names = [textIn('b', name)]
    if (said) names.push(textIn('span', said))
    this.#label.replaceChildren(...names)
    this.#shown.replaceChildren(...this.#preview())
    this.#shown.hidden = this.#shown.childElementCount === 0
    this.dom.setAttribute('role', 'group')
    this.dom.setAttribute('aria-label', this.#text.t('editor-block', { name }))
    this.dom.dataset.kind = stringAttribute(this.#node, 'kind') || this.#node.type.name
  }

  /** The content of the element is rendered below; this renders its attributes. */
  #preview(): HTMLElement[] {
    const { type } = this.#node
    if (type === nodeTypes.rawBlock) return [textIn('code', stringAttribute(this.#node, 'html').slice(0, 2000))]
    const form = formOf(this.#node)
    if (type === nodeTypes.blockWithoutContent && form) return [textIn('p', this.#text.t(form.description))]
    return imageOf(this.#node)
  }

  /** ProseMirror must ignore events in the label; all others belong to the text. */
  stopEvent(event: Event): boolean {
    const { target } = event
    return event.type === 'mousedown' && target instanceof Element && (this.#label.contains(target) || this.#shown.contains(target))
  }

  ignoreMutation(mutation: MutationRecord | { type: 'selection'; target: globalThis.Node }): boolean {
    return mutation.type !== 'selection' && !(this.contentDOM?.contains(mutation.target) ?? false)
  }
}

const textIn = (tag: string, text: string): HTMLElement => {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}

/** Finds the image within the element of an image block. */
function imageOf(node: PageNode): HTMLElement[] {
  const [image] = childElements(parseHtml(stringAttribute(node, 'image')))
  const source = image && attributeOf(image, 'src')
  if (!source || !mayBeLinked(source)) return []
  const picture = document.createElement('img')
  picture.src = source
  picture.alt = (image && attributeOf(image, 'alt')) ?? ''
  return [picture]
}

/** @param facts the site's, where the text may have them */
export function viewsOf(setting: FrameSetting, facts: FactValues | null): Record<string, NodeViewConstructor> {
  const frame: NodeViewConstructor = (node, view, getPosition) => new Frame(node, view, getPosition, setting)
  return { ...Object.fromEntries(framed.map(name => [name, frame])), ...(facts && { fact: factView(setting.text, facts) }) }
}
