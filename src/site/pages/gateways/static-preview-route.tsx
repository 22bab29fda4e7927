import { withParts } from '../../../modules/sites/pages/parts.tsx'
import { StaticPreviewPage } from '../../../modules/website/pages/static-preview/page.tsx'
import { gatewayParts } from './gateway-parts.tsx'

export { pageHeaders as headers } from '../../../modules/sites/pages/page-headers.ts'
export { action, loader } from '../../../modules/website/pages/static-preview/load.ts'

export default withParts(StaticPreviewPage, gatewayParts)
