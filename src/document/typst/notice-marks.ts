/** Writes the marks for each page of a publisher's PDF when there is a notice on the publication: two pages for `markPdf`. */
import { noticePrefix, noticeSentence } from '../metadata/publication-notice.ts'
import type { NoticeKind } from '../metadata/related-article.ts'
import { literal } from './code.ts'

/** Whether a notice is marked on the pages themselves; a correction is shown only beside them. */
export const marksPages = (notice: NoticeKind | null): notice is NoticeKind => noticePrefix('', notice) !== ''

/**
 * Everything is in the background of an empty page, which Typst makes an artifact, so that it adds nothing to the document's structure.
 * @param url the publication's URL; null where the site has none
 */
export function noticeMarks(notice: NoticeKind, url: string | null): string {
  const word = noticePrefix('', notice).replace(/: $/, '')
  const sentence = [`${word}. ${noticeSentence[notice]}`, ...(url === null ? [] : [url])].join('  ')
  return `#set document(title: ${literal(word)})
#set text(font: "Libertinus Serif", fill: rgb("#a3150c"), weight: "bold", lang: "en", hyphenate: false)
#page(width: 600pt, height: 22pt, margin: 0pt, background: block(width: 100%, height: 100%, fill: rgb("#fff4f2"), inset: (x: 12pt), align(left + horizon, text(size: 9pt, ${literal(sentence)}))))[]
#context {
  let across = text(size: 72pt, fill: rgb("#a3150c").transparentize(80%), ${literal(word)})
  let size = measure(across)
  page(width: size.width, height: size.height, margin: 0pt, background: across)[]
}
`
}
