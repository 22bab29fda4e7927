/** What loaders of pages call for the extension points that other modules fill (modules/sites/pages/parts.tsx). */
import { topicOfQuery } from '../modules/alerts/domain/topic.ts'
import { type AlertBoxFacts, alertBoxFacts, type TrackingFacts, trackingFacts } from '../modules/alerts/pages/alert-facts.ts'
import type { CommentWay } from '../modules/comments/components/comment-link.tsx'
import { takesComments } from '../modules/comments/domain/comment.ts'
import { type CommentsPanel, commentsPanel, wayOnReport } from '../modules/comments/pages/comments-panel.ts'
import { type GatewayLink, linksToGateways } from '../modules/gateways/pages/gateway-links.ts'
import { siteRequest } from '../modules/sites/pages/context.ts'
import type { PartLoaders } from '../modules/sites/pages/parts.tsx'
import { requestText } from '../modules/sites/text/request-text.ts'
import { withArticles } from '../modules/website/domain/site-pages/recent-article.ts'
import { websiteContext } from '../modules/website/pages/context.ts'
import { withEditor } from '../modules/website/pages/edited-at.ts'
import { findSitePage } from '../modules/website/pages/site-page/load.ts'

declare module '../modules/publications/pages/item-parts.ts' {
  interface ItemPartData {
    /** Null on drafts, and where the site has no comments and the publication neither. */
    comments: CommentsPanel | null
    gateways: GatewayLink[]
    tracking: TrackingFacts
    alertBox: AlertBoxFacts
  }
  interface ReportPartData {
    comment: CommentWay
  }
}
declare module '../modules/discovery/pages/browse/browse-parts.ts' {
  interface BrowsePartData {
    alertBox: AlertBoxFacts
  }
}
declare module '../modules/gateways/pages/gateway-parts.ts' {
  interface GatewayActionData extends TrackingFacts {}
  interface GatewayAlertsData extends AlertBoxFacts {}
}

export const loadersOfParts: PartLoaders = {
  menu: context => context.get(websiteContext).siteContent.menu(context.get(siteRequest).platform),
  siteSettings: context => context.get(websiteContext).siteContent.settings(context.get(siteRequest).platform),
  async itemParts({ facts: { itemId, gateways, comments }, contentType, key, version, pagePath, isDraft }, context) {
    const requestContext = context.get(siteRequest)
    return {
      comments: isDraft
        ? null
        : commentsPanel(requestContext, await requestText(requestContext), { contentType, key, version, comments }, context),
      gateways: linksToGateways(gateways, requestContext.platform),
      tracking: await trackingFacts(context, { contentId: itemId, contentType: 'ARTICLE', returnTo: pagePath }),
      alertBox: await alertBoxFacts(context, { kind: 'PLATFORM' }),
    }
  },
  async reportParts(article, context) {
    const requestContext = context.get(siteRequest)
    return takesComments(requestContext.platform) ? { comment: wayOnReport('ARTICLE', article, await requestText(requestContext)) } : null
  },
  async browseParts(query, context) {
    // A search has its own link to sign up for alerts, above its results.
    const topic = topicOfQuery(query)
    return topic === null || topic.kind === 'SEARCH' ? null : { alertBox: await alertBoxFacts(context, topic) }
  },
  /** The reader returns to the page that is shown, whose path the gateway's bar knows. */
  gatewayAction: ({ id, name, destination }, context) =>
    trackingFacts(context, { contentId: id, contentType: 'COLLECTION', returnTo: destination }, name),
  gatewayAlerts: ({ url }, context) => alertBoxFacts(context, { kind: 'GATEWAY', url }),
  writtenPage: (path, context) => findSitePage({ context }, path),
  async writtenPageNamed(id, what, context) {
    const { platform } = context.get(siteRequest)
    const page = await context.get(websiteContext).siteContent.pageNamed(platform, id, what)
    return page && (await withEditor(context, page))
  },
  withArticles,
  async publishPage(context) {
    const written = await context.get(websiteContext).siteContent.publishPage(context.get(siteRequest).platform)
    return written && { ...written, page: await withEditor(context, written.page) }
  },
}
