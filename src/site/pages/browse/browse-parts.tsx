/** Other modules show this on the browse page. */
import { AlertBox } from '../../../modules/alerts/components/alert-box.tsx'
import type { PageParts } from '../../../modules/sites/pages/parts.tsx'

export const browseParts: Partial<PageParts> = {
  browseAlerts: ({ parts }) => <AlertBox box={parts.alertBox} />,
}
