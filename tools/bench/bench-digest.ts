/**
 * `npm run bench:digest`: how long it takes to post the weekly mails to many subscribers, and what that needs. DATABASE_URL names a server to
 * measure on; else it is the embedded database. `--subscribers N` is how many; the library it makes is thrown away.
 */

import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import type { ContentId } from '../../src/core/ids/shared-ids.ts'
import { readConfig } from '../../src/main/config.ts'
import { emailWriters } from '../../src/main/email-writers.ts'
import { openLibrary } from '../../src/main/library.ts'
import { alertLinks } from '../../src/modules/alerts/use-cases/alert-links.ts'
import { runDigest } from '../../src/modules/alerts/use-cases/digests/run-digests.ts'
import { createPostgresSearch } from '../../src/modules/discovery/engine/postgres/create-postgres-search.ts'
import type { SearchDocument } from '../../src/modules/discovery/engine/search-port.ts'
import { createMail } from '../../src/modules/email/use-cases/create-mail.ts'
import { makeLibrary } from './library.ts'

const newItems = 100
const subjects = 50
const searches = 500
const words = ['river', 'moth', 'roof', 'slate', 'hedge', 'choir', 'olive', 'sleep', 'litter', 'pressure']

const { values } = parseArgs({ options: { subscribers: { type: 'string', default: '100000' } } })
const subscribers = Number(values.subscribers)
if (!Number.isInteger(subscribers) || subscribers < 1) throw new Error('--subscribers takes a whole number above zero.')

const made = await makeLibrary(process.env.DATABASE_URL || null)
const library = await openLibrary(readConfig({ ...made.environment, RECTO_LOG: 'silent' }))
const { kysely } = library.database
try {
  const site = library.platforms.all.get(library.config.defaultPlatform)
  if (site === undefined) throw new Error('There is no platform.')
  const { key } = site.platform
  await sql`insert into ontology_term (slug, term_name, level) select 'subject-' || n, 'Subject ' || n, 1 from generate_series(1, ${subjects}) n`.execute(
    kysely,
  )
  await sql`insert into content_item (platform_id, content_type, volume, publication_id, title, title_html, published, published_precision)
    select platform.id, 'POSTER', 9, n, 'What the ' || (${words}::text[])[1 + n % 10] || ' says of item ' || n, 'x', current_date, 'day'
    from platform, generate_series(1, ${newItems}) n where platform.key = ${key}`.execute(kysely)
  await sql`insert into content_subject (content_item_id, ontology_term_id, position)
    select item.id, term.id, 1 from content_item item join ontology_term term on term.slug = 'subject-' || (1 + item.publication_id % ${subjects})`.execute(
    kysely,
  )
  await sql`insert into alert_subscriber (platform_id, email, language)
    select platform.id, 'reader-' || n || '@example.net', (array['en', 'de', 'fr', 'es', 'it', 'ja'])[1 + n % 6]
    from platform, generate_series(1, ${subscribers}) n where platform.key = ${key}`.execute(kysely)
  await sql`insert into alert_topic (platform_id, kind, ontology_term_id)
    select platform.id, 'SUBJECT', term.id from platform, ontology_term term where platform.key = ${key}`.execute(kysely)
  await sql`insert into alert_topic (platform_id, kind, search)
    select platform.id, 'SEARCH', 'all=' || (${words}::text[])[1 + n % 10] || '+OR+word' || n from platform, generate_series(1, ${searches}) n where platform.key = ${key}`.execute(
    kysely,
  )
  await sql`insert into alert_topic (platform_id, kind) select platform.id, 'PLATFORM' from platform where platform.key = ${key}`.execute(
    kysely,
  )
  // Everybody follows a subject and a search, and every tenth the platform besides.
  await sql`with topic as (select id, kind, row_number() over (partition by kind order by id) - 1 as place from alert_topic)
    insert into alert (subscriber_id, topic_id)
      select subscriber.id, topic.id from alert_subscriber subscriber join topic on
        (topic.kind = 'SUBJECT' and topic.place = subscriber.id % ${subjects})
        or (topic.kind = 'SEARCH' and topic.place = subscriber.id % ${searches})
        or (topic.kind = 'PLATFORM' and subscriber.id % 10 = 0)`.execute(kysely)
  const search = createPostgresSearch(kysely)
  const items = await kysely.selectFrom('content_item').select(['id', 'title']).execute()
  await search.store(items.map(({ id, title }) => documentOf(id, title, key)))
  await kysely.deleteFrom('search_change').execute()
  await sql`analyze`.execute(kysely)

  console.error(`Load average ${loadavg()[0]?.toFixed(1)}; ${subscribers} subscribers …`)
  let requestCount = 0
  const began = performance.now()
  const outcome = await runDigest(
    {
      kysely: library.database.kysely,
      search: {
        matching: request => {
          requestCount += 1
          return search.matching(request)
        },
      },
      mail: createMail({ database: library.database, writers: emailWriters, from: 'no-reply@example.org', onPosted: () => undefined }),
      sites: new Map([[key, { ...site, origin: 'https://research.example.org' }]]),
      linksOf: async (...of) => alertLinks('only for the benchmark', ...of),
    },
    'WEEKLY',
  )
  const seconds = (performance.now() - began) / 1000
  const mails = outcome?.mails ?? 0
  console.log('| Subscribers | Topics | Searches asked | Mails | Time | Mails a second | Peak memory |')
  console.log('| --: | --: | --: | --: | --: | --: | --: |')
  const peak = process.resourceUsage().maxRSS / 1024
  console.log(
    `| ${subscribers} | ${subjects + searches + 1} | ${requestCount} | ${mails} | ${seconds.toFixed(0)} s | ${(mails / seconds).toFixed(0)} | ${peak.toFixed(0)} MB |`,
  )
} finally {
  await library.database.close()
  await made.remove()
}

function documentOf(id: ContentId, title: string, platform: string): SearchDocument {
  return {
    ...{
      id,
      title,
      platform,
      language: 'en',
      published: '2026-11-20',
      abstract: '',
      keywords: '',
      fullText: '',
      reports: '',
      comments: '',
    },
    ...{ authors: [], affiliations: [], subjects: [], reviewerNames: [], commenterNames: [], grantInformation: '', grants: [] },
    ...{ competingInterests: '', contentType: 'POSTER', articleType: null, documentTypeId: null, funderIds: [], gatewayIds: [] },
    ...{ subjectIds: [], passedPeerReview: false, views: 0, citations: 0 },
  }
}
