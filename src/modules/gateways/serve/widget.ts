/** Serves /widget/gateway.js to pages of other sites. */
import type { FastifyInstance } from 'fastify'
import { readyPage } from '../../../core/http/pages/ready-page.ts'
import { sendPage } from '../../../core/http/pages/send-page.ts'
import { gatewayWidget } from '../widget/gateway-widget.ts'

/** Pages show content at most an hour old without ever waiting for a revalidation. */
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

/** Node replaces types by blanks; this removes them together with the comments. */
export function widgetScript(): string {
  const lines = String(gatewayWidget)
    .split('\n')
    .map(line => line.trim().replaceAll(/ {2,}/g, ' '))
    .filter(line => line !== '' && !/^(\/\/|\/\*|\*)/.test(line))
  return `"use strict";(${lines.join('\n')})();\n`
}
