/** Extracts the content of an article's rendered page with an HTML parser. */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import type { RenderedArticle, RenderedReport } from '../../../../document/html/rendered-article.ts'
import type { CountedFacts } from './source-facts.ts'

type Node = DefaultTreeAdapterTypes.ChildNode

/** Alternative text of images and formulas. No other attribute counts, because readers must see the words as text. */
const spoken = ['alt', 'alttext']

function reportHtml(report: RenderedReport): string[] {
  return [report.title, report.people, report.body, report.details, ...report.responses.flatMap(reportHtml)]
}

export function articleHtml(rendered: RenderedArticle): string {
  return [rendered.header, rendered.main, ...rendered.peerReview.flatMap(reportHtml)].join('\n')
}

export interface PageFacts extends CountedFacts {
  /** URLs of the images. */
  images: Set<string>
  /** The text of links. */
  linkPieces: string[]
}

export function readPageFacts(html: string): PageFacts {
  const pieces: string[] = []
  const linkPieces: string[] = []
  const images = new Set<string>()
  const counts = { figures: 0, tables: 0, formulas: 0, references: 0, headerCells: 0, affiliations: 0 }
  const visit = (node: Node, inLink: boolean): void => {
    if (node.nodeName === '#text' && 'value' in node) {
      pieces.push(node.value)
      if (inLink) linkPieces.push(node.value)
      return
    }
    if (!('tagName' in node)) return
    // TeX accompanies MathML for copying; the formula itself is read from the MathML.
    if (node.tagName === 'annotation') return
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]))
    const classes = new Set(attributes.get('class')?.split(/\s+/))
    if (node.tagName === 'figure' && classes.has('figure') && !classes.has('loose-graphic')) counts.figures += 1
    if (node.tagName === 'figure' && classes.has('table-figure')) counts.tables += 1
    if (classes.has('display-formula') || classes.has('inline-formula')) counts.formulas += 1
    if (node.tagName === 'li' && classes.has('reference')) counts.references += 1
    if (node.tagName === 'th') counts.headerCells += 1
    if (node.tagName === 'li' && classes.has('affiliation')) counts.affiliations += 1
    if (node.tagName === 'img') images.add(attributes.get('src') ?? '')
    for (const name of spoken) pieces.push(attributes.get(name) ?? '')
    const isLink = inLink || (node.tagName === 'a' && attributes.has('href'))
    for (const child of node.childNodes) visit(child, isLink)
  }
  for (const node of parseFragment(html).childNodes) visit(node, false)
  return { pieces, linkPieces, images, ...counts }
}
