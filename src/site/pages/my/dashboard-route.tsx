import { Dashboard } from '../../../modules/publications/pages/my/dashboard-page.tsx'
import { withParts } from '../../../modules/sites/pages/parts.tsx'
import { dashboardParts } from './dashboard-parts.tsx'

export { loader } from '../../../modules/publications/pages/my/dashboard-load.ts'
export { pageHeaders as headers } from '../../../modules/sites/pages/page-headers.ts'

export default withParts(Dashboard, dashboardParts)
