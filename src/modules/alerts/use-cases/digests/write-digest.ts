/** Builds the emails of a run as template data. */

import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Schema } from '../../../../core/database/schema.ts'
import { href } from '../../../../core/http/href.ts'
import type { ContentId } from '../../../../core/ids/shared-ids.ts'
import { noticeOf, titleUnderNotice } from '../../../../document/metadata/publication-notice.ts'
import { type RequestContext, wholeLink } from '../../../accounts/index.ts'
import { browsePath } from '../../../discovery/domain/search/browse-path.ts'
import { listFeedRows } from '../../../discovery/index.ts'
import type { OutgoingEmail } from '../../../email/index.ts'
import { gatewayDestination, onlyPathOf } from '../../../gateways/domain/paths.ts'
import { itemPath } from '../../../publications/domain/content/item-path.ts'
import type { Site } from '../../../sites/index.ts'
import type { DigestRecipient, DigestTopic } from '../../data/digest-recipient.ts'
import type { ItemChange } from '../../data/digest-run.ts'
import { shareItems } from '../../domain/digests/share-items.ts'
import type { SubscriberId, TopicId } from '../../domain/ids.ts'
import { queryOfSearch } from '../../domain/topic.ts'
import type { AlertLinks, MailingList } from '../alert-links.ts'
import type { DigestSection } from '../emails.ts'

/** The links with which a subscriber changes and stops emails without signing in. */
export type LinksOf = (
  requestContext: Pick<RequestContext, 'site' | 'language'>,
  subscriber: Pick<DigestRecipient, 'id' | 'email'>,
  list: MailingList,
) => Promise<AlertLinks>

interface WriterSetting {
  kysely: Kysely<Schema>
  sites: ReadonlyMap<string, Site>
  linksOf: LinksOf
  /** Ids of the items that are new in a topic, the newest first. */
  newsOf: (topicId: TopicId) => Promise<readonly ContentId[] | undefined>
  topicOf: (topicId: TopicId) => Promise<DigestTopic | undefined>
}

export interface SubscriberEmail {
  subscriberId: SubscriberId
  email: OutgoingEmail
}

/** Items that an email shows of a topic; and of those that are tracked. */
const maxPerTopic = 10
const maxTracked = 50
const maxAuthors = 3
const maxItemsRetained = 5000

interface ReportedItem {
  title: string
  path: string
  authors: string
}

