/**
 * Who changes what: every form and call that changes something is sent by every kind of user, aimed at what is not everybody's
 * (tests/support/private-library.ts). Whoever may not changes nothing by it; somebody who may does, which shows that it was sent rightly.
 */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { noId } from '../../src/core/ids/id.ts'
import type { CommentId, VersionId } from '../../src/core/ids/shared-ids.ts'
import { pageRoutes } from '../support/page-routes.ts'
import {
  failedJobId,
  firstId,
  mayDo,
  openPrivateLibrary,
  type PrivateLibrary,
  type Requested,
  suggestionId,
  type Thing,
  thingNames,
  users,
  type Who,
} from '../support/private-library.ts'

let library: PrivateLibrary
let ask: PrivateLibrary['ask']
beforeAll(async () => {
  library = await openPrivateLibrary()
  ask = library.ask
}, 120_000)
afterAll(() => library.close())

interface Write {
  /** As the router or the description of the API has it. */
  route: string
  /** The same, of what is private. */
  url: string
  requested: Requested
  thing: Thing
  may: (who: Who) => boolean
}

const form = (entries: Record<string, string>): Requested => ({ method: 'POST', form: entries })
const holder = (who: Who) => who === 'holder'
const writer = (who: Who) => who === 'comment writer'
const can = (action: Parameters<typeof mayDo>[1]) => (who: Who) => mayDo(who, action)
const [first, second, third] = [firstId, firstId + 1, firstId + 2]

function ofContent(kind: 'page' | 'post', fields: (id: number) => Record<string, string>): Write[] {
  const [route, url] = [`my/content/${kind}s/:${kind}Id`, `/my/content/${kind}s`]
  const list = kind === 'page' ? 'my/content' : 'my/content/posts'
  const may = can('edit site content')
  const entered = (id: number, act: string) => form({ ...fields(id), title: 'Mine', body: '<p>Mine</p>', act, basedOn: String(id) })
  return [
    { route, url: `${url}/${first}`, requested: entered(first, 'save'), thing: `${kind} that is a draft`, may },
    {
      ...{ route: `${route}/revisions`, url: `${url}/${first}/revisions`, requested: form({ revision: String(first) }) },
      ...{ thing: `${kind} that is a draft`, may },
    },
    { route, url: `${url}/${second}`, requested: form({ act: 'unschedule' }), thing: `${kind} that is scheduled`, may },
    { route, url: `${url}/${second}`, requested: entered(second, 'publish'), thing: `${kind} that is scheduled`, may },
    { route, url: `${url}/${third}`, requested: form({ act: 'hide' }), thing: `change of a published ${kind}`, may },
    {
      ...{ route: list, url: `/${list}`, requested: form({ act: 'delete', confirmed: 'yes', row: String(third) }) },
      ...{ thing: `change of a published ${kind}`, may },
    },
    { route, url: `${url}/${first}`, requested: form({ act: 'delete' }), thing: `${kind} that is a draft`, may },
  ]
}

