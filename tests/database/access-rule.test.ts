/**
 * `may` answers for one resource from facts, `visibleTo` for many by a condition of SQL: both give the same answers for 10,000 generated
 * users, and for 10,000 resources of all kinds in the real tables. `findDecision` gives them too, for 100 of these users and the resources
 * of their blocks.
 */

import fc from 'fast-check'
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessSite, type Action, may } from '../../src/core/access/access.ts'
import { type Membership, membershipRoles } from '../../src/core/access/memberships.ts'
import { findDecision, type SingleResourceColumns } from '../../src/core/access/one-resource.ts'
import type { ParticipantRole } from '../../src/core/access/participant-roles.ts'
import { roles } from '../../src/core/access/roles.ts'
import type { SignedIn } from '../../src/core/access/user.ts'
import { type AccessRequest, visibleTo } from '../../src/core/access/visible-to.ts'
import type { Schema } from '../../src/core/database/schema.ts'
import { noId } from '../../src/core/ids/id.ts'
import type { AccountId, GatewayId } from '../../src/core/ids/shared-ids.ts'
import { commentColumns } from '../../src/modules/comments/data/access-columns.ts'
import { assetColumns, versionColumns } from '../../src/modules/publications/data/access-columns.ts'
import { pageColumns } from '../../src/modules/website/data/access-columns.ts'
import { testId } from '../support/ids.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'
import { signedInAs } from '../support/user.ts'

type Kind = 'version' | 'asset' | 'comment' | 'page'

const kinds = {
  version: {
    columns: versionColumns,
    rows: sql`version join article on article.id = version.article_id
    join content_item as item on item.id = article.content_item_id join platform on platform.id = item.platform_id`,
  },
  asset: {
    columns: assetColumns,
    rows: sql`asset join content_item as item on item.id = asset.content_item_id
    join platform on platform.id = item.platform_id`,
  },
  comment: {
    columns: commentColumns,
    rows: sql`comment join content_item as item on item.id = comment.content_item_id
    join platform on platform.id = item.platform_id`,
  },
  page: { columns: pageColumns, rows: sql`site_page as page join platform on platform.id = page.platform_id` },
} as const satisfies Record<Kind, { columns: SingleResourceColumns; rows: Expression<unknown> }>

const requested = [
  ['see unpublished work', 'version'],
  ['see unpublished work', 'asset'],
  ['preview a version', 'version'],
  ['preview an asset', 'asset'],
  ['read drafts', 'version'],
  ['pre-screen content', 'version'],
  ['set an editorial status', 'version'],
  ['moderate comments', 'comment'],
  ['edit pages', 'page'],
  // The content of the whole site: memberships of gateways do not count.
  ['edit site content', 'page'],
] as const satisfies readonly (readonly [Action, Kind])[]

/** Users and resources are generated in blocks, so that a user is often a participant of a resource of the same block. */
const [blocks, ofBlock] = [500, 20]
const siteKeys = ['f1000research', 'gates'] as const
type SiteKey = (typeof siteKeys)[number]
/** Two of each site. */
const gatewaysOf: Record<SiteKey, GatewayId[]> = { f1000research: [testId(9001), testId(9002)], gates: [testId(9003), testId(9004)] }

const person = fc.nat({ max: ofBlock - 1 })
const siteKey = fc.constantFrom(...siteKeys)
const ofSite = siteKey.chain(key => fc.record({ site: fc.constant(key), gateways: fc.subarray(gatewaysOf[key]) }))
const membership = siteKey.chain(site =>
  fc.record<Membership>({
    role: fc.constantFrom(...membershipRoles),
    site: fc.constant(site),
    gatewayId: fc.option(fc.constantFrom(...gatewaysOf[site])),
  }),
)
const generatedUser = fc.record({
  roles: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray([...roles], { maxLength: 3 }) }),
  memberships: fc.array(membership, { maxLength: 3 }),
  hasOrcid: fc.boolean(),
  isConfirmed: fc.boolean(),
  requested: fc.constantFrom(...requested),
  site: siteKey,
  prescreening: fc.boolean(),
})
/** Authors are known by ORCID iD or email address, reviewers also by their account. */
const credits = fc.array(fc.record({ person, by: fc.constantFrom('orcid', 'email') }), { maxLength: 2 })
const reviewerCredits = fc.array(fc.record({ person, by: fc.constantFrom('orcid', 'email', 'account') }), { maxLength: 2 })
const generatedBlock = fc.record({
  users: fc.array(generatedUser, { minLength: ofBlock, maxLength: ofBlock }),
  articles: fc.array(fc.record({ place: ofSite, versions: fc.tuple(credits, credits), reviewers: reviewerCredits }), {
    minLength: 4,
    maxLength: 4,
  }),
  assets: fc.array(fc.record({ place: ofSite, authors: credits }), { minLength: 4, maxLength: 4 }),
  comments: fc.array(fc.record({ article: fc.nat({ max: 3 }), writer: fc.option(person) }), { minLength: 4, maxLength: 4 }),
  pages: fc.array(ofSite, { minLength: 4, maxLength: 4 }),
})
type Block = typeof generatedBlock extends fc.Arbitrary<infer Value> ? Value : never
type Credit = Block['articles'][number]['reviewers'][number]

