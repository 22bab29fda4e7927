import type { ReadyPage } from '../../../website/domain/site-pages/site-page.ts'
import type { GatewayFacts, GatewayPageFacts } from '../../domain/for-reading.ts'
import { tabAddress } from '../../domain/tabs.ts'

/** The page of the content manager that is shown; null where the gateway's own is. */
export function writtenPage(page: GatewayPageFacts | null): ReadyPage | null {
  switch (page?.kind) {
    case 'written':
      return page.page
    case 'home':
      return page.written
    default:
      return null
  }
}

/** Where a page of a gateway stands, from the site's root; its home page where that is shown at an address of its own too. */
export function addressOfPage(gateway: GatewayFacts, page: GatewayPageFacts): string {
  if (page.kind !== 'written') return tabAddress(gateway.tabs, page) ?? gateway.path
  return gateway.hasHomepage && page.page.id === gateway.contentSystemId ? gateway.destination : page.page.path
}
