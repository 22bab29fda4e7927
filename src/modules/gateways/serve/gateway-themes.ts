/** Serves /gateway-themes/URL/HASH.css: the style sheet of a gateway's theme. The hash changes with the theme, so it is cached for ever. */
import type { FastifyInstance } from 'fastify'
import { gatewayThemeSheet } from '../../../brands/gateway-theme.ts'
import type { Site } from '../../sites/index.ts'
import type { Gateways } from '../use-cases/gateways.ts'

interface GatewayThemeDependencies {
  siteOf: (host: string) => Site
  gateways: Pick<Gateways, 'theme'>
}

export async function serveGatewayThemes(app: FastifyInstance, { siteOf, gateways }: GatewayThemeDependencies): Promise<void> {
  app.get<{ Params: { url: string; name: string } }>('/gateway-themes/:url/:name', async (request, reply) => {
    const { url, name } = request.params
    const { platform, brand } = siteOf(request.host)
    const found = /^[a-f0-9]{16}\.css$/.test(name) ? await gateways.theme(platform, url) : null
    if (found === null || found.hash !== name.slice(0, -'.css'.length)) {
      // A page from before the change still links to the old style sheet; the new one has another path.
      return reply
        .code(404)
        .header('Cache-Control', 'no-store')
        .send({ errors: [{ message: 'There is no such style sheet.' }] })
    }
    return reply
      .type('text/css; charset=utf-8')
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .send(gatewayThemeSheet(brand, found.theme, String(found.id)))
  })
}
