/** /widget/gateway.js, for pages of other sites: see site/widget. */
import type { FastifyInstance } from 'fastify'
import { readyPage } from '../../../core/http/pages/ready-page.ts'
import { sendPage } from '../../../core/http/pages/send-page.ts'
import { gatewayWidget } from '../widget/gateway-widget.ts'

/** Whoever shows it has the newest within an hour, and never waits for it. */
const caching = 'public, max-age=3600, stale-while-revalidate=604800'

export async function serveWidget(app: FastifyInstance): Promise<void> {
  const headers = {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': caching,
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  const script = await readyPage(new Response(widgetScript(), { headers }), '')
  app.get('/widget/gateway.js', (request, reply) => sendPage(request, reply.header('Vary', 'Accept-Encoding'), script, 'hit'))
}

/** Node has taken the types out and left blanks in their place; these go, and so does what only its authors read. */
export function widgetScript(): string {
  const lines = String(gatewayWidget)
    .split('\n')
    .map(line => line.trim().replaceAll(/ {2,}/g, ' '))
    .filter(line => line !== '' && !/^(\/\/|\/\*|\*)/.test(line))
  return `"use strict";(${lines.join('\n')})();\n`
}
