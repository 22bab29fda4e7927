/** Common functions of the block parsers: finding blocks in a page's HTML and reading their values. */

import type { SafeHtml } from '../../../../core/text/safe-html.ts'
import { safeLink } from '../../../gateways/domain/file-parts.ts'
import { attributeOf, childElements, type HtmlElement, type HtmlNode, textOf } from './html-tree.ts'
import type { BlockKind, BlockOf, PageImage, Part } from './parts.ts'

/** The services that a block's parser can use. */
export interface Reader {
  /** Sanitises HTML. */
  html(nodes: readonly HtmlNode[]): SafeHtml
  /** Parses the content, including blocks. */
  parts(nodes: readonly HtmlNode[]): Part[]
  /** Resolves an image of the CMS by its id or by the name that the page uses; null where there is none. */
  picture(named: string, alt: string | null): PageImage | null
  /** Reports to the page's author what is left out or cannot be read. */
  warn(message: string): void
  /** @returns an id that is unique within the page */
  idFor(wanted: string): string
}

/** @returns null where the block is to show nothing; `as text` where it is invalid and its content is shown without it */
export type ReadBlock<Kind extends BlockKind> = (element: HtmlElement, reader: Reader) => BlockOf<Kind> | 'as text' | null

/** Boolean-like attributes are text (specification, accounts.md section 3): false if it says no or is missing. */
export function flagOf(element: HtmlElement, name: string): boolean {
  const given = element.attrs.find(attribute => attribute.name === name)
  return given !== undefined && !['false', '0', 'no', 'off'].includes(given.value.trim().toLowerCase())
}

/** Reads a non-negative integer, with a fallback for invalid values. */
export function numberOf(element: HtmlElement, name: string, otherwise: number): number {
  const value = attributeOf(element, name)
  return value !== null && /^\d{1,6}$/.test(value) ? Number(value) : otherwise
}

/** Reads an id of the CMS: an integer from 1. */
export function idOf(element: HtmlElement, name: string): number | null {
  const id = numberOf(element, name, 0)
  return id === 0 ? null : id
}

export function oneOf<Choice extends string>(element: HtmlElement, name: string, choices: readonly Choice[]): Choice | null {
  const value = attributeOf(element, name)?.toLowerCase()
  return choices.find(choice => choice.toLowerCase() === value) ?? null
}

/** Reads a URL that a page may link to; null where it is missing or could run code. */
export function hrefOf(element: HtmlElement, name: string): string | null {
  const read = safeLink.safeParse(attributeOf(element, name) ?? '')
  return read.success ? read.data : null
}

/** The title of a block's item: `data-title`, or its first heading, which is then removed from its content. */
export function titledItem(element: HtmlElement): { title: string | null; rest: HtmlNode[] } {
  const title = attributeOf(element, 'data-title')
  if (title !== null) return { title, rest: element.childNodes }
  const first = childElements(element)[0]
  if (first === undefined || !/^(?:h[1-6]|summary)$/.test(first.tagName)) return { title: null, rest: element.childNodes }
  return { title: textOf(first) || null, rest: element.childNodes.filter(node => node !== first) }
}
