import { withParts } from '../../../modules/sites/pages/parts.tsx'
import { DrawnPage } from '../../../modules/website/pages/content-manager/live-preview/drawn.tsx'
import { gatewayParts } from './gateway-parts.tsx'

export { pageHeaders as headers } from '../../../modules/sites/pages/page-headers.ts'
export { pageAction as action, pageLoader as loader } from '../../../modules/website/pages/content-manager/live-preview/load.ts'

export default withParts(DrawnPage, gatewayParts)
