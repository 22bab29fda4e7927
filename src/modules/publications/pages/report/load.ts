import { data, type LoaderFunctionArgs } from 'react-router'
import { truncate } from '../../../../core/text/truncate.ts'
import type { CrumbName } from '../../../sites/domain/navigation/breadcrumbs.ts'
import { isShown } from '../../../sites/domain/review-setting.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { foundOrThrow, pageNotFound } from '../../../sites/pages/failures.ts'
import { partLoaders } from '../../../sites/pages/parts.tsx'
import { placeholdersContext } from '../../../sites/pages/placeholders.tsx'
import { requestText } from '../../../sites/text/request-text.ts'
import type { ReportForReading } from '../../domain/content/for-reading.ts'
import { itemPath, parseItemKey, parseReportId, parseVersionSegment } from '../../domain/content/item-path.ts'
import { nameOfReport, presentReview } from '../article/present-review.ts'
import { publicationsContext } from '../context.ts'
import { cachingOf } from '../item-headers.ts'
import { pageToShare } from '../page-to-share.ts'
import { describeReportInHead } from '../report-head.ts'

async function readReport({ context, params }: LoaderFunctionArgs): Promise<ReportForReading> {
  const { platform, language } = context.get(pageRequestContext)
  const { reading } = context.get(publicationsContext)
  const key = parseItemKey(params.key ?? '')
  const version = parseVersionSegment(params.version ?? '')
  const reportId = parseReportId(params.reportId ?? '')
  if (key === null || version === null || reportId === null || !isShown(platform.peerReview)) throw pageNotFound()
  return foundOrThrow(await reading.report(platform.key, key, version, reportId, language))
}

/** Maximum characters of the article's title in the breadcrumbs. */
const crumbLimit = 48

/** Names the breadcrumbs of the article, its version and the section with all reports. */
function crumbNames({ article }: ReportForReading, version: string): Record<string, CrumbName> {
  const [articlePath, versionPath] = [itemPath('ARTICLE', article), itemPath('ARTICLE', article, article.versionNumber)]
  return {
    [articlePath]: { label: { text: truncate(article.title, crumbLimit) } },
    [versionPath]: { label: { text: version } },
    [`${versionPath}/reports`]: { label: { key: 'open-peer-review' }, href: `${versionPath}#peer-review` },
  }
}

/** The article's data that the report's page shows. */
const shownOf = ({ itemId, volume, publicationId, versionNumber, title, titleHtml, language }: ReportForReading['article']) => ({
  itemId,
  volume,
  publicationId,
  versionNumber,
  title,
  titleHtml,
  language,
})

export async function loader(args: LoaderFunctionArgs) {
  const found = await readReport(args)
  const requestContext = args.context.get(pageRequestContext)
  const text = await requestText(requestContext)
  const { report, article, html } = found
  const title = nameOfReport(text, report)
  const names = crumbNames(found, text.t('version-number', { number: String(article.versionNumber) }))
  const { head, headers } = await describeReportInHead(found.metadata, { path: report.ownPath, title, names }, args.context)
  const placeholder = `report:${html.renderedAs}:${report.id}`
  if (!requestContext.forData) args.context.get(placeholdersContext).set(placeholder, html.report)
  const page = {
    title,
    report,
    article: shownOf(article),
    notice: article.notice,
    head,
    names,
    placeholder,
    html: requestContext.forData ? html.report : null,
    review: presentReview({ ...article, reports: [report] }, requestContext.platform.peerReview, text),
    parts: await args.context.get(partLoaders).reportParts(article, args.context),
    share: pageToShare(requestContext, { kind: 'report', id: report.id }, report.ownPath, `${title}: ${article.title}`),
  }
  return data(page, { headers: { ...headers, ...cachingOf(article) } })
}
