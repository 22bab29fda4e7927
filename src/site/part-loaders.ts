/** Loaders of pages call these for the extension points that other modules fill (modules/sites/pages/parts.tsx). */
import { textOfInlineHtml } from '../core/text/inline-html.ts'
import { topicOfQuery } from '../modules/alerts/domain/topic.ts'
import { type AlertBoxFacts, alertBoxFacts, type TrackingFacts, trackingFacts } from '../modules/alerts/pages/alert-facts.ts'
import { findTracked } from '../modules/alerts/pages/track/find-tracked.ts'
import type { CommentWay } from '../modules/comments/components/comment-link.tsx'
import { takesComments } from '../modules/comments/domain/comment.ts'
import { type CommentsPanel, commentsPanel, wayOnReport } from '../modules/comments/pages/comments-panel.ts'
import { titleOfPendingComment } from '../modules/comments/pages/pending-comment.ts'
import { discoveryContext } from '../modules/discovery/pages/context.ts'
import { gatewaysContext } from '../modules/gateways/pages/context.ts'
import { type GatewayLink, linksToGateways } from '../modules/gateways/pages/gateway-links.ts'
import { pageRequestContext } from '../modules/sites/pages/context.ts'
import type { PartLoaders } from '../modules/sites/pages/parts.tsx'
import { requestText } from '../modules/sites/text/request-text.ts'
import type { SiteGap } from '../modules/website/domain/find-site-gaps.ts'
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
declare module '../modules/publications/pages/my/dashboard-parts.ts' {
  interface DashboardPartData {
    siteGaps: SiteGap[]
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
  menu: context => context.get(websiteContext).siteContent.menu(context.get(pageRequestContext).platform),
  hasGateways: context => context.get(gatewaysContext).gateways.hasListed(context.get(pageRequestContext).platform),
  largestSubjects: context => context.get(discoveryContext).browse.largestSubjects(context.get(pageRequestContext).platform),
  siteSettings: context => context.get(websiteContext).siteContent.settings(context.get(pageRequestContext).platform),
  async pendingAct(context, tracking, returnTo) {
    if (tracking !== null) {
      const thing = await findTracked(context, tracking)
      return thing && { what: 'track', title: textOfInlineHtml(thing.titleHtml) }
    }
    const title = await titleOfPendingComment(context, returnTo)
    return title === null ? null : { what: 'comment', title }
  },
  async itemParts({ facts: { itemId, gateways, comments }, contentType, key, version, pagePath, isDraft }, context) {
    const requestContext = context.get(pageRequestContext)
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
    const requestContext = context.get(pageRequestContext)
    return takesComments(requestContext.platform) ? { comment: wayOnReport('ARTICLE', article, await requestText(requestContext)) } : null
  },
  dashboardParts: async context => ({
    siteGaps: await context.get(websiteContext).siteGaps(context.get(pageRequestContext).platform.key),
  }),
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
    const { platform } = context.get(pageRequestContext)
    const page = await context.get(websiteContext).siteContent.pageNamed(platform, id, what)
    return page && (await withEditor(context, page))
  },
  withArticles,
  async publishPage(context) {
    const written = await context.get(websiteContext).siteContent.publishPage(context.get(pageRequestContext).platform)
    return written && { ...written, page: await withEditor(context, written.page) }
  },
}
