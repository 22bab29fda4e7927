/**
 * Parses the HTML of a page, in which elements with `data-block` are blocks, into its parts. All running text is sanitised (page-html.ts);
 * the text of invalid blocks is kept, with a warning.
 */

import type { SafeHtml } from '../../../../core/text/safe-html.ts'
import { elementsTakenOut, pageHtml } from '../../../sites/domain/page-html.ts'
import type { Reader } from './block-reader.ts'
import { blockReaders, isBlockKind } from './blocks/block-readers.ts'
import {
  attributeOf,
  depthOf,
  elementsNamed,
  type HtmlElement,
  type HtmlNode,
  innerHtml,
  isElement,
  outerHtml,
  parseHtml,
  textOf,
} from './html-tree.ts'
import type { PageImage, Part } from './parts.ts'

export interface PageBody {
  parts: Part[]
  /** Reports what is left out or cannot be read to the page's author; each message once. */
  warnings: string[]
}

export interface PageBodySetting {
  /** Resolves an image by its id in the CMS, or by the URL in the page. */
  imageOf?: (named: string) => PageImage | null
}

/** Deeper than any page that somebody writes; such a page is parsed as running text only, which has its own limit. */
const deepest = 200

export function readPageBody(source: string, { imageOf = () => null }: PageBodySetting = {}): PageBody {
  const warnings = new Set<string>()
  const safe = (html: string): SafeHtml => pageHtml(html, { imageOf, isShallow: true })
  const body = parseHtml(source)
  for (const taken of elementsTakenOut(source)) warnings.add(`${taken} is left out.`)
  if (depthOf(body) > deepest) {
    warnings.add(`Elements stand more than ${deepest} deep within each other: blocks are not looked for.`)
    return { parts: [{ kind: 'html', html: safe(innerHtml(body)) }], warnings: [...warnings] }
  }

  const taken = new Set<string>()
  const reader: Reader = {
    html: nodes => safe(nodes.map(outerHtml).join('')),
    parts: nodes => readNodes(nodes),
    picture(named, alt) {
      const found = named === '' ? null : imageOf(named)
      return found && { ...found, alt: alt ?? found.alt }
    },
    warn: message => void warnings.add(message),
    idFor(wanted) {
      const id = freeId(wanted || 'part', taken)
      taken.add(id)
      return id
    },
  }

  function readNodes(nodes: readonly HtmlNode[]): Part[] {
    const parts: Part[] = []
    let text: HtmlNode[] = []
    const endText = (): void => {
      const html = text.length === 0 ? null : reader.html(text)
      if (html !== null && /\S/.test(html)) parts.push({ kind: 'html', html })
      text = []
    }
    for (const node of nodes) {
      const read = isElement(node) ? readElement(node) : null
      if (read === null) text.push(node)
      else {
        endText()
        parts.push(...read)
      }
    }
    endText()
    return parts
  }

  /** @returns null for running text; the element around a block is dropped */
  function readElement(element: HtmlElement): Part[] | null {
    const name = attributeOf(element, 'data-block')
    if (name === null) return hasBlocks(element) ? readNodes(element.childNodes) : null
    if (!isBlockKind(name)) {
      reader.warn(`There is no block “${name}”: what is in it is shown as text.`)
      return readNodes(element.childNodes)
    }
    const block = blockReaders[name](element, reader)
    if (block === 'as text') return readNodes(element.childNodes)
    return block === null ? [] : [block]
  }

  return { parts: readNodes(body.childNodes), warnings: [...warnings] }
}

const hasBlocks = (element: HtmlElement): boolean => {
  const waiting = [element]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (attributeOf(next, 'data-block') !== null) return true
    waiting.push(...next.childNodes.filter(isElement))
  }
  return false
}

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted
  for (let number = 2; ; number += 1) if (!taken.has(`${wanted}-${number}`)) return `${wanted}-${number}`
}

export interface AnchoredItem {
  refId: string
  text: string
}

/** The headings of the second level that have ids, in order: the page's menu where its editor made none. */
export function headingsOf(parts: readonly Part[]): AnchoredItem[] {
  return parts.flatMap((part): AnchoredItem[] => {
    if (part.kind === 'anchor') return part.text === '' ? [] : [{ refId: part.id, text: part.text }]
    if (part.kind !== 'html') return []
    return elementsNamed(parseHtml(part.html), 'h2').flatMap(heading => {
      const id = attributeOf(heading, 'id')
      return id === null ? [] : [{ refId: id, text: textOf(heading) }]
    })
  })
}
