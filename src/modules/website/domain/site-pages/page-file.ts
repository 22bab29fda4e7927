/**
 * A page as a file: an HTML document whose head contains the page's settings, and whose body is its content.
 *
 *   <title>Policies</title>
 *   <meta name="id" content="12">
 *   <meta name="layout" content="standard">
 *   <meta name="description" content="…">
 *   <meta name="full-width" content="true">
 *   <link rel="alternate" href="/somewhere">      redirects there
 *   <nav data-sidebar="left">…</nav>              widgets: lists of links
 *   <aside data-sidebar="right">…</aside>         and texts, before the rest of the body
 */

import { z } from 'zod'
import type { TableOf } from '../../../../core/ids/id.ts'
import type { PageId } from '../../../../core/ids/shared-ids.ts'
import { safeLink } from '../../../gateways/domain/file-parts.ts'
import {
  attributeOf,
  elementsNamed,
  type HtmlElement,
  type HtmlNode,
  innerHtml,
  isElement,
  outerHtml,
  parseHtml,
  textOf,
} from './html-tree.ts'
import { firstIdOfContentSystem, type LocatedPage, pageLayouts, type Widget } from './site-page.ts'

const headSchema = z.strictObject({
  title: z.string().trim().min(1),
  id: z.coerce
    .number()
    .int()
    .min(1)
    .max(firstIdOfContentSystem - 1)
    .brand<TableOf<PageId>>(),
  layout: z.enum(pageLayouts).default('standard'),
  description: z.string().trim().min(1).nullable().default(null),
  'full-width': z
    .enum(['true', 'false'])
    .default('false')
    .transform(value => value === 'true'),
  redirect: safeLink.nullable().default(null),
})

/** @param path of the page @throws where the file cannot be read as a page; the message names it and describes the error in its head */
export function readPageFile(source: string, path: string): LocatedPage {
  const document = parseHtml(source)
  const heads = document.childNodes.filter(node => isHead(node))
  const named = heads.flatMap(element => {
    if (element.tagName === 'title') return [['title', textOf(element)] as const]
    if (element.tagName === 'link') return [['redirect', attributeOf(element, 'href') ?? ''] as const]
    return [[attributeOf(element, 'name') ?? '', attributeOf(element, 'content') ?? ''] as const]
  })
  const read = headSchema.safeParse(Object.fromEntries(named))
  if (!read.success) {
    const problems = read.error.issues.map(issue => `${issue.path.join('.') || 'its head'}: ${issue.message}`)
    throw new Error(`The page ${path} is wrong: ${problems.join('; ')}`)
  }
  const sidebars = elementsNamed(document, 'nav', 'aside').filter(element => attributeOf(element, 'data-sidebar') !== null)
  const isBody = (node: (typeof document.childNodes)[number]) => !isHead(node) && !(isElement(node) && sidebars.includes(node))
  const { title, id, layout, description, redirect } = read.data
  return {
    id,
    path,
    title,
    description,
    layout,
    fullWidth: read.data['full-width'],
    body: document.childNodes.filter(isBody).map(outerHtml).join('').trim(),
    leftSidebar: widgetsAt('left', sidebars),
    rightSidebar: widgetsAt('right', sidebars),
    anchoredMenuItems: null,
    redirectTo: redirect,
  }
}

const isHead = (node: HtmlNode): node is HtmlElement => isElement(node) && ['title', 'meta', 'link'].includes(node.tagName)

const widgetsAt = (side: 'left' | 'right', elements: readonly HtmlElement[]): Widget[] =>
  elements
    .filter(element => attributeOf(element, 'data-sidebar') === side)
    .map(element => ({ type: element.tagName === 'nav' ? 'widget_nav_menu' : 'widget_text', content: innerHtml(element) }))
