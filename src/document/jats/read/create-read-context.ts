import type { ImportWarning } from '../../article-document.ts'
import type { Block, Inline } from '../../node.ts'
import { blockHandlers } from './blocks/block-handlers.ts'
import { joinLooseNotes } from './blocks/notes.ts'
import { hasBlockInside, isParagraph, readParagraph, readRun, splitAtBlocks } from './blocks/read-flow.ts'
import { htmlSynonyms } from './html-synonyms.ts'
import { inlineHandlers } from './inline/inline-handlers.ts'
import { fragmentTarget } from './inline/link-url.ts'
import { readPlainElement } from './inline/plain-element.ts'
import { runningText } from './inline/running-text.ts'
import { plainElements } from './known-elements.ts'
import type { ReadContext, XmlNode } from './read-context.ts'
import type { XmlElement } from './xml/node.ts'
import { descendants } from './xml/read.ts'

/** Creates the context for one document, which selects the handler of each element and collects warnings. */
export function createReadContext(root: XmlElement): { context: ReadContext; warnings: ImportWarning[] } {
  const warnings: ImportWarning[] = []
  const reported = new Set<string>()
  const referenced = referencedIds(root)

  const context: ReadContext = { readInline, readBlocks, warn }
  return { context, warnings }

  function warn(code: ImportWarning['code'], element: XmlElement, message: string): void {
    const key = `${code} ${element.name} ${message}`
    if (reported.has(key)) return
    reported.add(key)
    warnings.push({ code, element: element.name, message, line: element.line })
  }

  function readInline(nodes: readonly XmlNode[]): Inline[] {
    const run: Inline[] = []
    let afterField = false
    let afterPlace = false
    let before = ''
    for (const node of nodes) {
      // Fields (city, country, surname …) without anything between them are separate words.
      const isField = typeof node !== 'string' && plainElements.has(node.name)
      const isGlued = isPlace(node) ? /[\p{L}\p{N}]$/u.test(before) : typeof node === 'string' && afterPlace && /^[\p{L}\p{N}]/u.test(node)
      if ((isField && afterField) || isGlued) run.push({ kind: 'text', value: ' ' })
      afterPlace = isPlace(node)
      before = typeof node === 'string' ? node : ''
      if (typeof node === 'string') run.push({ kind: 'text', value: node })
      else run.push(...keepAnchor(node, readInlineElement(node)))
      afterField = isField
    }
    return run
  }

  function readInlineElement(element: XmlElement): Inline[] {
    const inline = inlineHandlers.get(element.name)
    if (inline) return inline(element, context)
    if (isParagraph(element) || blockHandlers.has(element.name)) return [...runningText(readBlock(element)), { kind: 'text', value: ' ' }]
    const synonym = htmlSynonyms.get(element.name)
    if (synonym) return readInlineElement(renamed(element, synonym))
    if (plainElements.has(element.name)) return readPlainElement(element, context)
    warnUnknown(element)
    return [{ kind: 'unknown-inline', element: element.name, children: readInline(element.children) }]
  }

  function readBlocks(nodes: readonly XmlNode[]): Block[] {
    const blocks: Block[] = []
    for (const piece of splitAtBlocks(nodes, holdsBlocks)) {
      if (piece.kind === 'block') blocks.push(...readBlock(piece.element))
      else {
        const paragraph = readRun(piece.nodes, context)
        if (paragraph) blocks.push(paragraph)
      }
    }
    return joinLooseNotes(blocks)
  }

  function readBlock(element: XmlElement): Block[] {
    if (isParagraph(element)) return readParagraph(element, readBlock, holdsBlocks, context)
    const handler = blockHandlers.get(element.name)
    if (handler) return keepBlockAnchor(element, handler(element, context))
    const synonym = htmlSynonyms.get(element.name)
    if (synonym) return readBlock(renamed(element, synonym))
    if (!plainElements.has(element.name)) warnUnknown(element)
    return [{ kind: 'unknown-block', element: element.name, id: element.attributes.id ?? null, children: readBlocks(element.children) }]
  }

  /** Whether an inline element must be read as a block because of its content. */
  function holdsBlocks(element: XmlElement): boolean {
    if (inlineHandlers.has(element.name)) return false
    const synonym = htmlSynonyms.get(element.name)
    if (synonym) return synonym === 'p' || blockHandlers.has(synonym)
    return hasBlockInside(element)
  }

  function warnUnknown(element: XmlElement): void {
    warn('unknown-element', element, `<${element.name}> is not known. Its text was kept.`)
  }

  function renamed(element: XmlElement, name: string): XmlElement {
    warn('unknown-element', element, `<${element.name}> is no JATS element. It was read as <${name}>.`)
    return { ...element, name, attributes: element.name === 'ol' ? { 'list-type': 'order', ...element.attributes } : element.attributes }
  }

  /** Elements that a cross-reference points to keep their id, also where their node has no field for one. */
  function keepAnchor(element: XmlElement, run: Inline[]): Inline[] {
    const id = element.attributes.id
    if (!id || !referenced.has(id) || run.some(node => 'id' in node && node.id === id)) return run
    return [{ kind: 'marked', as: element.name, id, language: null, children: run }]
  }

  function keepBlockAnchor(element: XmlElement, blocks: Block[]): Block[] {
    const id = element.attributes.id
    if (!id || !referenced.has(id) || element.name === 'fn' || blocks.some(block => 'id' in block && block.id === id)) return blocks
    const first = blocks[0]
    if (first && 'id' in first && first.id === null) first.id = id
    return blocks
  }
}

const placeNames = new Set(['institution', 'institution-wrap', 'addr-line', 'city', 'state', 'country', 'postal-code', 'email'])

/** Whether a node is a field of an address, whose end always ends a word. */
function isPlace(node: XmlNode): boolean {
  return typeof node !== 'string' && placeNames.has(node.name)
}

/** All ids that anything in the file points to. */
function referencedIds(root: XmlElement): ReadonlySet<string> {
  const ids = new Set<string>()
  for (const element of descendants(root)) {
    for (const id of targetsOf(element)) ids.add(id)
  }
  return ids
}

/** The ids that an element points to: a cross-reference, or a link within the article. */
export function targetsOf({ attributes }: XmlElement): string[] {
  const target = fragmentTarget(attributes['xlink:href'] ?? attributes.href ?? '')
  return [...(attributes.rid ?? '').split(/\s+/).filter(id => id !== ''), ...(target === null ? [] : [target])]
}
