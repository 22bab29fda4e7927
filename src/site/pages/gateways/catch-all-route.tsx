import { withParts } from '../../../modules/sites/pages/parts.tsx'
import { CatchAllPage } from '../../../modules/website/pages/catch-all/page.tsx'
import { gatewayParts } from './gateway-parts.tsx'

export { pageHeaders as headers } from '../../../modules/sites/pages/page-headers.ts'
export { loader } from '../../../modules/website/pages/catch-all/load.ts'

export default withParts(CatchAllPage, gatewayParts)
