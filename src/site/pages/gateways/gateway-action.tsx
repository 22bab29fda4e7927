import { TrackToggle } from '../../../modules/alerts/components/track-toggle.tsx'
import type { GatewayActionData } from '../../../modules/gateways/pages/gateway-parts.ts'

/** The button by which a reader tracks a gateway, and which leads back to the page that is shown. */
export const GatewayAction = ({ parts, returnTo }: { parts: GatewayActionData; returnTo: string }) => (
  <TrackToggle side="below" tracking={{ ...parts, returnTo }} />
)
