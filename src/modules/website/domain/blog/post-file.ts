/**
 * A post as a file: an HTML document whose head contains the post's metadata, and whose body is its text.
 *
 *   <title>Ten years on</title>
 *   <meta name="author" content="ada-roof">        an author of authors.json
 *   <meta name="date" content="2026-05-04">
 *   <meta name="description" content="…">          the excerpt in lists
 */
import { z } from 'zod'
import { attributeOf, type HtmlElement, type HtmlNode, isElement, outerHtml, parseHtml, textOf } from '../site-pages/html-tree.ts'
import { isSlug } from './slug.ts'

const slug = z.string().refine(isSlug, 'must be lower-case letters and digits with single hyphens')

const headSchema = z.strictObject({
  title: z.string().trim().min(1),
  author: slug,
  date: z.iso.date().transform(day => new Date(`${day}T09:00:00Z`)),
  description: z.string().trim().min(1),
})

export const authorsFileSchema = z.array(
  z.strictObject({ slug, name: z.string().trim().min(1), bio: z.string().trim().min(1).nullable().default(null) }),
)

export interface PostFile {
  title: string
  authorSlug: string
  date: Date
  excerpt: string
  body: string
}

/** @throws where the file cannot be read as a post; the message names it and describes the error in its head */
export function readPostFile(source: string, name: string): PostFile {
  const nodes = parseHtml(source).childNodes
  const named = nodes
    .filter(isHead)
    .map(element =>
      element.tagName === 'title'
        ? ['title', textOf(element)]
        : [attributeOf(element, 'name') ?? '', attributeOf(element, 'content') ?? ''],
    )
  const read = headSchema.safeParse(Object.fromEntries(named))
  if (!read.success) {
    const problems = read.error.issues.map(issue => `${issue.path.join('.') || 'its head'}: ${issue.message}`)
    throw new Error(`The post ${name} is wrong: ${problems.join('; ')}`)
  }
  const { title, author, date, description } = read.data
  const body = nodes
    .filter(node => !isHead(node))
    .map(outerHtml)
    .join('')
    .trim()
  return { title, authorSlug: author, date, excerpt: description, body }
}

const isHead = (node: HtmlNode): node is HtmlElement => isElement(node) && ['title', 'meta'].includes(node.tagName)
