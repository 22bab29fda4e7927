/** Other modules show this on the publish pages of the site and of its gateways: what editors have written. */
import type { PageParts } from '../../../modules/sites/pages/parts.tsx'
import { withMessages } from '../../../modules/sites/text/text.tsx'
import { PageDataContext } from '../../../modules/website/cms-blocks/page/page-data.ts'
import { PageParts as Blocks } from '../../../modules/website/cms-blocks/page/page-parts.tsx'
import { Widgets } from '../../../modules/website/pages/site-page/widgets.tsx'
import '../../../modules/website/pages/site-page/messages.ts'

export const publishParts: Partial<PageParts> = {
  writtenText: withMessages(['site-pages', 'gateways'], ({ page }) => (
    <PageDataContext value={{ state: 'ready', data: page.data }}>
      <Blocks parts={page.parts} />
    </PageDataContext>
  )),
  writtenSidebar: withMessages(['site-pages', 'gateways'], ({ page, side }) => (
    <PageDataContext value={{ state: 'ready', data: page.data }}>
      <Widgets widgets={side === 'left' ? page.leftSidebar : page.rightSidebar} />
    </PageDataContext>
  )),
}
