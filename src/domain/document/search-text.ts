/** Plain text of an article by the fields in which readers search. */
import type { ArticleDocument, PeerReviewDocument } from '../content/article-document.ts'
import type { Block } from './node.ts'
import { referenceParts } from './parts.ts'
import { blockText, inlineText, partsText, titleText } from './text.ts'
import { walkBlocks } from './walk.ts'

export interface SearchText {
  /** Title, subtitles and titles in other languages, a line each. */
  title: string
  /** All abstracts and summaries. */
  abstract: string
  keywords: string
  /** Text, figures and tables, and back matter without the reference lists. */
  body: string
  /** Labels, titles and captions of figures, tables, media and supplements; they are in `body` too. */
  captions: string
  references: string
  reports: string
  competingInterests: string
  funding: string
}

export function readSearchText(document: ArticleDocument): SearchText {
  const { metadata } = document
  const references = referenceLists(document.back)
  const titles = [metadata.title, ...metadata.subtitles, ...metadata.translatedTitles.flatMap(other => [other.title, ...other.subtitles])]
  return {
    title: lines(titles.map(titleText)),
    abstract: lines(metadata.abstracts.map(abstract => blockText(abstract.children))),
    keywords: lines(metadata.keywords.flatMap(group => group.keywords.map(titleText))),
    body: blockText([...document.body, ...document.floats, ...document.back.filter(block => block.kind !== 'references')]),
    captions: captionText([...document.body, ...document.floats, ...document.back]),
    references: lines(references),
    reports: lines(document.peerReview.map(reportText)),
    competingInterests: blockText(metadata.competingInterests),
    funding: lines([
      ...metadata.funding.awards.map(award =>
        [award.funder ?? '', ...award.awardNumbers, inlineText(award.text)].filter(Boolean).join(' '),
      ),
      ...[...metadata.funding.statements, ...metadata.funding.openAccess].map(inlineText),
    ]),
  }
}

function lines(texts: readonly string[]): string {
  return texts.filter(text => text !== '').join('\n')
}

function referenceLists(back: readonly Block[]): string[] {
  return back.flatMap(block => {
    if (block.kind !== 'references') return []
    return [blockText(block.introduction), ...block.entries.map(entry => partsText(referenceParts(entry))), ...referenceLists(block.lists)]
  })
}

function captionText(blocks: readonly Block[]): string {
  const captions: string[] = []
  const block = (node: Block): void => {
    if (node.kind === 'section' || !('caption' in node)) return
    const head = [titleText(node.label), titleText(node.caption?.title ?? [])].filter(text => text !== '').join(' ')
    captions.push(head, blockText(node.caption?.children ?? []))
  }
  walkBlocks(blocks, { block })
  return lines(captions)
}

function reportText(report: PeerReviewDocument): string {
  const text = blockText([...report.body, ...report.back, ...report.notes, ...report.competingInterests])
  return lines([titleText(report.title), text, ...report.responses.map(reportText)])
}
