import { useLoaderData } from 'react-router'
import { withMessages } from '../../../sites/text/text.tsx'
import { GatewayScreen, type ShownGateway } from './gateway-screen.tsx'
import './messages.ts'

export const GatewayPage = withMessages(['lists', 'browse', 'gateways'], function Gateway() {
  return <GatewayScreen shown={useLoaderData<ShownGateway>()} />
})
