/** Lists the figures and tables of an article, and the files that belong to it. */
import type { ArticleDocument } from './article-document.ts'
import type { Block, Figure, Media, Supplement, Table } from './node.ts'
import { titleText } from './text.ts'
import { type Visitor, walkBlocks, walkDocument } from './walk.ts'

export interface FloatEntry {
  kind: 'figure' | 'table' | 'media' | 'supplement'
  /** The source's id; null where it has none. */
  id: string | null
  /** Such as “Figure 2.”; empty where it has none. */
  label: string
  title: string
  /** Images and files within it, as in the source, each with its other forms. */
  hrefs: string[]
}

/** Figures, tables, media and supplements in reading order, including those within groups. */
export function listFloats(document: ArticleDocument): FloatEntry[] {
  const entries: FloatEntry[] = []
  const add = (block: Figure | Table | Media | Supplement): void => {
    const title = titleText(block.caption?.title ?? [])
    entries.push({ kind: block.kind, id: block.id, label: titleText(block.label), title, hrefs: hrefsIn([block]) })
  }
  const block = (node: Block): void => {
    if (node.kind === 'figure' || node.kind === 'table' || node.kind === 'media' || node.kind === 'supplement') add(node)
  }
  walkBlocks([...document.body, ...document.floats, ...document.back], { block })
  return entries
}

function hrefsIn(nodes: readonly Block[]): string[] {
  const hrefs = new Set<string>()
  walkBlocks(nodes, collector(hrefs))
  return [...hrefs]
}

function collector(hrefs: Set<string>): Visitor {
  return {
    graphic: graphic => {
      for (const href of [graphic.href, ...graphic.alternatives]) hrefs.add(href)
    },
    file: href => {
      hrefs.add(href)
    },
  }
}

/**
 * Every file that the document names (images in all their forms, media, supplements, its own PDF), once each, in reading order, including
 * URLs on other sites.
 */
export function listFileReferences(document: ArticleDocument): string[] {
  const hrefs = new Set<string>()
  walkDocument(document, collector(hrefs))
  for (const link of document.metadata.selfLinks) hrefs.add(link.href)
  return [...hrefs].filter(href => href !== '')
}

/** Lists the files that a page shows as images. */
export function listImageReferences(document: ArticleDocument): string[] {
  const hrefs = new Set<string>()
  walkDocument(document, {
    graphic: graphic => {
      for (const href of [graphic.href, ...graphic.alternatives]) hrefs.add(href)
    },
  })
  return [...hrefs].filter(href => href !== '')
}