export function createDigestWriter({ kysely, sites, linksOf, newsOf, topicOf }: WriterSetting) {
  const items = new LRUCache<number, ReportedItem>({ max: maxItemsRetained })
  const readItems = async (platform: string, ids: readonly ContentId[]): Promise<Map<number, ReportedItem>> => {
    const unknown = [...new Set(ids)].filter(id => !items.has(id))
    const found = new Map(ids.flatMap(id => entryOf(id, items.get(id))))
    for (const row of await listFeedRows(kysely, platform, unknown)) {
      const title = titleUnderNotice(row.title, noticeOf(row.noticeRelations))
      const item = { title, path: itemPath(row.contentType, row), authors: byline(row.authors.map(({ name }) => name)) }
      items.set(row.id, item)
      found.set(row.id, item)
    }
    return found
  }

  const digestOf = async (recipient: DigestRecipient, site: Site, topicIds: readonly TopicId[]): Promise<DigestSection[]> => {
    const topics = new Map<number, DigestTopic>()
    const news = []
    for (const topicId of topicIds) {
      const topic = await topicOf(topicId)
      if (topic === undefined) continue
      topics.set(topicId, topic)
      news.push({ topicId, kind: topic.topic.kind, items: (await newsOf(topicId)) ?? [] })
    }
    const reported = shareItems(news, maxPerTopic)
    const found = await readItems(
      recipient.platform,
      reported.flatMap(each => each.items),
    )
    return reported.flatMap(({ topicId, items: ids, more }) => {
      const topic = topics.get(topicId)
      const shown = ids.flatMap(id => found.get(id) ?? [])
      if (topic === undefined || shown.length === 0) return []
      const { title, path } = sectionOf(topic, site)
      const section: DigestSection = {
        topic: topic.topic.kind,
        name: title,
        link: wholeLink({ site, language: recipient.language }, path),
        items: shown.map(item => ({ ...item, link: wholeLink({ site, language: recipient.language }, item.path) })),
        more,
      }
      return [section]
    })
  }

  const emailOf = async (
    { id, email, name, language }: DigestRecipient,
    site: Site,
    list: MailingList,
    template: (links: { manageLink: string; unsubscribeLink: string }) => OutgoingEmail['template'],
  ): Promise<SubscriberEmail> => {
    const { preferences, unsubscribe } = await linksOf({ site, language }, { id, email }, list)
    return {
      subscriberId: id,
      email: {
        site,
        language,
        to: { name, address: email },
        template: template({ manageLink: preferences, unsubscribeLink: unsubscribe }),
        list: { id: `${list}.${new URL(unsubscribe).hostname}`, unsubscribeLink: unsubscribe },
      },
    }
  }

  return {
    async digests(recipients: readonly DigestRecipient[], topicsBySubscriber: ReadonlyMap<number, TopicId[]>): Promise<SubscriberEmail[]> {
      const emails: SubscriberEmail[] = []
      for (const recipient of recipients) {
        const site = sites.get(recipient.platform)
        if (site === undefined) continue
        const sections = await digestOf(recipient, site, topicsBySubscriber.get(recipient.id) ?? [])
        if (sections.length > 0) emails.push(await emailOf(recipient, site, 'alerts', links => ({ kind: 'digest', sections, ...links })))
      }
      return emails
    },
    async trackedNews(recipients: readonly DigestRecipient[], changes: ReadonlyMap<number, ItemChange[]>): Promise<SubscriberEmail[]> {
      const emails: SubscriberEmail[] = []
      for (const recipient of recipients) {
        const site = sites.get(recipient.platform)
        const own = (changes.get(recipient.id) ?? []).slice(0, maxTracked)
        if (site === undefined || own.length === 0) continue
        const found = await readItems(
          recipient.platform,
          own.map(({ itemId }) => itemId),
        )
        const reported = own.flatMap(({ itemId, kinds }) =>
          [found.get(itemId)].flatMap(item =>
            item === undefined
              ? []
              : [{ title: item.title, link: wholeLink({ site, language: recipient.language }, item.path), changes: kinds }],
          ),
        )
        if (reported.length > 0)
          emails.push(await emailOf(recipient, site, 'tracking', links => ({ kind: 'tracked-news', items: reported, ...links })))
      }
      return emails
    },
  }
}

const entryOf = (id: number, item: ReportedItem | undefined): [number, ReportedItem][] => (item === undefined ? [] : [[id, item]])

const byline = (names: readonly string[]): string =>
  names.length > maxAuthors ? `${names.slice(0, maxAuthors).join(', ')} et al.` : names.join(', ')

/** The title of a topic and the path of its complete list. */
function sectionOf({ topic, name, gateway }: DigestTopic, { platform }: Site): { title: string; path: string } {
  switch (topic.kind) {
    case 'PLATFORM':
      return { title: '', path: href('/browse') }
    case 'SUBJECT':
      return { title: name ?? topic.slug, path: href('/browse/:segment', { segment: topic.slug }) }
    case 'GATEWAY': {
      if (gateway === null || gateway.type === 'GATEWAY_FILTER') return { title: name ?? topic.url, path: href('/browse') }
      const identity = { type: gateway.type, community: gateway.community ?? false, special: gateway.special ?? false, url: topic.url }
      return { title: name ?? topic.url, path: gatewayDestination({ ...identity, hasHomepage: false }, onlyPathOf(platform)) }
    }
    case 'AUTHOR':
      return { title: name ?? topic.orcid, path: `${href('/browse')}?${new URLSearchParams({ all: name ?? topic.orcid })}` }
    case 'SEARCH': {
      const query = queryOfSearch(topic.search)
      const looked = [query.all, ...query.searchIn.map(({ value }) => value), ...query.subjects].filter(part => part !== '')
      return { title: looked.join(', '), path: browsePath(query) }
    }
  }
}
