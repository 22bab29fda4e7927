/**
 * Converts a WordPress's HTML to that of our pages: blocks become our blocks where there is an equivalent, URLs of images and links are
 * updated, and what cannot be converted is reported. The result is sanitised when it is shown, like every page.
 */

import { idFromWords } from '../../../../core/text/id-from-words.ts'
import type { MediaId } from '../ids.ts'
import {
  attributeOf,
  childElements,
  depthOf,
  elementsNamed,
  type HtmlElement,
  type HtmlNode,
  isElement,
  parseHtml,
  textOf,
} from '../site-pages/html-tree.ts'
import { childrenOf, element, fragmentHtml, removeAttributes, replaceChildren, setAttribute } from './change-html.ts'
import { readShortcodes, withParagraphs } from './shortcodes.ts'

/** An imported file. */
export interface ImportedMedia {
  /** The id in this database. */
  id: MediaId
  /** The path of the file. */
  url: string
  isImage: boolean
  alt: string
}

export interface WordpressHtmlSetting {
  /** Finds a file by its WordPress id or one of its URLs; null where it was not imported. */
  mediaOf: (named: number | string) => ImportedMedia | null
  /** The new path of a link; null where the link stays as it is. */
  pathOf: (url: string) => string | null
  /** Whether a URL belongs to the WordPress. */
  isOwn: (url: string) => boolean
}

export interface ReadyHtml {
  html: string
  warnings: string[]
}

/** Deeper than anything that somebody writes: such a text stays as it is for the sanitiser, which has its own limit. */
const deepest = 200

export function readWordpressHtml(source: string, setting: WordpressHtmlSetting): ReadyHtml {
  const { html, unknown } = readShortcodes(source)
  const warnings = new Set(unknown.map(name => `The shortcode [${name}] is left out: its WordPress alone knows what it shows.`))
  const warn = (message: string) => void warnings.add(message)
  for (const name of serverBlocksOf(html)) warn(`The block “${name}” is left out: its WordPress makes it when it is asked for.`)
  const body = parseHtml(withParagraphs(html))
  if (depthOf(body) > deepest) return { html: source, warnings: [`Elements stand more than ${deepest} deep within each other.`] }
  replaceChildren(body, readNodes(childrenOf(body), warn))
  giveIds(body)
  for (const each of elementsNamed(body, 'img')) takeImage(each, setting, warn)
  for (const each of elementsNamed(body, 'a')) takeLink(each, setting, warn)
  for (const each of elementsNamed(body, 'figure', 'blockquote', 'section', 'img')) takeNamedMedia(each, setting)
  return { html: fragmentHtml(body), warnings: [...warnings] }
}

/** Lists the files that a text shows or links to, by id or URL. */
export function mediaIn(source: string): (number | string)[] {
  const body = parseHtml(readShortcodes(source).html)
  if (depthOf(body) > deepest) return []
  const images = elementsNamed(body, 'img').flatMap(each => [idOfImage(each), attributeOf(each, 'src')])
  const links = elementsNamed(body, 'a').map(each => attributeOf(each, 'href'))
  const named = elementsNamed(body, 'figure', 'blockquote', 'section', 'img').flatMap(each =>
    mediaAttributes.map(name => numberIn(each, name)),
  )
  return [...new Set([...images, ...links, ...named].filter(each => each !== null))]
}

/** Blocks such as `<!-- wp:latest-posts {…} /-->`, which WordPress renders on request, so that they have no content. */
const serverBlocksOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/<!-- wp:([a-z][\w/-]{0,60})(?: [^<>]*)?\/-->/g)].map(([, name = '']) => name)),
]

type Warn = (message: string) => void

const hasClass = (each: HtmlElement, name: string): boolean => (attributeOf(each, 'class') ?? '').split(/\s+/).includes(name)

function readNodes(nodes: readonly HtmlNode[], warn: Warn): HtmlNode[] {
  const read = nodes.flatMap(node => (isElement(node) ? readElement(node, warn) : [node]))
  return gatherDetails(read)
}

function readElement(each: HtmlElement, warn: Warn): HtmlNode[] {
  // Our own blocks stay unchanged.
  if (attributeOf(each, 'data-block') === 'accordions') return [each]
  replaceChildren(each, readNodes(childrenOf(each), warn))
  const reader = readers.find(([name]) => hasClass(each, name))
  if (reader !== undefined && attributeOf(each, 'data-block') === null) return reader[1](each, warn)
  return frames.has(each.tagName) ? readFrame(each, warn) : [each]
}

