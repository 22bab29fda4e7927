/**
 * Writes an article as Typst source for a PDF, from the same tree as HTML. The template defines the layout, and this folder the content.
 * All text goes through `code.ts`, so that the compiler can never read an article's text as code.
 */

import { machineDate, type PartialDate } from '../../core/text/date.ts'
import { isLanguage } from '../../core/text/languages.ts'
import { truncate } from '../../core/text/truncate.ts'
import type { ArticleDocument } from '../article-document.ts'
import { contributorName } from '../html/contributor.ts'
import { fillLabel } from '../html/labels/labels.ts'
import { languageName, primaryLanguage } from '../html/labels/language.ts'
import { authorsOf } from '../metadata/authors.ts'
import { noticeStatus, type PrintedNotice, titleUnderNotice } from '../metadata/publication-notice.ts'
import type { NoticeKind } from '../metadata/related-article.ts'
import type { Block } from '../node.ts'
import { titleText } from '../text.ts'
import { writeBlock } from './block.ts'
import { call, list, literal, mainFile, sequence, type Typst, words } from './code.ts'
import { Marks, type TypesetImage, TypstContext } from './context.ts'
import { writeAbstract, writeFront, writeKeywords } from './front.ts'
import { writeInformation } from './information.ts'
import { inLanguage, writeInline } from './inline.ts'
import { writePeerReview } from './report.ts'
import { template } from './template.ts'

export interface TypesetOptions {
  /** The site's name and its accent, as #rrggbb, dark enough for text on white. */
  brand: { name: string; accent: string }
  /** Whether the PDF includes the reports. */
  showsReports: boolean
  /** Version and state of peer review in words, such as “version 2; peer review: 1 approved”; null without a status line. */
  statusLine: string | null
  /** The notice on the publication, shown before the title, beneath it, and above every page. */
  notice: PrintedNotice | null
  /** When the first version was published, in ISO 8601; null in the first version itself and where it is not known. */
  firstPublished: string | null
  picture: (href: string) => TypesetImage | null
  /** Null for a missing file; the URL is absolute, and null where the site has none. */
  file: (href: string) => { url: string | null } | null
}

/** The main file for the compiler. The same document and options always give the same source. */
export function typesetArticle(document: ArticleDocument, options: TypesetOptions): string {
  // The link targets are known only after everything was written once; the second run can link to them.
  const first = new Marks(new Set())
  writeWhole(document, contextFor(document, first, options), options)
  const context = contextFor(document, new Marks(first.written), options)
  const body = writeWhole(document, context, options)
  return mainFile(preamble(document, options, context), [masthead(document, options), body])
}

function contextFor(document: ArticleDocument, marks: Marks, { notice, firstPublished, picture, file }: TypesetOptions): TypstContext {
  const language = primaryLanguage(document.metadata.language)
  return new TypstContext({
    writers: { inline: writeInline, block: writeBlock },
    marks,
    notice,
    firstPublished,
    language: isLanguage(language) ? language : 'en',
    picture,
    file,
    level: 1,
    lastHeading: { level: 0 },
    insideLink: false,
    insideNote: false,
    raised: false,
    plain: false,
  })
}

function writeWhole(document: ArticleDocument, context: TypstContext, { showsReports }: TypesetOptions): Typst {
  const article = writeDocument(document, context)
  return showsReports ? sequence([article, writePeerReview(document.peerReview, context)]) : article
}

function writeDocument(document: ArticleDocument, context: TypstContext, isMain = true): Typst {
  const { metadata } = document
  const below = isMain ? context : context.below()
  return sequence([
    writeFront(metadata, isMain, context),
    ...metadata.abstracts.map(abstract => writeAbstract(abstract, metadata.language, below)),
    writeKeywords(metadata, below),
    below.blocks(document.body),
    below.blocks(document.floats),
    ...informationBeforeReferences(document, below),
    ...document.translations.map(translation => writePart(translation, context)),
    ...document.subArticles.map(part => writePart(part.document, context)),
  ])
}

