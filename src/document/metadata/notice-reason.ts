/** The sentences of a notice that say why: shown above the publication that it is about. */
import type { Abstract } from '../article-document.ts'
import type { Block, Inline } from '../node.ts'
import { titleText } from '../text.ts'

/** A first sentence that only says that there is a notice (“The authors retract this article.”) is shorter, and the next one says why. */
const enough = 60
/** Longer than this, a sentence is no summary any more. */
const most = 400

/** Calls of references and notes as raised numbers say nothing beside a sentence. */
const isCall = (node: Inline): boolean =>
  node.kind === 'inline-note' ||
  (node.kind === 'styled' && node.style === 'superscript') ||
  (node.kind === 'cross-reference' && node.refType === 'fn')

function paragraphsOf(blocks: readonly Block[]): readonly Inline[][] {
  return blocks.flatMap(block => {
    if (block.kind === 'section') return paragraphsOf(block.children)
    return block.kind === 'paragraph' ? [block.children] : []
  })
}

/** The parts of a notice's document that say why. */
export interface NoticeText {
  abstracts: readonly Pick<Abstract, 'children'>[]
  body: readonly Block[]
  language: string
}

/**
 * @param notice a retraction, correction or the like
 * @returns its first sentence, or the first two where the first is short; null where it has no text
 */
export function noticeReason({ abstracts, body, language }: NoticeText): string | null {
  const paragraphs = paragraphsOf([...abstracts.flatMap(({ children }) => children), ...body])
  let reason = ''
  const segmenter = new Intl.Segmenter(language || 'en', { granularity: 'sentence' })
  for (const paragraph of paragraphs) {
    const text = titleText(paragraph.filter(node => !isCall(node)))
    for (const { segment } of segmenter.segment(text)) {
      const longer = `${reason} ${segment.trim()}`.trim()
      if (reason !== '' && longer.length > most) return reason
      reason = longer
      if (reason.length >= enough) return reason
    }
  }
  return reason === '' ? null : reason
}
