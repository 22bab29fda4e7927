/** What other modules use of the server code of discovery; they import nothing else of them (decision 0106). */
export { listFeedRows } from './data/feed-item.ts'
export { normaliseForSearch } from './engine/analysis/normalise-for-search.ts'
export type { SearchPort } from './engine/search-port.ts'
export { createTranslate, nameByKey } from './serve/feed-messages.ts'
export type { Browse } from './use-cases/browse/browse.ts'
export type { BrowsedGateways } from './use-cases/browse/browsed-gateways.ts'
export type { PageEntry, SitemapSource } from './use-cases/sitemaps/sitemaps.ts'
export type { FeedsBeneath } from './use-cases/syndication/feeds-beneath.ts'
