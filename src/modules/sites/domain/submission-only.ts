/**
 * The feature submissionOnly (specification, accounts.md section 3, which names it alone): a platform that takes submissions for a library
 * that is read elsewhere. Its front page is its publish page, and it offers nothing to find: no browse, no search, no feed.
 */
import { type SubmitSettings, submitDestination } from './submit-destination.ts'

interface SubmissionSettings extends SubmitSettings {
  features: SubmitSettings['features'] & { submissionOnly: { enabled: boolean } }
}

/** Where the front page leads; null where it is a page of its own, as it is where nothing can be submitted. */
export const frontPageLeadsTo = (platform: SubmissionSettings): string | null =>
  platform.features.submissionOnly.enabled ? submitDestination(platform) : null

export const offersReading = ({ features }: SubmissionSettings): boolean => !features.submissionOnly.enabled

/** Feeds (also of gateways), the description of the search for browsers, and the calls that list, search and suggest. */
const finding =
  /^\/(?:published\/(?:rss|atom|feed\.json|summary)|opensearch\.xml|api\/(?:browse|suggestions)|content|content-filters)(?:\/|$)|^\/(?:gateways|collections|community-gateways)\/.+\/(?:rss|atom|feed\.json)$/

/** Whether an address offers something to find; the browse screens are pages, whose loaders ask for themselves. @param url path and query */
export const isForFinding = (url: string): boolean => finding.test(decoded(url.replace(/\?.*$/s, '')))

/** Whether a link leads to something that such a platform does not have: what is for finding, and the list itself. */
export const leadsToFinding = (href: string): boolean => /^\/browse(?:[/?#]|$)/.test(href) || isForFinding(href)

/** As the router reads a path, which answers at every spelling of it. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
