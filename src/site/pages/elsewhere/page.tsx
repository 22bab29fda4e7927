import { useLoaderData } from 'react-router'
import { withWords } from '../../text/text.tsx'
import { GatewayScreen } from '../gateway/gateway-screen.tsx'
import '../gateway/words.ts'
import { GatewayListScreen } from '../gateways/page.tsx'
import type { loader } from './load.ts'

/** What the platform's own data has at the address. */
export const ElsewherePage = withWords(['lists', 'browse', 'gateways'], function Elsewhere() {
  const { list, gateway } = useLoaderData<typeof loader>()
  return list === null ? <GatewayScreen shown={gateway} /> : <GatewayListScreen shown={list} />
})