const status = { status: 'PEER_REVIEW_REQUESTED', reason: 'It is asked for.' }
/** Each is done, in this order, by the first who may: what one leaves is what the next finds. */
const writes: readonly Write[] = [
  ...ofContent('page', id => ({ path: `/mine-${id}`, layout: 'standard' })),
  ...ofContent('post', id => ({ section: 'blog', slug: `mine-${id}`, author: String(first) })),
  {
    ...{ route: 'my/moderation/:commentId', url: `/my/moderation/${first}`, requested: form({ act: 'leave' }) },
    ...{ thing: 'what a reader told of a comment', may: can('moderate comments') },
  },
  {
    ...{ route: 'my/moderation/:commentId', url: `/my/moderation/${first}`, requested: form({ act: 'unblock' }) },
    ...{ thing: 'why an account may not comment', may: can('moderate comments') },
  },
  {
    ...{ route: 'my/moderation/:commentId', url: `/my/moderation/${first}`, requested: form({ act: 'publish' }) },
    ...{ thing: 'waiting comment', may: can('moderate comments') },
  },
  {
    ...{ route: 'my/moderation/:commentId', url: `/my/moderation/${second}`, requested: form({ act: 'publish' }) },
    ...{ thing: 'removed comment', may: can('moderate comments') },
  },
  {
    ...{ route: 'my/moderation', url: '/my/moderation', requested: form({ act: 'remove', reason: 'x', row: String(second) }) },
    ...{ thing: 'removed comment', may: can('moderate comments') },
  },
  {
    ...{ route: 'articles/:key/comments', url: '/articles/{published}/comments', requested: form({ withdraw: String(first) }) },
    ...{ thing: 'waiting comment', may: writer },
  },
  {
    ...{ route: 'my/versions/:versionId/status', url: `/my/versions/${third}/status`, requested: form(status) },
    ...{ thing: 'next version of what is published', may: can('set an editorial status') },
  },
  {
    ...{ route: 'POST /api/versions/{id}/status', url: `/api/versions/${second}/status`, requested: { method: 'POST', json: status } },
    ...{ thing: 'version that awaits its screening', may: can('set an editorial status') },
  },
  {
    ...{
      route: 'PUT /api/affiliations/{id}',
      url: `/api/affiliations/${suggestionId}`,
      requested: { method: 'PUT', json: { status: 'confirmed' } },
    },
    ...{ thing: 'organisation that nobody confirmed', may: can('look after organisations') },
  },
  {
    ...{ route: 'my/bounces', url: '/my/bounces', requested: form({ email: 'unseenbounce@example.org' }) },
    ...{ thing: 'address that mail does not reach', may: can('see to bounces') },
  },
  {
    ...{ route: 'outbox', url: '/outbox', requested: form({ row: String(first), act: 'send' }) },
    ...{ thing: "another's mail", may: can('read the outbox') },
  },
  {
    ...{ route: 'my/dashboard/jobs', url: '/my/dashboard/jobs', requested: form({ row: failedJobId, act: 'discard', confirmed: 'yes' }) },
    ...{ thing: 'job that was given up', may: can('see to failed jobs') },
  },
  {
    ...{ route: 'my/dashboard/roles/:accountId', url: `/my/dashboard/roles/${first}`, requested: form({ role: 'ROLE_RESEARCH_REFEREE' }) },
    ...{ thing: "another's account", may: can('give roles') },
  },
  {
    route: 'PUT /api/accounts/{id}/roles/{role}',
    url: `/api/accounts/${first}/roles/ROLE_EDITORIAL_BOARD`,
    ...{ requested: { method: 'PUT' }, thing: "another's account", may: can('give roles') },
  },
  {
    route: 'DELETE /api/accounts/{id}/roles/{role}',
    url: `/api/accounts/${first}/roles/ROLE_EDITORIAL_BOARD`,
    ...{ requested: { method: 'DELETE' }, thing: "another's account", may: can('give roles') },
  },
  {
    route: 'POST /api/accounts/{id}/memberships',
    url: `/api/accounts/${first}/memberships`,
    ...{ requested: { method: 'POST', json: { role: 'ROLE_EDITORIAL_BOARD' } }, thing: "another's account", may: can('give roles') },
  },
  {
    route: 'DELETE /api/accounts/{id}/memberships/{membershipId}',
    url: `/api/accounts/${first}/memberships/${first}`,
    ...{ requested: { method: 'DELETE' }, thing: "another's account", may: can('give roles') },
  },
  {
    ...{ route: 'my/dashboard/roles/:accountId', url: `/my/dashboard/roles/${first}` },
    ...{
      requested: form({ 'give-membership': 'give', 'membership-role': 'ROLE_RESEARCH_PUBLISHER' }),
      thing: "another's account",
      may: can('give roles'),
    },
  },
  {
    ...{ route: 'my/sessions', url: '/my/sessions', requested: form({ end: String(first) }) },
    ...{ thing: "another's sessions", may: holder },
  },
  {
    ...{ route: 'DELETE /api/sessions/{id}', url: `/api/sessions/${second}`, requested: { method: 'DELETE' } },
    ...{ thing: "another's sessions", may: holder },
  },
  {
    ...{ route: 'my/ways-in', url: '/my/ways-in', requested: form({ passkey: 'unseen-first' }) },
    ...{ thing: "another's passkeys", may: holder },
  },
  {
    ...{ route: 'DELETE /api/passkeys/{id}', url: '/api/passkeys/unseen-second', requested: { method: 'DELETE' } },
    ...{ thing: "another's passkeys", may: holder },
  },
  {
    ...{ route: 'my/ways-in', url: '/my/ways-in', requested: form({ app: '1' }) },
    ...{ thing: "another's second factor", may: holder },
  },
  {
    ...{ route: 'my/ways-in', url: '/my/ways-in', requested: form({ identity: 'orcid' }) },
    ...{ thing: "another's linked identity", may: holder },
  },
  {
    route: 'PUT /api/user/details',
    url: '/api/user/details',
    requested: { method: 'PUT', json: { userId: first, firstName: 'Mine', demographics: { gender: 'MALE' } } },
    ...{ thing: "another's details", may: holder },
  },
  {
    route: 'my/user-details',
    url: '/my/user-details',
    requested: form({ part: 'demographics', userId: String(first), accountId: String(first), gender: 'FEMALE' }),
    ...{ thing: "another's demographics", may: holder },
  },
  {
    ...{ route: 'my/user-details', url: '/my/user-details', requested: form({ part: 'researcher-id', userId: String(first) }) },
    ...{ thing: "another's identifiers", may: holder },
  },
  {
    ...{ route: 'my/email-alerts', url: '/my/email-alerts', requested: form({ change: 'stop topic', topicId: String(first) }) },
    ...{ thing: "another's alerts", may: holder },
  },
  {
    ...{ route: 'my/email-alerts', url: '/my/email-alerts', requested: form({ change: 'stop item', contentId: '2' }) },
    ...{ thing: "another's tracked items", may: holder },
  },
  {
    ...{ route: 'POST /ajax/trackArticle', url: '/ajax/trackArticle', requested: form({ contentId: '2', userId: String(first) }) },
    ...{ thing: "another's tracked items", may: holder },
  },
  {
    ...{
      route: 'POST /ajax/stopTrackingArticle',
      url: '/ajax/stopTrackingArticle',
      requested: form({ contentId: '2', userId: String(first) }),
    },
    ...{ thing: "another's tracked items", may: holder },
  },
  {
    ...{ route: 'trackArticle/:id', url: '/trackArticle/2', requested: form({ wanted: 'track', userId: String(first) }) },
    ...{ thing: "another's tracked items", may: holder },
  },
  {
    ...{
      route: 'DELETE /api/accounts/{id}/second-factor',
      url: `/api/accounts/${first}/second-factor`,
      requested: { method: 'DELETE' },
    },
    ...{ thing: "another's second factor", may: can('give roles') },
  },
  {
    ...{ route: 'DELETE /api/sessions', url: '/api/sessions', requested: { method: 'DELETE' } },
    ...{ thing: "another's sessions", may: holder },
  },
]

