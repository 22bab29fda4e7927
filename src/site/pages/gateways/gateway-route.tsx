import { GatewayPage } from '../../../modules/gateways/pages/gateway/page.tsx'
import { withParts } from '../../../modules/sites/pages/parts.tsx'
import { gatewayParts } from './gateway-parts.tsx'

export { loader } from '../../../modules/gateways/pages/gateway/load.ts'
export { pageHeaders as headers } from '../../../modules/sites/pages/page-headers.ts'

export default withParts(GatewayPage, gatewayParts)
