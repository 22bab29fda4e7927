/** Other modules show this on the pages of gateways. */
import { AlertBox } from '../../../modules/alerts/components/alert-box.tsx'
import type { PageParts } from '../../../modules/sites/pages/parts.tsx'
import { withMessages } from '../../../modules/sites/text/text.tsx'
import { PagePlaceContext } from '../../../modules/website/cms-blocks/page/page-data.ts'
import { SitePageBody } from '../../../modules/website/pages/site-page/site-page-body.tsx'
import { GatewayAction } from './gateway-action.tsx'
import '../../../modules/website/pages/site-page/messages.ts'

export const gatewayParts: Partial<PageParts> = {
  gatewayAction: GatewayAction,
  gatewayAlerts: ({ parts }) => <AlertBox box={parts} />,
  writtenBody: withMessages(['site-pages'], ({ page, place }) => (
    <PagePlaceContext value={place}>
      <SitePageBody page={page} />
    </PagePlaceContext>
  )),
}