/** Converters by the class of a block. Blocks that are plain HTML, such as lists and quotations, need none. */
const readers: [name: string, read: (each: HtmlElement, warn: Warn) => HtmlNode[]][] = [
  ['wp-block-columns', each => [asBlock(each, 'columns')]],
  ['wp-block-media-text', each => [asBlock(each, 'columns')]],
  ['wp-block-gallery', each => [galleryBlock(each)]],
  ['wp-block-table', each => [tableBlock(each)]],
  ['wp-block-cover', each => coverBlock(each)],
  ['wp-block-pullquote', each => [quoteBlock(each)]],
  ['wp-block-accordion', each => [element('div', { 'data-block': 'accordions' }, childElements(each).flatMap(accordionItem))]],
  ['wp-block-button', each => [element('p', {}, childrenOf(each))]],
  ['wp-block-spacer', () => []],
]

function asBlock(each: HtmlElement, name: string): HtmlElement {
  setAttribute(each, 'data-block', name)
  return each
}

/** Shows the images side by side, with the caption below them. */
function galleryBlock(each: HtmlElement): HtmlElement {
  const items = elementsNamed(each, 'figure', 'li').filter(item => elementsNamed(item, 'figure', 'li').length === 0)
  const images = items.length > 0 ? items : elementsNamed(each, 'img')
  const columns = element(
    'div',
    { 'data-block': 'columns' },
    images.map(image => element('div', {}, [asFigure(image)])),
  )
  const caption = childElements(each).filter(({ tagName }) => tagName === 'figcaption')
  return element('div', {}, [columns, ...caption.map(words => element('p', {}, childrenOf(words)))])
}

const asFigure = (each: HtmlElement): HtmlElement =>
  each.tagName === 'figure' ? each : element('figure', {}, each.tagName === 'img' ? [each] : childrenOf(each))

/** A caption turns it into a named table; without one it stays a plain table. */
function tableBlock(each: HtmlElement): HtmlElement {
  const [table] = elementsNamed(each, 'table')
  const [caption] = elementsNamed(each, 'figcaption', 'caption')
  if (table === undefined) return each
  if (caption === undefined || textOf(caption) === '') return table
  const rest = childrenOf(table).filter(node => node !== caption)
  replaceChildren(table, [element('caption', {}, childrenOf(caption)), ...rest])
  return asBlock(table, 'table')
}

/** Becomes a full-width image with the cover's content below it. */
function coverBlock(each: HtmlElement): HtmlNode[] {
  const image = elementsNamed(each, 'img').find(image => hasClass(image, 'wp-block-cover__image-background'))
  const words = childElements(each).filter(child => hasClass(child, 'wp-block-cover__inner-container'))
  if (image === undefined) return [element('div', {}, words.flatMap(childrenOf))]
  const figure = element('figure', { 'data-block': 'image', 'data-full-coverage': 'true', 'data-min-height': '300' }, [image])
  return [figure, ...words.flatMap(childrenOf)]
}

/** With a name it becomes a customer quote. */
function quoteBlock(each: HtmlElement): HtmlElement {
  const [quote] = elementsNamed(each, 'blockquote')
  const [cite] = elementsNamed(each, 'cite')
  if (quote === undefined || cite === undefined || textOf(cite) === '') return quote ?? each
  const words = childrenOf(quote).filter(node => node !== cite)
  return element('blockquote', { 'data-block': 'customer-quote', 'data-display-mode': 'simple', 'data-name': textOf(cite) }, words)
}

function accordionItem(item: HtmlElement): HtmlElement[] {
  const [heading, ...rest] = childElements(item)
  const words = heading === undefined ? '' : textOf(elementsNamed(heading, 'button')[0] ?? heading).replace(/\s*\+$/, '')
  return words === '' ? [] : [element('details', {}, [element('summary', {}, [textNode(words)]), ...rest.flatMap(childrenOf)])]
}

