/** What the readers of blocks share: how a block is found in the HTML of a page, and how what it says is taken out of it. */

import type { SafeHtml } from '../../../../core/text/safe-html.ts'
import { safeLink } from '../../../gateways/domain/file-parts.ts'
import { attributeOf, childElements, type HtmlElement, type HtmlNode, textOf } from './html-tree.ts'
import type { BlockKind, BlockOf, PageImage, Part } from './parts.ts'

/** What a block's reader may ask while it reads. */
export interface Reader {
  /** HTML made safe. */
  html(nodes: readonly HtmlNode[]): SafeHtml
  /** What stands in it, blocks too. */
  parts(nodes: readonly HtmlNode[]): Part[]
  /** An image of the content system, by its id or the name that the page gives it; null where there is none. */
  picture(named: string, alt: string | null): PageImage | null
  /** Something is left out, or cannot be read: for who wrote the page. */
  warn(message: string): void
  /** An id that nothing else of the page has. */
  idFor(wanted: string): string
}

/** Null where the block's rule is to show nothing; `as text` where it cannot be read, and what is in it is shown without it. */
export type ReadBlock<Kind extends BlockKind> = (element: HtmlElement, reader: Reader) => BlockOf<Kind> | 'as text' | null

/** Boolean-like attributes are text (specification, accounts.md section 3): what says no, or is not there, is no. */
export function flagOf(element: HtmlElement, name: string): boolean {
  const given = element.attrs.find(attribute => attribute.name === name)
  return given !== undefined && !['false', '0', 'no', 'off'].includes(given.value.trim().toLowerCase())
}

/** A whole number that is not negative; what is none counts as the other. */
export function numberOf(element: HtmlElement, name: string, otherwise: number): number {
  const value = attributeOf(element, name)
  return value !== null && /^\d{1,6}$/.test(value) ? Number(value) : otherwise
}

/** An id of the content system's: a whole number from 1. */
export function idOf(element: HtmlElement, name: string): number | null {
  const id = numberOf(element, name, 0)
  return id === 0 ? null : id
}

export function oneOf<Choice extends string>(element: HtmlElement, name: string, choices: readonly Choice[]): Choice | null {
  const value = attributeOf(element, name)?.toLowerCase()
  return choices.find(choice => choice.toLowerCase() === value) ?? null
}

/** An address that a page may link to; null where there is none, or one that could do something else than lead there. */
export function addressOf(element: HtmlElement, name: string): string | null {
  const read = safeLink.safeParse(attributeOf(element, name) ?? '')
  return read.success ? read.data : null
}

/** The title of an item of a block: `data-title`, or its first heading, which is then no part of what stands beneath it. */
export function titledItem(element: HtmlElement): { title: string | null; rest: HtmlNode[] } {
  const title = attributeOf(element, 'data-title')
  if (title !== null) return { title, rest: element.childNodes }
  const first = childElements(element)[0]
  if (first === undefined || !/^(?:h[1-6]|summary)$/.test(first.tagName)) return { title: null, rest: element.childNodes }
  return { title: textOf(first) || null, rest: element.childNodes.filter(node => node !== first) }
}