const generated: Block[] = fc.sample(generatedBlock, { numRuns: blocks, seed: 20_261_126 })

const orcidOf = (user: number) => `0000-0009-${String(user).padStart(4, '0').slice(0, 4)}-${String(user).padStart(8, '0').slice(4)}`
const emailOf = (user: number) => `user-${user}@example.org`
const firstUser = 100_000
const idOf = (block: number, place: number, each: number) => testId<AccountId>(100_000 + block * each + place)

let library: TestLibrary
beforeAll(async () => {
  library = await openTestLibrary()
  await library.import(['demo/articles/pay-for-the-ending', 'demo/assets/field-recordings'])
  await store(library.database.kysely)
}, 120_000)
afterAll(() => library.close())

/** The tables of a kind, filled with copies of the row that the demo library has, with other values in some columns. */
async function copy(db: Kysely<Schema>, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 2000)
    await sql`insert into ${sql.table(table)} select copied.* from (select * from ${sql.table(table)} order by id limit 1) as sample,
      jsonb_array_elements(${JSON.stringify(rows.slice(start, start + 2000))}::jsonb) as changed,
      jsonb_populate_record(null::${sql.table(table)}, to_jsonb(sample) || changed) as copied`.execute(db)
}

async function store(db: Kysely<Schema>): Promise<void> {
  // Search and the change log need not hear of these rows.
  for (const table of [
    'content_item',
    'article',
    'version',
    'asset',
    'author',
    'report',
    'report_referee',
    'referee',
    'gateway_content',
    'comment',
    'site_page',
  ])
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
  const sites = new Map((await db.selectFrom('platform').select(['id', 'key']).execute()).map(({ id, key }) => [key, id]))
  const platform = (key: SiteKey) => sites.get(key)
  const gateways = siteKeys.flatMap(key => gatewaysOf[key].map(id => ({ id, platform_id: platform(key) ?? noId() })))
  await db
    .insertInto('gateway')
    .values(gateways.map(row => ({ ...row, url: `g-${row.id}`, name: `Gateway ${row.id}`, type: 'GATEWAY' })))
    .execute()
  const all = <Row>(rowsOf: (block: Block, index: number) => readonly Row[]): Row[] => generated.flatMap(rowsOf)
  await sql`insert into account (id, email, first_name, last_name, orcid, email_verified_at)
    select id, email, 'Ada', 'Roof', orcid, case when confirmed then now() end from jsonb_to_recordset(${JSON.stringify(
      all(({ users }, block) =>
        users.map(({ hasOrcid, isConfirmed }, place) => {
          const id = idOf(block, place, ofBlock)
          return { id, email: emailOf(id), orcid: hasOrcid ? orcidOf(id - firstUser) : null, confirmed: isConfirmed }
        }),
      ),
    )}::jsonb) as rows (id integer, email text, orcid text, confirmed boolean)`.execute(db)

  const item = (id: number, key: SiteKey, contentType: string) => ({
    ...{ id, platform_id: platform(key), content_type: contentType, publication_id: id, doi: null, current_version_id: null },
  })
  const assetItem = (block: number, place: number) => idOf(block, place, 4) + 100_000
  await copy(
    db,
    'content_item',
    all(({ articles, assets }, block) => [
      ...articles.map(({ place }, number) => item(idOf(block, number, 4), place.site, 'ARTICLE')),
      ...assets.map(({ place }, number) => item(assetItem(block, number), place.site, 'POSTER')),
    ]),
  )
  const articles = all(({ articles: made }, block) => made.map((_, place) => idOf(block, place, 4)))
  await copy(
    db,
    'article',
    articles.map(id => ({ id, content_item_id: id })),
  )
  await copy(
    db,
    'version',
    articles.flatMap(article => [1, 2].map(number => ({ id: article * 2 + number, article_id: article, version_number: number }))),
  )
  await copy(
    db,
    'asset',
    all(({ assets }, block) => assets.map((_, place) => ({ id: idOf(block, place, 4), content_item_id: assetItem(block, place) }))),
  )

  let next = 1_000_000
  const identity = (block: number, { person: place, by }: Credit) => {
    const id = idOf(block, place, ofBlock)
    return {
      orcid: by === 'orcid' ? orcidOf(id - firstUser) : null,
      email: by === 'email' ? emailOf(id).toUpperCase() : null,
      account: by === 'account' ? id : null,
    }
  }
  const author = (block: number, work: Record<string, number | null>) => (each: Credit, position: number) => ({
    ...{ id: next++, version_id: null, asset_id: null, position, ...work, ...identity(block, each) },
  })
  await copy(
    db,
    'author',
    all((made, block) => [
      ...made.articles.flatMap(({ versions }, place) =>
        versions.flatMap((authors, number) => authors.map(author(block, { version_id: idOf(block, place, 4) * 2 + number + 1 }))),
      ),
      ...made.assets.flatMap(({ authors }, place) => authors.map(author(block, { asset_id: idOf(block, place, 4) }))),
    ]),
  )
  const reviews = all((made, block) =>
    made.articles.flatMap(({ reviewers }, place) =>
      reviewers.map((each, position) => ({ id: next++, article: idOf(block, place, 4), position, ...identity(block, each) })),
    ),
  )
  const documentOf = (email: string | null) => ({ contributorGroups: [{ contributors: [{ emails: email === null ? [] : [email] }] }] })
  await sql`insert into report (id, version_id, position, source_key, kind, reviewed_version, document, anchor, title_html, people_html, body_html, details_html)
    select id, article * 2 + 1, id, id::text, 'reviewer-report', 1, document, '', '', '', '', ''
    from jsonb_to_recordset(${JSON.stringify(reviews.map(each => ({ ...each, document: documentOf(each.email) })))}::jsonb)
      as rows (id integer, article integer, document jsonb)`.execute(db)
  await sql`insert into referee (id, article_id, source_key, orcid, account_id) select id, article, id::text, orcid, account
    from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb) as rows (id integer, article integer, orcid text, account integer)
    on conflict (account_id, article_id) do nothing`.execute(db)
  await sql`insert into report_referee (report_id, referee_id, position, is_main) select id, id, 1, true from referee where id >= 1000000`.execute(
    db,
  )
  const contents = all((made, block) => [
    ...made.articles.flatMap(({ place }, number) => place.gateways.map(gateway => [gateway, idOf(block, number, 4)])),
    ...made.assets.flatMap(({ place }, number) => place.gateways.map(gateway => [gateway, assetItem(block, number)])),
  ])
  await sql`insert into gateway_content (gateway_id, content_item_id, by_import)
    select (pair ->> 0)::integer, (pair ->> 1)::integer, true from jsonb_array_elements(${JSON.stringify(contents)}::jsonb) as pair`.execute(
    db,
  )
  await sql`insert into comment (id, content_item_id, author_name, body, account_id, state)
    select id, item, 'Ada', 'x', writer, 'waiting' from jsonb_to_recordset(${JSON.stringify(
      all(({ comments }, block) =>
        comments.map(({ article, writer }, place) => ({
          ...{ id: idOf(block, place, 4), item: idOf(block, article, 4), writer: writer === null ? null : idOf(block, writer, ofBlock) },
        })),
      ),
    )}::jsonb) as rows (id integer, item integer, writer integer)`.execute(db)
  await sql`insert into site_page (id, platform_id, gateway_id, path)
    select id, platform, gateway, '/p' || id from jsonb_to_recordset(${JSON.stringify(
      all(({ pages }, block) =>
        pages.map(({ site, gateways: [gateway = null] }, place) => ({ id: idOf(block, place, 4), platform: platform(site), gateway })),
      ),
    )}::jsonb) as rows (id integer, platform integer, gateway integer)`.execute(db)
  await sql`analyze`.execute(db)
}

