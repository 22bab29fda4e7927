/** Converts comments of a WordPress to plain text with paragraphs, and their authors' names to ones without email addresses. */

import { normaliseLine } from '../../../../core/text/normalise-line.ts'
import { normaliseText } from '../../../comments/domain/comment-text.ts'
import { attributeOf, depthOf, type HtmlElement, type HtmlNode, isElement, parseHtml, textOf } from '../site-pages/html-tree.ts'
import { withParagraphs } from './shortcodes.ts'

/** Deeper than anything that somebody writes. */
const deepest = 100

/** Converts markup as well as possible: links show their URLs, quotations and lists are marked. Empty where there is no text. */
export function commentText(source: string): string {
  const body = parseHtml(withParagraphs(source))
  if (depthOf(body) > deepest) return normaliseText(body.childNodes.map(textOf).join(' '))
  return normaliseText(
    written(body.childNodes)
      .replace(/[ \t]+\n/g, '\n')
      .replace(/\n (?=\S)/g, '\n'),
  )
}

const written = (nodes: readonly HtmlNode[]): string => nodes.map(writtenNode).join('')

function writtenNode(node: HtmlNode): string {
  if ('value' in node) return node.value.replace(/\s+/g, ' ')
  return isElement(node) ? (writers.get(node.tagName) ?? asItIs)(node) : ''
}

const asItIs = (each: HtmlElement): string => written(each.childNodes)
const asParagraph = (each: HtmlElement): string => `\n\n${asItIs(each).trim()}\n\n`
const asNothing = (): string => ''

const writers: ReadonlyMap<string, (each: HtmlElement) => string> = new Map([
  ...['p', 'div', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'pre'].map(name => [name, asParagraph] as const),
  ...['script', 'style', 'iframe', 'noscript', 'object', 'textarea', 'title'].map(name => [name, asNothing] as const),
  ['br', () => '\n'],
  ['tr', each => `\n${asItIs(each).trim()}`],
  ['li', each => `\n- ${asItIs(each).trim()}`],
  ['img', each => attributeOf(each, 'alt') ?? ''],
  ['a', linkText],
  ['blockquote', quotation],
])

function linkText(link: HtmlElement): string {
  const words = asItIs(link)
  const href = attributeOf(link, 'href') ?? ''
  const namesUrl = plain(words.trim()) === plain(href)
  return /^https?:\/\//i.test(href) && !namesUrl ? `${words} (${href})` : words
}

const plain = (href: string): string => href.replace(/^https?:\/\//i, '').replace(/\/$/, '')

function quotation(each: HtmlElement): string {
  const lines = normaliseText(asItIs(each)).split('\n')
  return `\n\n${lines.map(line => (line === '' ? '>' : `> ${line}`)).join('\n')}\n\n`
}

const maxNameLength = 200

/** WordPress's name for authors without one; also used where the name is an email address. */
export const nameless = 'Anonymous'

export function commenterName(said: string): string {
  const name = normaliseLine(parseHtml(said).childNodes.map(textOf).join(' ')).slice(0, maxNameLength).toWellFormed().trim()
  return name === '' || /\S@\S+\.\S/.test(name) ? nameless : name
}
