/** Extracts the plain text of an article for the fields of the search. */
import type { ArticleDocument, ArticleMetadata, PeerReviewDocument } from './article-document.ts'
import type { Block, Inline } from './node.ts'
import { referenceParts } from './parts.ts'
import { blockText, inlineText, partsText, titleText } from './text.ts'
import { walkBlocks } from './walk.ts'

/** Translations of the whole article add to the same fields. References are not translated. */
export interface SearchText {
  /** Title, subtitles and titles in other languages, one per line. */
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
  const inAllLanguages = [document, ...document.translations]
  return {
    title: lines(inAllLanguages.flatMap(whole => titlesOf(whole.metadata).map(titleText))),
    abstract: lines(inAllLanguages.flatMap(whole => whole.metadata.abstracts.map(abstract => blockText(abstract.children)))),
    keywords: lines(inAllLanguages.flatMap(whole => whole.metadata.keywords.flatMap(group => group.keywords.map(titleText)))),
    body: lines(inAllLanguages.map(bodyText)),
    captions: lines(inAllLanguages.map(whole => captionText([...whole.body, ...whole.floats, ...whole.back]))),
    references: lines(referenceLists(document.back)),
    reports: lines(inAllLanguages.flatMap(whole => whole.peerReview.map(reportText))),
    competingInterests: lines(inAllLanguages.map(whole => blockText(whole.metadata.competingInterests))),
    funding: lines([
      ...metadata.funding.awards.map(award =>
        [award.funder ?? '', ...award.awardNumbers, inlineText(award.text)].filter(Boolean).join(' '),
      ),
      ...[...metadata.funding.statements, ...metadata.funding.openAccess].map(inlineText),
    ]),
  }
}

function titlesOf({ title, subtitles, translatedTitles }: ArticleMetadata): Inline[][] {
  return [title, ...subtitles, ...translatedTitles.flatMap(other => [other.title, ...other.subtitles])]
}

function bodyText({ body, floats, back }: ArticleDocument): string {
  return blockText([...body, ...floats, ...back.filter(block => block.kind !== 'references')])
}

/** Removes duplicates: a title or an abstract may be in the metadata and in the translation of the whole. */
function lines(texts: readonly string[]): string {
  return [...new Set(texts)].filter(text => text !== '').join('\n')
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

/** The text of a report with its responses. */
export function reportText(report: PeerReviewDocument): string {
  const text = blockText([...report.body, ...report.back, ...report.notes, ...report.competingInterests])
  return lines([titleText(report.title), text, ...report.responses.map(reportText)])
}
