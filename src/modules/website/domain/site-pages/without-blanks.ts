/**
 * Pages that come with the project mark what their publisher has to fill in: `<mark>[postal address]</mark>`, and missing facts of the
 * site.
 * Readers do not see these: the sentence is removed, and so is the paragraph, row or section that has no other content. The same applies to
 * sentences with a link to something that the site does not offer.
 */
import { defaultTreeAdapter } from 'parse5'
import { attributeOf, type HtmlElement, type HtmlNode, innerHtml, isElement, parseHtml, textOf } from './html-tree.ts'

const blank = /^\[[^\]]+\]$/
const headings = /^h[1-6]$/
/** Elements that have a meaning without any text. */
const speaking = new Set(['img', 'svg', 'video', 'audio', 'iframe', 'input', 'hr', 'table'])

type LeadsNowhere = (href: string) => boolean

/** Returns HTML without blanks unchanged. @param leadsNowhere whether a link's target does not exist */
export function withoutBlanks(html: string, leadsNowhere: LeadsNowhere = () => false): string {
  const body = parseHtml(html)
  const isLeftOut = (node: HtmlNode): boolean =>
    isElement(node) && (isBlank(node) || (node.tagName === 'a' && leadsNowhere(attributeOf(node, 'href') ?? '')))
  const hasBlank = (node: HtmlNode): boolean => isLeftOut(node) || (isElement(node) && node.childNodes.some(hasBlank))
  if (!body.childNodes.some(hasBlank)) return html
  body.childNodes = retained(body.childNodes, hasBlank)
  return innerHtml(body)
}

type HasBlank = (node: HtmlNode) => boolean

const isBlank = (node: HtmlNode): boolean => isElement(node) && node.tagName === 'mark' && blank.test(textOf(node))
const isEmpty = (node: HtmlNode): boolean =>
  isElement(node)
    ? node.attrs.every(({ name }) => name !== 'data-block') && !speaking.has(node.tagName) && node.childNodes.every(isEmpty)
    : textOf(node) === ''

/** Filters the children of an element or of the page. */
function retained(nodes: readonly HtmlNode[], hasBlank: HasBlank): HtmlNode[] {
  if (!nodes.some(hasBlank)) return [...nodes]
  if (nodes.some(node => isElement(node) && isInline(node) && hasBlank(node))) return retainedSentences(nodes, hasBlank)
  const left = nodes.flatMap(node => {
    if (!isElement(node) || !hasBlank(node)) return [node]
    node.childNodes = retained(node.childNodes, hasBlank)
    return isWithoutContent(node) ? [] : [node]
  })
  return withoutLoneHeadings(left)
}

const inline = new Set(['a', 'mark', 'em', 'strong', 'b', 'i', 'span', 'code', 'small', 'abbr'])
const isInline = ({ tagName }: HtmlElement): boolean => inline.has(tagName)

/** A section or question with nothing but a title is removed too. */
const isWithoutContent = ({ childNodes }: HtmlElement): boolean =>
  childNodes.every(node => isEmpty(node) || (isElement(node) && (headings.test(node.tagName) || node.tagName === 'summary')))

/** Removes headings whose whole section was removed. */
function withoutLoneHeadings(nodes: readonly HtmlNode[]): HtmlNode[] {
  const levelOf = (node: HtmlNode | undefined): number | null =>
    node !== undefined && isElement(node) && headings.test(node.tagName) ? Number(node.tagName.slice(1)) : null
  return nodes.filter((node, index) => {
    const level = levelOf(node)
    if (level === null) return true
    const next = nodes.slice(index + 1).find(each => !isEmpty(each))
    const nextLevel = levelOf(next)
    return next !== undefined && (nextLevel === null || nextLevel > level)
  })
}

/** Splits running text at the ends of sentences and at line breaks. */
function retainedSentences(nodes: readonly HtmlNode[], hasBlank: HasBlank): HtmlNode[] {
  const sentences: HtmlNode[][] = [[]]
  for (const node of nodes) {
    const pieces = defaultTreeAdapter.isTextNode(node) ? node.value.split(/(?<=[.!?]\s+)(?=\S)/) : [node]
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) sentences.push([])
      sentences.at(-1)?.push(typeof piece === 'string' ? defaultTreeAdapter.createTextNode(piece) : piece)
    }
    const isEnd = defaultTreeAdapter.isTextNode(node) ? /[.!?]\s+$/.test(node.value) : isElement(node) && node.tagName === 'br'
    if (isEnd) sentences.push([])
  }
  return sentences.filter(sentence => !sentence.some(hasBlank)).flat()
}