/** A comment, a recommendation, something tracked: whoever they are, nobody makes one of what is not published. */
interface Use {
  route: string
  /** The same request about something published succeeds, which shows that it is sent rightly. */
  published: (ids: PublishedIds) => { url: string; requested: Requested }
  unpublished: readonly { url: string; requested: Requested }[]
}
interface PublishedIds {
  versionId: VersionId
  commentId: CommentId
  key: string
}

const comment = {
  ...{ comment: 'A careful study.', institution: 'House of Roofs', institutionUnlisted: 'on', countryCode: 'NL' },
  acceptedTermsAndConditions: 'on',
}
const recommended = { recipients: 'cleo@example.org', senderName: 'Ada Roof', senderEmail: 'ada@example.org', message: 'Read this.' }
const uses: readonly Use[] = [
  {
    route: 'POST /comment/addToVersion',
    published: ({ versionId }) => ({ url: '/comment/addToVersion', requested: form({ ...comment, versionId: String(versionId) }) }),
    unpublished: [first, second, third].map(id => ({
      url: '/comment/addToVersion',
      requested: form({ ...comment, versionId: String(id) }),
    })),
  },
  {
    route: 'POST /comment/addToAsset',
    published: () => ({ url: '/comment/addToAsset', requested: form({ ...comment, assetId: '1' }) }),
    unpublished: [{ url: '/comment/addToAsset', requested: form({ ...comment, assetId: String(first) }) }],
  },
  {
    route: 'POST /comment/addToPost',
    published: () => ({ url: '/comment/addToPost', requested: form({ ...comment, postId: String(third) }) }),
    unpublished: [first, second].map(id => ({ url: '/comment/addToPost', requested: form({ ...comment, postId: String(id) }) })),
  },
  {
    route: 'articles/:key/comments',
    published: ({ key, versionId }) => ({
      url: `/articles/${key}/comments`,
      requested: form({ ...comment, comment: 'Another careful study.', about: `version:${versionId}` }),
    }),
    unpublished: [first, second, third].map(id => ({
      url: '/articles/{published}/comments',
      requested: form({ ...comment, about: `version:${id}` }),
    })),
  },
  {
    route: 'POST /ajax/recommendVersion',
    published: ({ versionId }) => ({ url: '/ajax/recommendVersion', requested: form({ ...recommended, versionId: String(versionId) }) }),
    unpublished: [
      ...[first, second, third].map(id => ({ url: '/ajax/recommendVersion', requested: form({ ...recommended, versionId: String(id) }) })),
      { url: '/ajax/recommendVersion', requested: form({ ...recommended, assetId: String(first) }) },
    ],
  },
  {
    route: 'recommend/:kind/:id',
    published: ({ versionId }) => ({ url: `/recommend/version/${versionId}`, requested: form(recommended) }),
    unpublished: [first, second, third].map(id => ({ url: `/recommend/version/${id}`, requested: form(recommended) })),
  },
  {
    route: 'POST /ajax/trackArticle',
    published: () => ({ url: '/ajax/trackArticle', requested: form({ contentId: '1' }) }),
    unpublished: [first, second, third].map(id => ({ url: '/ajax/trackArticle', requested: form({ contentId: String(id) }) })),
  },
  {
    route: 'trackArticle/:id',
    published: () => ({ url: '/trackArticle/2', requested: form({ wanted: 'track' }) }),
    unpublished: [first, second, third].map(id => ({ url: `/trackArticle/${id}`, requested: form({ wanted: 'track' }) })),
  },
  {
    route: 'comments/:commentId/report',
    published: ({ commentId }) => ({ url: `/comments/${commentId}/report`, requested: form({ reason: 'spam' }) }),
    unpublished: [first, second].map(id => ({ url: `/comments/${id}/report`, requested: form({ reason: 'spam' }) })),
  },
]

