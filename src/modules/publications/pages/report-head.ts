/** Builds the metadata of a report's page: tags and JSON-LD in its head, and links in its headers. For loaders. */
import type { RouterContextProvider } from 'react-router'
import { withLanguage } from '../../../core/text/languages.ts'
import { breadcrumbs, type Crumb, type Trail } from '../../sites/domain/navigation/breadcrumbs.ts'
import { pageRequestContext } from '../../sites/pages/context.ts'
import { headPlaceholder, placeholdersContext } from '../../sites/pages/placeholders.tsx'
import { requestText } from '../../sites/text/request-text.ts'
import { headHtml, jsonLdHtml } from '../domain/metadata/head-html.ts'
import { metadataSiteOf } from '../domain/metadata/item-metadata.ts'
import { breadcrumbsJsonLd } from '../domain/metadata/json-ld-review.ts'
import { type ReportMetadata, reportJsonLd, reportSignposts, reportTags } from '../domain/metadata/report-metadata.ts'
import { linkHeader } from '../domain/metadata/signposting.ts'
import type { HeadData } from './item-head.ts'

/** @param trail the breadcrumbs of the page */
export async function describeReportInHead(
  report: ReportMetadata,
  trail: Trail,
  context: Readonly<RouterContextProvider>,
): Promise<{ head: HeadData; headers: { Link: string } }> {
  const requestContext = context.get(pageRequestContext)
  const site = metadataSiteOf(requestContext.platform, requestContext.origin)
  const { language, translateKey } = await requestText(requestContext)
  const own = requestContext.platform.languages[0] ?? 'en'
  const crumbs = breadcrumbs(trail).map(({ label, href }: Crumb) => ({
    name: 'text' in label ? label.text : translateKey(label.key),
    path: href === null ? null : withLanguage(href, language, own),
  }))
  const html = headHtml(reportTags(report, site)) + jsonLdHtml([reportJsonLd(report, site), breadcrumbsJsonLd(crumbs, site)])
  if (!requestContext.forData) context.get(placeholdersContext).set(headPlaceholder, html)
  return {
    head: { name: report.path, html: requestContext.forData ? html : null, picture: report.reviewed.picture },
    headers: { Link: linkHeader(reportSignposts(report, site)) },
  }
}