interface Facts {
  id: number
  site: SiteKey
  gateways: readonly GatewayId[]
  participantRoles: ParticipantRole[]
}

/** What the generator knows of a block's resources, for the user at a place of it. */
function factsOf(block: Block, index: number, kind: Kind, place: number): Facts[] {
  const user = block.users[place]
  const isKnown = { orcid: user?.hasOrcid === true, email: user?.isConfirmed === true, account: true }
  const isUser = ({ person: who, by }: Credit) => who === place && isKnown[by]
  const when = (condition: boolean | undefined, role: ParticipantRole) => (condition === true ? [role] : [])
  switch (kind) {
    case 'version':
      return block.articles.flatMap(({ place: { site, gateways }, versions, reviewers }, number) =>
        versions.map((authors, version) => ({
          ...{ id: idOf(index, number, 4) * 2 + version + 1, site, gateways },
          participantRoles: [
            ...when(authors.some(isUser), 'author'),
            ...when(versions[1 - version]?.some(isUser), 'author-of-another-version'),
            ...when(reviewers.some(isUser), 'reviewer'),
          ],
        })),
      )
    case 'asset':
      return block.assets.map(({ place: { site, gateways }, authors }, number) => ({
        ...{ id: idOf(index, number, 4), site, gateways, participantRoles: when(authors.some(isUser), 'author') },
      }))
    case 'comment':
      return block.comments.flatMap(({ article, writer }, number) => {
        const about = block.articles[article]
        if (about === undefined) return []
        const participantRoles = [
          ...when(writer === place, 'commenter'),
          ...when(about.versions.flat().some(isUser), 'author'),
          ...when(about.reviewers.some(isUser), 'reviewer'),
        ]
        return [{ id: idOf(index, number, 4), ...about.place, participantRoles }]
      })
    case 'page':
      return block.pages.map(({ site, gateways }, number) => ({
        ...{ id: idOf(index, number, 4), site, gateways: gateways.slice(0, 1), participantRoles: [] },
      }))
  }
}