/** What changes nothing that is another's and private, with the reason. A form or call that stands nowhere in this file fails. */
const others: Record<string, readonly string[]> = {
  'changes what is everybody’s to read: who may is asked of each role in roles-and-routes.test.ts': [
    'my/content/autosave/:kind/:id',
    'my/content/authors/:authorId',
    'my/content/authors/:authorId/revisions',
    'my/content/board',
    'my/content/board/:memberId',
    'my/content/board/revisions',
    'my/content/media',
    'my/content/media/:mediaId',
    'my/content/menu',
    'my/content/menu/revisions',
    'my/content/settings',
    'my/content/settings/wordpress',
    'POST /wp-json/f1000/v1/media',
    'POST /wp-json/wp/v2/media',
  ],
  'shows what was sent, and stores nothing': [
    'my/content/pages/:pageId/preview',
    'my/content/posts/:postId/preview',
    'styleguide/authors-form',
  ],
  'needs a secret, which was mailed or which a browser or another site alone has': [
    'alerts/confirm/:ticket',
    'alerts/preferences/:token',
    'alerts/unsubscribe/:token',
    'login/confirm/:ticket',
    'login/join',
    'my/confirm-address/:ticket',
    'my/delete/:ticket',
    'password/reset/:ticket',
    'register/confirm/:ticket',
    'updates/confirm/:ticket',
    'POST /wp-json/recto/v1/changed',
  ],
  'signs in by a password or a passkey, or out': [
    'blogPreview/:postId',
    'login',
    'my/confirm',
    'my/second-factor',
    'POST /api/sessions/second-factor',
    'signout',
    'staticContentPreview/:pageId',
    'GET /api/logout',
    'POST /api/login',
    'POST /api/logout',
    'POST /api/passkeys/sign-in',
    'POST /api/passkeys/sign-in/options',
    'POST /wp-json/jwt-auth/v1/token',
  ],
  'is for strangers too: a mail goes out, and nothing is told or changed': [
    'alerts/sign-up',
    'contact/message',
    'password/forgotten',
    'register',
    'register/redirect',
    'POST /ajax/alerts/toc/signup',
    'POST /ajax/signupForUpdates',
    'POST /api/register',
    'POST /user/password/reset',
  ],
  'names nobody else: it is done with the account, the item or the gateway of who asks': [
    'trackCollection/:id',
    'DELETE /api/user',
    'DELETE /api/user/researcher-id',
    'POST /ajax/stopTrackingCollection',
    'POST /ajax/trackCollection',
    'POST /api/affiliations',
    'my/second-factor/app',
    'POST /api/passkeys/registration',
    'POST /api/passkeys/registration/options',
  ],
  'changes what a site asks of its staff: who may is asked of each role in roles-and-routes.test.ts': [
    'my/dashboard/roles',
    'PUT /api/platform/second-factor',
  ],
  counts: ['POST /api/metrics'],
  'comments on other types, by the form of articles': [
    'blog/:slug/comments',
    'documents/:key/comments',
    'news/:slug/comments',
    'posters/:key/comments',
    'slides/:key/comments',
    'videos/:key/comments',
  ],
  'comments on reports, of which none is unpublished beside its version': ['POST /comment/addToReport'],
}