const textNode = (words: string): HtmlNode =>
  parseHtml(words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')).childNodes[0] ?? element('span', {}, [])

/** Consecutive `details` become one block of accordions. */
function gatherDetails(nodes: readonly HtmlNode[]): HtmlNode[] {
  const gathered: (HtmlNode | HtmlNode[])[] = []
  for (const node of nodes) {
    const last = gathered.at(-1)
    if (!isElement(node) || node.tagName !== 'details') {
      // White space between two sections does not separate them.
      if (!(Array.isArray(last) && !isElement(node) && textOf(node) === '')) gathered.push(node)
    } else if (Array.isArray(last)) last.push(node)
    else gathered.push([node])
  }
  return gathered.map(each => (Array.isArray(each) ? element('div', { 'data-block': 'accordions' }, each) : each))
}

const frames: ReadonlySet<string> = new Set(['iframe', 'video', 'audio', 'object', 'embed'])

/** Replaces embedded content of other sites by a link to it. */
function readFrame(each: HtmlElement, warn: Warn): HtmlNode[] {
  const [inner] = elementsNamed(each, 'source')
  const url = attributeOf(each, 'src') ?? attributeOf(each, 'data') ?? (inner && attributeOf(inner, 'src'))
  if (!url || !/^https?:\/\//.test(url)) return []
  warn(`<${each.tagName}> of ${URL.parse(url)?.host ?? 'another site'} is a link now.`)
  return [element('p', {}, [element('a', { href: url }, [textNode(url)])])]
}

/** Gives headings ids, so that the page's menu and links can refer to them. */
function giveIds(body: ReturnType<typeof parseHtml>): void {
  const taken = new Set(elementsNamed(body, 'h1', 'h2', 'h3', 'h4', 'h5').flatMap(each => attributeOf(each, 'id') ?? []))
  const used = new Map<string, number>()
  for (const heading of elementsNamed(body, 'h2')) {
    const wanted = idFromWords(textOf(heading))
    if (attributeOf(heading, 'id') !== null || wanted === '') continue
    let number = used.get(wanted) ?? 1
    while (taken.has(numbered(wanted, number))) number += 1
    used.set(wanted, number + 1)
    setAttribute(heading, 'id', numbered(wanted, number))
  }
}

const numbered = (id: string, number: number): string => (number === 1 ? id : `${id}-${number}`)

const mediaAttributes = ['data-media-id', 'data-image-id'] as const

function numberIn(each: HtmlElement, name: string): number | null {
  const value = attributeOf(each, name) ?? ''
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null
}

const idOfImage = (image: HtmlElement): number | null => {
  const [, id] = /(?:^|\s)wp-image-([1-9]\d{0,8})(?:\s|$)/.exec(attributeOf(image, 'class') ?? '') ?? []
  return id === undefined ? numberIn(image, 'data-id') : Number(id)
}

function takeImage(image: HtmlElement, { mediaOf }: WordpressHtmlSetting, warn: Warn): void {
  const [id, url] = [idOfImage(image), attributeOf(image, 'src')]
  const found = (id === null ? null : mediaOf(id)) ?? (url === null ? null : mediaOf(url))
  if (found?.isImage) {
    const own = image.attrs.find(({ name }) => name === 'alt')?.value
    removeAttributes(image, ['srcset', 'sizes', 'width', 'height', 'class', 'style', 'loading'])
    setAttribute(image, 'src', found.url)
    setAttribute(image, 'alt', own === undefined || own === '' ? found.alt : own)
  } else if (numberIn(image, 'data-media-id') === null) warn(`The picture ${url ?? id ?? 'without an address'} did not come along.`)
}

function takeLink(link: HtmlElement, { mediaOf, pathOf, isOwn }: WordpressHtmlSetting, warn: Warn): void {
  const url = attributeOf(link, 'href')
  if (url === null || url.startsWith('#')) return
  const leadsTo = mediaOf(url)?.url ?? pathOf(url)
  if (leadsTo !== null) setAttribute(link, 'href', leadsTo)
  else if (isOwn(url)) warn(`A link to ${url} still leads there: nothing here stands for it.`)
}

function takeNamedMedia(each: HtmlElement, { mediaOf }: WordpressHtmlSetting): void {
  for (const name of mediaAttributes) {
    const id = numberIn(each, name)
    const found = id === null ? null : mediaOf(id)
    if (id !== null && found === null) removeAttributes(each, [name])
    else if (found !== null) setAttribute(each, name, String(found.id))
  }
}
