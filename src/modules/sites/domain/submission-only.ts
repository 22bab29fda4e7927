/**
 * The feature submissionOnly (specification, accounts.md section 3, which only names it): a site that accepts submissions for publications
 * that are read elsewhere. Its front page is its publish page, and it has no browse page, search or feeds, and nothing for harvesters.
 */
import { type SubmitSettings, submitDestination } from './submit-destination.ts'

interface SubmissionSettings extends SubmitSettings {
  features: SubmitSettings['features'] & { submissionOnly: { enabled: boolean } }
}

/** The path that the front page redirects to; null where it is a page of its own, as it is if nothing can be submitted. */
export const frontPageLeadsTo = (platform: SubmissionSettings): string | null =>
  platform.features.submissionOnly.enabled ? submitDestination(platform) : null

export const offersReading = ({ features }: SubmissionSettings): boolean => !features.submissionOnly.enabled

/** Feeds (also of gateways), the OpenSearch description, OAI-PMH, and the API calls that list, search and suggest. */
const finding =
  /^\/(?:published\/(?:rss|atom|feed\.json|summary)|opensearch\.xml|oai|api\/(?:browse|suggestions)|content|content-filters)(?:\/|$)|^\/(?:gateways|collections|community-gateways)\/.+\/(?:rss|atom|feed\.json)$/

/** Whether a URL serves search, feeds or harvesters; the browse pages' loaders check for themselves. @param url path and query */
export const isForFinding = (url: string): boolean => finding.test(decoded(url.replace(/\?.*$/s, '')))

/** Whether a link leads to something that a submission-only site lacks: search, feeds, or the browse page. */
export const leadsToFinding = (href: string): boolean => /^\/browse(?:[/?#]|$)/.test(href) || isForFinding(href)

/** Decoded as the router decodes it, so that no other spelling of a path slips through. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
