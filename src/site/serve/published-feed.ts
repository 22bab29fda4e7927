/** What a platform published last, as RSS at /published/rss (specification, reading.md sections 1 and 7). */
import { decodeHTML } from 'entities'
import type { FastifyInstance } from 'fastify'
import { Feed } from 'feed'
import { itemPath } from '../../domain/content/address.ts'
import type { ContentCard } from '../../domain/content/for-reading.ts'
import { entityTag, namesTag } from '../../domain/http/entity-tag.ts'
import type { Site } from '../../use-cases/platforms/load-platforms.ts'
import type { Reading } from '../../use-cases/reading/reading.ts'

const itemsShown = 20

export interface FeedDependencies {
  siteOf: (host: string) => Site
  reading: Pick<Reading, 'latest'>
}

const plain = (html: string): string => decodeHTML(html.replace(/<[^>]*>/g, ''))

/** A day of which less is known counts from its first. */
const instantOf = (published: string): Date => new Date(`${published}${'-01'.repeat(3 - published.split('-').length)}T00:00:00Z`)

/** @param origin without a slash at its end */
export function feedOf(site: Site, origin: string, cards: readonly ContentCard[]): string {
  const { displayName, languages, infoEmail } = site.platform
  const feed = new Feed({
    id: origin,
    title: displayName,
    description: displayName,
    link: origin,
    language: languages[0] ?? 'en',
    copyright: displayName,
    generator: 'Recto',
    feedLinks: { rss: `${origin}/published/rss` },
    author: { name: displayName, email: infoEmail },
    // Of the content, not of the moment, so that nothing changes while nothing is published.
    ...(cards[0]?.published && { updated: instantOf(cards[0].published) }),
  })
  for (const card of cards) {
    const link = origin + itemPath(card.contentType, card)
    feed.addItem({
      title: plain(card.titleHtml),
      id: link,
      link,
      date: card.published === null ? new Date(0) : instantOf(card.published),
      author: card.authors.map(name => ({ name })),
      category: card.subjects.map(name => ({ name })),
      ...(card.abstract !== null && { description: card.abstract }),
    })
  }
  return feed.rss2()
}

export async function serveFeed(app: FastifyInstance, { siteOf, reading }: FeedDependencies): Promise<void> {
  app.get('/published/rss', async (request, reply) => {
    const site = siteOf(request.host)
    const cards = await reading.latest(site.platform.key, itemsShown)
    const body = feedOf(site, site.origin ?? `${request.protocol}://${request.host}`, cards)
    const tag = entityTag(Buffer.from(body))
    reply.header('ETag', tag).header('Cache-Control', 'public, max-age=300')
    if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
    return reply.type('application/rss+xml; charset=utf-8').send(body)
  })
}
