import { withParts } from '../../../modules/sites/pages/parts.tsx'
import { GatewayPublishPage } from '../../../modules/submission/pages/publish/gateway-page.tsx'
import { GatewayAction } from '../gateways/gateway-action.tsx'
import { publishParts } from './publish-parts.tsx'

export { loader } from '../../../modules/submission/pages/publish/gateway-load.ts'

export default withParts(GatewayPublishPage, { ...publishParts, gatewayAction: GatewayAction })
