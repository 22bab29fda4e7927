/** Describes a followed topic in the reader's language. */

import { href } from '../../../../core/http/href.ts'
import { type PlainRestriction, restrictionsOf } from '../../../discovery/domain/search/browse-changes.ts'
import { browsePath } from '../../../discovery/domain/search/browse-path.ts'
import { describeRestriction } from '../../../discovery/pages/browse/filters/describe-restriction.ts'
import { discoveryContext } from '../../../discovery/pages/context.ts'
import { gatewaysContext } from '../../../gateways/pages/context.ts'
import { type PageContext, pageRequestContext } from '../../../sites/pages/context.ts'
import { requestText } from '../../../sites/text/request-text.ts'
import type { Text } from '../../../sites/text/text.tsx'
import { type AlertTopic, queryOfSearch } from '../../domain/topic.ts'

export interface DescribedTopic {
  kind: AlertTopic['kind']
  name: string
  /** The path of the topic's page; null where there is none. */
  href: string | null
}

/** Null where the site has no such subject or gateway. @param known its name, if it was loaded already */
export async function describeTopic(context: PageContext, topic: AlertTopic, known: string | null = null): Promise<DescribedTopic | null> {
  const { platform, brand, language } = context.get(pageRequestContext)
  const text = await requestText({ brand, language })
  const said = (name: string, href: string | null): DescribedTopic => ({ kind: topic.kind, name, href })
  switch (topic.kind) {
    case 'PLATFORM':
      return said(text.t('alerts-topic-platform', { site: platform.displayName }), href('/browse'))
    case 'SUBJECT': {
      const name = known ?? (await subjectNames(context)).get(topic.slug)
      return name === undefined ? null : said(name, href('/browse/:segment', { segment: topic.slug }))
    }
    case 'GATEWAY': {
      const gateway = await context.get(gatewaysContext).gateways.find(platform, topic.url)
      return gateway === null ? null : said(gateway.name, gateway.destination)
    }
    case 'AUTHOR':
      return said(known ?? topic.orcid, `https://orcid.org/${topic.orcid}`)
    case 'SEARCH': {
      const query = queryOfSearch(topic.search)
      const names = await subjectNames(context)
      const words = restrictionsOf(query).map(each => describeTopicRestriction(text, each, names))
      return said(words.join(' · '), browsePath(query))
    }
  }
}

async function subjectNames(context: PageContext): Promise<ReadonlyMap<string, string>> {
  const { platform } = context.get(pageRequestContext)
  const { browse } = context.get(discoveryContext)
  return new Map((await browse.subjects(platform)).all().map(({ slug, name }) => [slug, name]))
}

/** If the URL holds only an id, the text says no more than that there is another filter. */
function describeTopicRestriction(text: Text, restriction: PlainRestriction, subjects: ReadonlyMap<string, string>): string {
  switch (restriction.kind) {
    case 'subject':
      return subjects.get(restriction.value) ?? restriction.value
    case 'documentTypeIds':
    case 'fundingBodies':
    case 'gatewayIds':
      return text.t('alerts-another-filter')
    default:
      return describeRestriction(text, restriction)
  }
}