test('the access rule for one resource and the condition of a query agree', async () => {
  const db = library.database.kysely
  const disagreements: string[] = []
  const sampled: [AccessRequest, Kind, number, boolean][] = []
  const counted = { users: 0, resources: 0, allowed: 0, participants: 0, byGateway: 0 }
  for (const [index, block] of generated.entries()) {
    const expected: string[] = []
    const queries = block.users.map(({ requested: [action, kind], ...generatedUser }, place) => {
      const site: AccessSite = { key: generatedUser.site, features: { prescreening: { enabled: generatedUser.prescreening } } }
      const user: SignedIn = {
        ...signedInAs(...generatedUser.roles),
        accountId: idOf(index, place, ofBlock),
        memberships: generatedUser.memberships,
      }
      const facts = factsOf(block, index, kind, place)
      for (const { id, participantRoles, ...resource } of facts) {
        // A request is about one site: what another one has is not there.
        const isAllowed = resource.site === generatedUser.site && may(user, action, { ...resource, site, participantRoles })
        // The first user of some blocks also asks for each resource alone, as a screen about it does.
        if (place === 0 && index % 5 === 0) sampled.push([{ user: user, action, site }, kind, id, isAllowed])
        if (!isAllowed) continue
        expected.push(`${place} ${id}`)
        if (participantRoles.length > 0) counted.participants += 1
        if (!may({ ...user, memberships: [] }, action, { ...resource, site, participantRoles })) counted.byGateway += 1
      }
      return query(
        kind,
        place,
        facts.map(({ id }) => id),
        { user: user, action, site },
      )
    })
    const { rows } = await sql<{ found: string }>`${sql.join(queries, sql` union all `)}`.execute(db)
    expect(rows.map(({ found }) => found).toSorted()).toEqual(expected.toSorted())
    counted.users += block.users.length
    counted.resources += block.articles.length * 2 + block.assets.length + block.comments.length + block.pages.length
    counted.allowed += expected.length
  }
  for (const [request, kind, id, allowed] of sampled) {
    const row = sql`${kinds[kind].rows} where ${sql.ref(`${kind}.id`)} = ${id}`
    const decision = await findDecision(db, { columns: kinds[kind].columns, row }, request)
    if ((decision.kind === 'allowed') !== allowed) disagreements.push(JSON.stringify([request, kind, id, decision]))
  }
  expect(disagreements).toEqual([])
  // The generator reaches what the rule distinguishes.
  expect(counted).toMatchObject({ users: 10_000, resources: 10_000 })
  expect(new Set(sampled.map(([{ user }]) => user)).size).toBe(100)
  expect(Math.min(counted.allowed, counted.participants, counted.byGateway)).toBeGreaterThan(100)
}, 120_000)

const query = (kind: Kind, place: number, ids: readonly number[], request: AccessRequest): Expression<SqlBool> => sql`
  select ${String(place)} || ' ' || ${sql.ref(`${kind}.id`)} as found from ${kinds[kind].rows}
  where ${sql.ref(`${kind}.id`)} in (${sql.join([...ids])}) and ${visibleTo(request, kinds[kind].columns)}`
