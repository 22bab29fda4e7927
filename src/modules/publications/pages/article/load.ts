import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { escapeHtml } from '../../../../core/text/safe-html.ts'
import type { OutlineEntry } from '../../../../document/outline.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { foundOrThrow, pageNotFound } from '../../../sites/pages/failures.ts'
import { partLoaders } from '../../../sites/pages/parts.tsx'
import { placeholdersContext } from '../../../sites/pages/placeholders.tsx'
import { requestText } from '../../../sites/text/request-text.ts'
import type { Text } from '../../../sites/text/text.tsx'
import type { ArticleForReading, Described } from '../../domain/content/for-reading.ts'
import { itemPath, parseItemKey, parseVersionSegment } from '../../domain/content/item-path.ts'
import { versionedUrl } from '../../domain/content/share.ts'
import type { ReviewBadge } from '../../domain/peer-review/status-badge.ts'
import { formatStatusLine, statusLineOf } from '../../domain/peer-review/status-line.ts'
import { publicationsContext } from '../context.ts'
import { describeInHead } from '../item-head.ts'
import { cachingOf } from '../item-headers.ts'
import { pageToShare } from '../page-to-share.ts'
import { staffBarOf } from '../staff-links.ts'
import { statusKeys } from '../status-keys.ts'
import { leadAuthorsIn, splitHeader } from './article-header.ts'
import { noticeHeading } from './notice-heading.ts'
import { presentMissing, presentReview } from './present-review.ts'
import { publicationLabels } from './publication-labels.ts'

async function readArticle({ context, params }: LoaderFunctionArgs): Promise<Described<ArticleForReading>> {
  const { platform, language } = context.get(pageRequestContext)
  const { reading } = context.get(publicationsContext)
  const key = parseItemKey(params.key ?? '')
  const version = params.version === undefined ? null : parseVersionSegment(params.version)
  if (key === null || (params.version !== undefined && version === null)) throw pageNotFound()
  // Older links have the bare number.
  if (version !== null && params.version !== `v${version}`)
    throw redirect(href('/articles/:key/:version', { key: params.key ?? '', version: `v${version}` }), 301)
  return foundOrThrow(await reading.article(platform.key, key, version, language))
}

/** Names the parts of the text that a page contains as ready HTML; the title's name changes with the status line. */
const placeholderNames = ({ renderedAs }: { renderedAs: string }, status: string) => ({
  title: `title:${renderedAs}:${Buffer.from(status).toString('base64url')}`,
  people: `people:${renderedAs}`,
  main: `main:${renderedAs}`,
  reports: `reports:${renderedAs}`,
})

export async function loader(args: LoaderFunctionArgs) {
  const { page, headers } = await articlePage(await readArticle(args), args.context)
  return data(page, { headers })
}

