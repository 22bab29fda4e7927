/** Provides the HTML of an article's page: as stored, or rendered for a reader in another language. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { Language } from '../../../../core/text/languages.ts'
import { attributes, escapeHtml } from '../../../../core/text/safe-html.ts'
import { placeFirstPublished } from '../../../../document/html/first-published.ts'
import { languageAttributes } from '../../../../document/html/labels/language.ts'
import type { RenderedReport } from '../../../../document/html/rendered-article.ts'
import { placeTableLinks } from '../../../../document/html/table-link.ts'
import type { OutlineEntry } from '../../../../document/outline.ts'
import { listFilesOfVersion } from '../../data/file.ts'
import { findDocumentOfVersion, type VersionForReading } from '../../data/version.ts'
import type { ArticleHtml } from '../../domain/content/for-reading.ts'
import { itemPath } from '../../domain/content/item-path.ts'
import { presentFiles } from '../present-files.ts'
import { renderDocument, rendererVersion, storedLanguage } from '../render-document.ts'
import type { Parts } from './parts.ts'
import type { CompleteReport } from './report-html.ts'

type Version = Pick<
  VersionForReading,
  'volume' | 'publicationId' | 'versionNumber' | 'versionId' | 'sourceHash' | 'rendererVersion' | 'headerHtml' | 'bodyHtml' | 'outline'
>

export interface ArticleText {
  html: ArticleHtml
  outline: OutlineEntry[]
}

/** @param reports the stored reports of the version's source */
export async function readArticleText(
  kysely: Kysely<Schema>,
  version: Version,
  reports: readonly CompleteReport[],
  language: Language,
  parts: Parts,
): Promise<ArticleText> {
  const render = async () => (language === storedLanguage ? null : await renderInLanguage(kysely, version, language))
  const text = (await parts.read('words', render, () => null)) ?? storedText(version, reports)
  const [unnamed, unread] = [parts.missing.has('referees'), parts.missing.has('reports')]
  const shown = unread ? [] : unnamed ? text.reports.map(withoutReviewer) : text.reports
  const path = itemPath('ARTICLE', version, version.versionNumber)
  return {
    html: {
      // A `renderedAs` must never identify two different HTML texts.
      renderedAs: [text.renderedAs, ...(unnamed ? ['unnamed'] : [])].join('-'),
      header: placeTableLinks(text.header, path),
      main: placeTableLinks(text.main, path),
      reports: shown.map(report => ({ anchor: report.anchor, html: placeTableLinks(reportHtml(report), path) })),
    },
    outline: text.outline,
  }
}

/** Adds a notice, because the stored HTML has the title as it was published. @param prefix such as “RETRACTED: ” */
export function htmlUnderNotice(html: ArticleHtml, prefix: string): ArticleHtml {
  if (prefix === '') return html
  const word = `<strong class="title-notice" lang="en">${escapeHtml(prefix.trim())}</strong> `
  return {
    ...html,
    renderedAs: `${html.renderedAs}-${prefix.replaceAll(/[^A-Z]/g, '').toLowerCase()}`,
    header: html.header.replace(/<h1\b[^>]*>/, start => start + word),
  }
}

/** Adds the first publication of the article to the dates of a later version. @param published in ISO 8601; null where it is not known */
export function htmlWithFirstPublished(
  html: ArticleHtml,
  published: string | null,
  languages: { labels: Language; text: string },
): ArticleHtml {
  const main = placeFirstPublished(html.main, published, languages)
  return published === null || main === html.main ? { ...html, main } : { ...html, main, renderedAs: `${html.renderedAs}-${published}` }
}

interface Text extends Omit<ArticleHtml, 'reports'> {
  reports: ReportText[]
  outline: OutlineEntry[]
}

function storedText(version: Version, reports: readonly CompleteReport[]): Text {
  return {
    renderedAs: `${version.versionId}-${version.rendererVersion}-${hashOf(version)}`,
    header: version.headerHtml,
    main: version.bodyHtml,
    reports: reports.map(storedReport),
    outline: version.outline,
  }
}

/** Removes a report's authors and the data about them, for when reviewers cannot be loaded. Authors of responses stay. */
const withoutReviewer = (report: ReportText): ReportText => ({ ...report, people: '', details: '' })

/** Null where the version was deleted since it was found. */
async function renderInLanguage(kysely: Kysely<Schema>, version: Version, language: Language): Promise<Text | null> {
  const [document, files] = await Promise.all([
    findDocumentOfVersion(kysely, version.versionId),
    listFilesOfVersion(kysely, version.versionId),
  ])
  if (document === null) return null
  const { header, main, peerReview, outline } = renderDocument(document, presentFiles(files), language)
  return {
    renderedAs: `${version.versionId}-${rendererVersion}-${hashOf(version)}-${language}`,
    header,
    main,
    reports: peerReview.map(renderedReport),
    outline,
  }
}

const hashOf = ({ sourceHash }: Version): string => sourceHash.slice(0, 12)

interface ReportText {
  anchor: string
  language: string | null
  title: string
  people: string
  body: string
  details: string
  responses: ReportText[]
}

type Written = Pick<CompleteReport, 'anchor' | 'language' | 'titleHtml' | 'peopleHtml' | 'bodyHtml' | 'detailsHtml'>

function storedReport(report: CompleteReport): ReportText {
  const answersTo = (parentId: number | null): ReportText[] =>
    report.responses
      .filter(response => response.parentId === parentId)
      .map(response => ({ ...textOf(response), responses: answersTo(response.id) }))
  return { ...textOf(report), responses: answersTo(null) }
}

function textOf({ anchor, language, titleHtml, peopleHtml, bodyHtml, detailsHtml }: Written): Omit<ReportText, 'responses'> {
  return { anchor, language, title: titleHtml, people: peopleHtml, body: bodyHtml, details: detailsHtml }
}

function renderedReport({ id, language, title, people, body, details, responses }: RenderedReport): ReportText {
  return { anchor: id, language, title, people, body, details, responses: responses.map(renderedReport) }
}

/** A report followed by the responses to it. Its parts were sanitised when they were rendered. */
function reportHtml({ title, people, body, details, responses }: ReportText): string {
  const answers = responses.map(
    response =>
      `<section${attributes({ class: 'report-response', id: response.anchor, ...languageAttributes(response.language) })}>${reportHtml(response)}</section>`,
  )
  return [title && `<h3>${title}</h3>`, people, body, details, ...answers].join('')
}
