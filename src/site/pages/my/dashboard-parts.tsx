/** Other modules show this on the dashboard. */
import type { PageParts } from '../../../modules/sites/pages/parts.tsx'
import { SiteGapsCard } from '../../../modules/website/pages/site-gaps/site-gaps-card.tsx'

export const dashboardParts: Partial<PageParts> = {
  dashboardHead: ({ parts }) => <SiteGapsCard gaps={parts.siteGaps} />,
}
