import { useLoaderData } from 'react-router'
import { withWords } from '../../text/text.tsx'
import { GatewayScreen, type ShownGateway } from './gateway-screen.tsx'
import '../site-page/words.ts'
import './words.ts'

export const GatewayPage = withWords(['lists', 'browse', 'gateways', 'site-pages', 'publish'], function Gateway() {
  return <GatewayScreen shown={useLoaderData<ShownGateway>()} />
})
