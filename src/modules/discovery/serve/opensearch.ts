/** Serves /opensearch.xml, which lets browsers search the site (OpenSearch 1.1, draft 6). */
import type { FastifyInstance } from 'fastify'
import { href } from '../../../core/http/href.ts'
import { originFor } from '../../../core/http/pages/web-request.ts'
import type { Catalogues } from '../../../core/text/message.ts'
import { truncate } from '../../../core/text/truncate.ts'
import { contactOf } from '../../sites/domain/contact.ts'
import type { PlatformFacts } from '../../sites/domain/platform.ts'
import type { Site } from '../../sites/index.ts'
import { feedMediaTypes, feedPath } from '../domain/syndication/feed.ts'
import { element, empty, xmlDocument } from '../domain/syndication/xml.ts'
import { createTranslate } from './feed-messages.ts'

/** The specification's limits, in characters. */
const maxLength = { shortName: 16, longName: 48, description: 1024 }

/** The browser inserts the search text. */
const searchPath = `${href('/browse')}?all={searchTerms}`

interface OpenSearchDependencies {
  siteOf: (host: string) => Site
  /** The messages of all modules, by language. */
  messages: Catalogues
}

export async function serveOpenSearch(app: FastifyInstance, { siteOf, messages }: OpenSearchDependencies): Promise<void> {
  app.get('/opensearch.xml', async (request, reply) => {
    const site = siteOf(request.host)
    const origin = originFor(site, request)
    reply.header('Cache-Control', site.origin === null ? 'no-store' : 'public, max-age=86400')
    if (origin === null) {
      reply.code(400).header('Cache-Control', 'no-store')
      return { errors: [{ message: 'The Host header names no host.' }] }
    }
    const t = createTranslate({ brand: site.brand, language: site.platform.languages[0] ?? 'en', messages })
    reply.type('application/opensearchdescription+xml; charset=utf-8')
    return describe(site.platform, origin, t('browse-description', { site: site.platform.displayName }))
  })
}

function describe({ displayName, displayNameShort, languages, ...platform }: PlatformFacts, origin: string, description: string): string {
  const url = (type: string, path: string, rel: string | null = null) =>
    element('Url', empty, { type, template: origin + path, rel, method: 'get' })
  return xmlDocument(
    element(
      'OpenSearchDescription',
      [
        ...element('ShortName', truncate(displayNameShort ?? displayName, maxLength.shortName)),
        ...element('LongName', truncate(displayName, maxLength.longName)),
        ...element('Description', truncate(description, maxLength.description)),
        ...element('Contact', contactOf(platform, 'info')),
        ...url('text/html', searchPath),
        ...url(feedMediaTypes.rss, feedPath('rss', searchPath)),
        ...url(feedMediaTypes.atom, feedPath('atom', searchPath)),
        ...url('application/opensearchdescription+xml', '/opensearch.xml', 'self'),
        ...element('Image', `${origin}/favicon.svg`, { type: 'image/svg+xml', width: 16, height: 16 }),
        ...languages.flatMap(language => element('Language', language)),
        ...element('InputEncoding', 'UTF-8'),
        ...element('OutputEncoding', 'UTF-8'),
      ],
      { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
    ),
  )
}