/** Loads the data of an article's page, and its headers. */
export async function articlePage(
  described: Described<ArticleForReading>,
  context: LoaderFunctionArgs['context'],
  { isDraft }: { isDraft: boolean } = { isDraft: false },
) {
  const requestContext = context.get(pageRequestContext)
  const { platform } = requestContext
  const { html, metadata, comments, gateways, ...article } = described
  const { head, headers } = await describeInHead(metadata, context)
  const text = await requestText(requestContext)
  const status = statusOf(article, text)
  const { editorial } = context.get(publicationsContext)
  const maySet = await editorial.maySetStatus(
    { user: requestContext.user, action: 'set an editorial status', site: platform },
    article.versionId,
  )
  const names = placeholderNames(html, status)
  const header = splitHeader(html.header)
  const parts = {
    [names.title]: withStatus(header.title, status, requestContext.language),
    [names.people]: leadAuthorsIn(requestContext.language, platform.languages[0] ?? 'en', header.people),
    [names.main]: html.main,
    ...Object.fromEntries(html.reports.map(report => [`${names.reports}:${report.anchor}`, report.html])),
  }
  // A client-side navigation gets the text from the loader's data; a document has it in its placeholders.
  if (!requestContext.forData) {
    const placeholders = context.get(placeholdersContext)
    for (const [name, part] of Object.entries(parts)) placeholders.set(name, part)
  }
  const review = presentReview(article, platform.peerReview, text)
  const entry = (id: string, title: string): OutlineEntry => ({ id, label: null, title, language: text.language, children: [] })
  const page = {
    // The review contains these already.
    article: {
      ...article,
      reviews: [],
      // Together with the entries of the page around the text.
      outline: [],
      details: { ...article.details, ...publicationLabels(article, text) },
      related: article.related.map(item => ({ ...item, heading: noticeHeading(item, text) })),
      review: { ...article.review, versions: article.review.versions.map(withoutEndedReview) },
    },
    head,
    outline: [
      ...article.outline,
      ...(review === null ? [] : [entry('peer-review', text.t('open-peer-review'))]),
      entry('about-this-article', text.t('versions-and-metrics')),
    ],
    staff: await staffBarOf({ kind: 'version', id: article.versionId }, context),
    path: itemPath('ARTICLE', article, article.versionNumber),
    placeholders: { ...names, reports: html.reports.map(report => ({ anchor: report.anchor, name: `${names.reports}:${report.anchor}` })) },
    html: requestContext.forData ? parts : null,
    share: pageToShare(
      requestContext,
      { kind: 'version', id: article.versionId },
      versionedUrl(itemPath('ARTICLE', article), article.versionNumber),
      article.title,
    ),
    review,
    missing: presentMissing(article.missing, text),
    editorial: editorialMode(article, { isDraft, maySet }, text),
    parts: await context.get(partLoaders).itemParts(
      {
        facts: { itemId: article.itemId, gateways, comments },
        contentType: 'ARTICLE',
        key: article,
        version: article.versionNumber,
        pagePath: itemPath('ARTICLE', article, article.versionNumber),
        isDraft,
      },
      context,
    ),
  }
  return { page, headers: { ...headers, ...cachingOf(article) } }
}

/** The details for staff: a label for each status, and the link to change it. Null for readers, who see one of the five labels. */
function editorialMode(
  { versionId, versions }: Pick<ArticleForReading, 'versionId' | 'versions'>,
  { isDraft, maySet }: { isDraft: boolean; maySet: boolean },
  { t }: Text,
) {
  if (!isDraft && !maySet) return null
  return {
    labels: versions.flatMap(({ versionNumber, editorialStatus }) =>
      editorialStatus === null ? [] : [{ versionNumber, label: t(statusKeys[editorialStatus]) }],
    ),
    change: maySet ? { path: href('/my/versions/:versionId/status', { versionId }), label: t('editorial-status-send') } : null,
  }
}

type Article = Omit<ArticleForReading, 'html' | 'comments' | 'gateways'>

function statusOf(article: Article, { t }: Text): string {
  // Built from only some versions or reports, the status line would be wrong.
  if (article.missing.includes('versions') || article.missing.includes('reports')) return ''
  const line = statusLineOf(article.review, article.versionNumber)
  return line === null ? '' : formatStatusLine(line, t)
}

/** A newer version ends the wait for the reviews of an older one, so that nothing is said of it any more. */
function withoutEndedReview<Version extends { label: ReviewBadge | null }>(
  version: Version,
  index: number,
  all: readonly Version[],
): Version {
  const isEnded = index < all.length - 1 && (version.label === 'awaiting peer review' || version.label === 'undergoing peer review')
  return isEnded ? { ...version, label: null } : version
}

/** Adds the status line after the title, as in citations. */
function withStatus(header: string, status: string, language: string): string {
  if (status === '') return header
  return header.replace('</h1>', () => `</h1><p class="article-status" lang="${language}">${escapeHtml(status)}</p>`)
}
