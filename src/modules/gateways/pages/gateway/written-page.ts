import type { GatewayFacts, GatewayPageFacts } from '../../domain/for-reading.ts'
import { tabHref } from '../../domain/tabs.ts'
import type { WrittenPage } from '../../domain/written-page.ts'

/** @returns the CMS page that is shown; null where the gateway's own page is */
export function writtenPage(page: GatewayPageFacts | null): WrittenPage | null {
  switch (page?.kind) {
    case 'written':
      return page.page
    case 'home':
      return page.written
    default:
      return null
  }
}

/** The path of a gateway's page. A CMS page that is the gateway's home page has the home page's path, not its own. */
export function pathOfPage(gateway: GatewayFacts, page: GatewayPageFacts): string {
  if (page.kind !== 'written') return tabHref(gateway.tabs, page) ?? gateway.path
  return gateway.hasHomepage && page.page.id === gateway.contentSystemId ? gateway.destination : page.page.path
}