/** References come last, where readers of papers expect them. */
function informationBeforeReferences(document: ArticleDocument, context: TypstContext): Typst[] {
  const isReferences = (block: Block): boolean => block.kind === 'references'
  const first = document.back.findIndex(isReferences)
  const [before, after] = first < 0 ? [document.back, []] : [document.back.slice(0, first), document.back.slice(first)]
  return [context.blocks(before), writeInformation(document, context), context.blocks(after)]
}

function writePart(document: ArticleDocument, context: TypstContext): Typst {
  const { language } = document.metadata
  const name = fillLabel(context.labels.translation, { language: languageName(language, context.setting.language) })
  const kind = call('kind-of-article', [words(name)])
  return sequence([call('pagebreak'), kind, inLanguage(language, writeDocument(document, context, false))])
}

/** Language, metadata and running heads; then the template. */
function preamble(document: ArticleDocument, { brand, statusLine, notice }: TypesetOptions, context: TypstContext): string {
  const { metadata } = document
  const [code, region] = metadata.language.split(/[-_]/)
  const language = /^[a-z]{2,3}$/i.test(code ?? '') ? (code ?? 'en').toLowerCase() : 'en'
  const keywords = metadata.keywords.flatMap(group => group.keywords.map(keyword => literal(titleText(keyword))))
  const title = titleUnderNotice(titleText(metadata.title) || brand.name, notice?.kind ?? null)
  const authors = authorsOf(metadata.contributorGroups).map(author => literal(contributorName(author, context)))
  const date = dateOf(metadata.published)
  const foot = [metadata.doi === null ? brand.name : `https://doi.org/${metadata.doi}`, statusLine ?? ''].filter(Boolean).join(' · ')
  return `#let accent = rgb(${literal(brand.accent)})
${template}
#set document(title: ${literal(title)}, author: ${list(authors)}, keywords: ${list(keywords)}, date: ${date})
#set text(lang: ${literal(language)}${region !== undefined && /^[A-Z]{2}$/i.test(region) ? `, region: ${literal(region.toUpperCase())}` : ''})
#set page(
  header: context if counter(page).get().first() > 1 { plain(text(size: 8.5pt, fill: quiet)[#${literal(truncate(title, 90))} #h(1fr) #${literal(brand.name)}]) },
  footer: context plain(text(size: 8.5pt, fill: quiet)[#${literal(truncate(foot, 110))} #h(1fr) #counter(page).display("1 / 1", both: true)]),${stampOf(notice?.kind ?? null)}
)`
}

/** A stamp across every page of a publication that is not reliable any more, because pages are read without the first one. */
function stampOf(notice: NoticeKind | null): string {
  if (notice !== 'retraction' && notice !== 'withdrawal') return ''
  return `\n  background: rotate(-50deg, text(size: 84pt, weight: "bold", fill: rgb("#f3d9d9"))[#${literal(noticeStatus[notice].toUpperCase())}]),`
}

/** The publication date instead of today's, so that the same article always gives the same file. */
function dateOf(published: PartialDate | null): string {
  if (published === null || published.month === null || machineDate(published) === null) return 'none'
  return `datetime(year: ${published.year}, month: ${published.month}, day: ${published.day ?? 1})`
}

function masthead({ metadata }: ArticleDocument, { brand, statusLine }: TypesetOptions): Typst {
  const { journal, volume, issue, elocationId, firstPage, lastPage } = metadata
  const pages = elocationId ?? [firstPage, lastPage].filter(page => page !== null).join('–')
  const issueOf = [volume ?? '', issue === null ? '' : `(${issue})`, pages === '' ? '' : `:${pages}`].join('')
  const place = [journal.title === brand.name ? null : journal.title, issueOf, statusLine]
    .filter(part => part !== null && part !== '')
    .join(' · ')
  return call('masthead', [words(brand.name), words(place)])
}
