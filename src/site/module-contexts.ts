/** The context keys of all modules, which the site's build fills for each request. */
import type { RouterContextProvider } from 'react-router'
import { type AccountsServices, accountsContext } from '../modules/accounts/pages/context.ts'
import { type AlertsServices, alertsContext } from '../modules/alerts/pages/context.ts'
import { type CommentsServices, commentsContext } from '../modules/comments/pages/context.ts'
import { type DiscoveryServices, discoveryContext } from '../modules/discovery/pages/context.ts'
import { type EmailServices, emailContext } from '../modules/email/pages/context.ts'
import { type GatewaysServices, gatewaysContext } from '../modules/gateways/pages/context.ts'
import { type MetricsServices, metricsContext } from '../modules/metrics/pages/context.ts'
import { type PublicationsServices, publicationsContext } from '../modules/publications/pages/context.ts'
import { type SitesServices, sitesContext } from '../modules/sites/pages/context.ts'
import { type WebsiteServices, websiteContext } from '../modules/website/pages/context.ts'

/** The services of each module that loaders and actions may use. The application makes them once, at start. */
export interface PageServices {
  accounts: AccountsServices
  alerts: AlertsServices
  comments: CommentsServices
  discovery: DiscoveryServices
  email: EmailServices
  gateways: GatewaysServices
  metrics: MetricsServices
  publications: PublicationsServices
  sites: SitesServices
  website: WebsiteServices
}

/**
 * Keys are compared by identity, and the server loads shared modules a second time beside the site's build: only code within the build may
 * fill the context of a request.
 */
export function setModuleContexts(context: RouterContextProvider, services: PageServices): void {
  context.set(accountsContext, services.accounts)
  context.set(alertsContext, services.alerts)
  context.set(commentsContext, services.comments)
  context.set(discoveryContext, services.discovery)
  context.set(emailContext, services.email)
  context.set(gatewaysContext, services.gateways)
  context.set(metricsContext, services.metrics)
  context.set(publicationsContext, services.publications)
  context.set(sitesContext, services.sites)
  context.set(websiteContext, services.website)
}
