/**
 * The public files of a site's brand: its icons, its image for social networks, its manifest, and the logos of its
 * partners; and robots.txt. No other file of a brand's folder is served.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { entityTag, namesTag } from '../../../core/http/entity-tag.ts'
import type { Site } from '../use-cases/load-platforms.ts'
import { drawIco, drawShareImage, drawTouchIcon, readMark } from './brand-images.ts'

export interface BrandFileDependencies {
  siteOf: (host: string) => Site
  /** In development nothing is cached. */
  isDevelopment: boolean
}

interface BrandFile {
  type: string
  /** Null: the brand has no such file. */
  make: (site: Site, name: string) => Promise<Buffer | string | null>
  /** The content holds the site's origin. A local site may have any number of these, so that it is not cached. */
  hasOrigin?: boolean
}

const svg = 'image/svg+xml; charset=utf-8'
/** Files are found by path; the last segment of `/brand/:name` is the name. */
const files: Readonly<Record<string, BrandFile>> = {
  '/favicon.svg': { type: svg, make: ({ brand }) => readMark(brand) },
  '/favicon.ico': { type: 'image/x-icon', make: ({ brand }) => drawIco(brand) },
  '/apple-touch-icon.png': { type: 'image/png', make: ({ brand }) => drawTouchIcon(brand) },
  '/share.png': { type: 'image/png', make: ({ brand }) => drawShareImage(brand) },
  '/site.webmanifest': { type: 'application/manifest+json; charset=utf-8', make: async site => JSON.stringify(manifestOf(site)) },
  '/robots.txt': { type: 'text/plain; charset=utf-8', make: async site => robotsOf(site), hasOrigin: true },
  '/brand/:name': { type: svg, make: readPartnerLogo },
}

export async function serveBrandFiles(app: FastifyInstance, { siteOf, isDevelopment }: BrandFileDependencies): Promise<void> {
  const made = new Map<string, { content: Buffer | string; tag: string }>()
  for (const [path, { type, make, hasOrigin = false }] of Object.entries(files)) {
    app.get<{ Params: { name?: string } }>(path, async (request, reply) => {
      const site = siteOf(request.host)
      const { name = '' } = request.params
      const key = `${site.platform.key} ${path} ${name}`
      let file = made.get(key)
      if (file === undefined) {
        const content = await make(site, name)
        if (content === null) {
          reply.code(404).header('Cache-Control', 'no-store')
          return { errors: [{ message: 'There is no such file.' }] }
        }
        file = { content, tag: entityTag(content) }
        if (!isDevelopment && !hasOrigin) made.set(key, file)
      }
      reply
        .type(type)
        .header('ETag', file.tag)
        .header('Cache-Control', isDevelopment ? 'no-cache' : 'public, max-age=86400')
      if (type === svg) reply.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
      return namesTag(request.headers['if-none-match'], file.tag) ? reply.code(304).send() : file.content
    })
  }
}

async function readPartnerLogo({ brand }: Site, name: string): Promise<Buffer | null> {
  const logo = brand.partnerLogos.find(({ file }) => file === name)
  return logo === undefined ? null : readFile(join(brand.directory, logo.file))
}

/** Private pages, which search engines must not index, in any language. */
const personal = ['/my/', '/author/', '/editor/']

function robotsOf({ platform, origin }: Site): string {
  const prefixes = ['', ...platform.languages.map(language => `/${language}`)]
  const lines = prefixes.flatMap(prefix => personal.map(path => `Disallow: ${prefix}${path}`))
  const sitemap = origin === null ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]
  return ['User-agent: *', ...lines, ...sitemap, ''].join('\n')
}

const manifestOf = ({ platform, brand: { palette } }: Site) => ({
  name: platform.displayName,
  short_name: platform.displayNameShort ?? platform.displayName,
  lang: platform.languages[0],
  start_url: '/',
  display: 'browser',
  theme_color: palette.get('header-paper')?.light,
  background_color: palette.get('paper')?.light,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
  ],
})