const described = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

const exportsAction = /export (?:\{[^}]*\baction\b|(?:async )?function action\b|const action\b)/

test('every form and call that changes something is in the access matrix', async () => {
  const { paths } = described.parse((await library.site.app.inject('/api/docs/openapi.json')).json())
  const calls = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`))
  const forms: string[] = []
  for (const { path, file } of pageRoutes())
    if (exportsAction.test(await readFile(join(import.meta.dirname, '../../src/site', file), 'utf8'))) forms.push(path)
  expect(forms.length).toBeGreaterThan(40)
  const changing = [...forms, ...calls.filter(name => !name.startsWith('GET ') || name === 'GET /api/logout')]
  const named = new Set([...writes, ...uses].map(({ route }) => route).concat(...Object.values(others)))
  expect([...named].toSorted()).toEqual(changing.toSorted())
})

/** In the name of a user. What a page answers by leading to sign-in is a refusal as well as 401, 403, 404 and 409 are. */
const send = async (who: Who, { url, requested }: Pick<Write, 'url' | 'requested'>) => {
  const answer = await ask(url.replace('{published}', library.published), who, requested)
  // A limit or a failure would hide whether it is refused.
  expect([url, who, answer.statusCode === 429 || answer.statusCode >= 500]).toEqual([url, who, false])
  return answer
}

/** What is made of items, versions, assets, posts and comments. */
async function made(): Promise<number> {
  const { kysely } = library.site.database
  const counts = (['comment', 'comment_flag', 'tracked_item', 'mail'] as const).map(table =>
    kysely
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  )
  return (await Promise.all(counts)).reduce((sum, { count }) => sum + Number(count), 0)
}

describe('nobody can change unpublished content without access to it', () => {
  test.each(uses.map(use => [use.route, use] as const))('only users with access can use %s', async (_name, { published, unpublished }) => {
    const { kysely } = library.site.database
    const before = await made()
    for (const who of users) {
      // Each asks more often than one may in so short a time.
      await kysely.deleteFrom('attempt').execute()
      for (const use of unpublished) {
        const { statusCode, headers } = await send(who, use)
        const isRefused = statusCode >= 400 || String(headers.location).startsWith('/login?')
        expect([who, use.url, use.requested.form, isRefused]).toEqual([who, use.url, use.requested.form, true])
      }
    }
    expect(await made()).toBe(before)
    const version = await kysely.selectFrom('version').select('id').orderBy('id').executeTakeFirstOrThrow()
    const comment = await kysely.selectFrom('comment').where('state', '=', 'published').select('id').executeTakeFirst()
    const ids = { versionId: version.id, commentId: comment?.id ?? noId(), key: library.published }
    const { statusCode, body } = await send('author', published(ids))
    expect([statusCode < 400, (await made()) > before], body.slice(0, 1000)).toEqual([true, true])
  })
})

describe('nobody can change what belongs to others', () => {
  test.each(writes.map((write, place) => [`${place + 1}. ${write.route}: ${write.thing}`, write] as const))(
    'only users with access can make the change %s',
    async (_name, write) => {
      const before = await library.stateOf()
      const changed: string[] = []
      for (const who of users.filter(each => !write.may(each))) {
        await send(who, write)
        const now = await library.stateOf()
        changed.push(...thingNames.filter(thing => now[thing] !== before[thing]).map(thing => `${who}: ${thing}`))
        if (changed.length > 0) break
      }
      expect(changed).toEqual([])
      const [who] = users.filter(write.may)
      if (who === undefined) throw new Error(`Nobody may ${write.route}`)
      const { statusCode, body } = await send(who, write)
      expect([statusCode < 400, (await library.stateOf())[write.thing] === before[write.thing]], body.slice(0, 1000)).toEqual([true, false])
    },
  )
})
