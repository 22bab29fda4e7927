/**
 * What the actions of the access table open: for each, resources with their facts, and the pages, calls and lists by which they are asked
 * for. tests/api/access-matrix.test.ts asks those of single resources for users with every role, in every scope, who take part in
 * them or not, and the others for memberships.
 */

import { type AccessSite, type Action, may, maySomewhere, rolesThatMay } from '../../src/core/access/access.ts'
import { type Membership, membershipRoles } from '../../src/core/access/memberships.ts'
import type { ParticipantRole } from '../../src/core/access/participant-roles.ts'
import { roles } from '../../src/core/access/roles.ts'
import { anonymous, type SignedIn, type User } from '../../src/core/access/user.ts'
import { noId } from '../../src/core/ids/id.ts'
import {
  firstId,
  gatewayId,
  otherGatewayId,
  type PrivateLibrary,
  type Requested,
  type Thing,
  thingOf,
  type Who,
} from './private-library.ts'
import { signedInAs } from './user.ts'

/** What a request has to be answered with. */
export type Expected = 'open' | 'sign in' | 'closed' | 'missing' | 'conflict'

interface Route {
  /** Of a list, everybody whom its screen is open to gets an answer, which has the resource or not. */
  by: 'page' | 'call' | 'list'
  url: string
  requested?: Requested
  /** The action that the screen itself needs, where it is another one. */
  screen?: Action
  /** Who may not is told that there is nothing, instead of being refused or asked to sign in. */
  isHidden?: true
  /** Who is not signed in is refused instead of being asked to sign in. */
  isRefused?: true
  /** How somebody who may do it to the resource is answered; 200 where it is left out. */
  status?: number
}

interface Resource {
  /** Its word is in what is shown of it. */
  thing: Thing
  participants: Partial<Record<Who, ParticipantRole>>
  /** Who knows that it is there. */
  knownTo: readonly ParticipantRole[]
  /** Whether it belongs to the gateway `gatewayId`. */
  isOfGateway: boolean
}

export interface Row {
  /** Null for what is of a whole site or of the installation: then a route is open or closed. */
  resource: Resource | null
  routes: readonly Route[]
}

const [first, third] = [firstId, firstId + 2]
const version: Resource = {
  thing: 'next version of what is published',
  participants: { author: 'author', 'another author': 'author-of-another-version', ROLE_RESEARCH_REFEREE: 'reviewer' },
  ...{ knownTo: ['author'], isOfGateway: true },
}
const pending: Resource = {
  ...{ thing: 'version that awaits its screening', participants: { author: 'author' }, knownTo: ['author'], isOfGateway: true },
}
const asset: Resource = { ...pending, thing: 'unpublished asset' }
const comment: Resource = {
  thing: 'waiting comment',
  participants: { 'comment writer': 'commenter', 'another author': 'author' },
  ...{ knownTo: ['commenter'], isOfGateway: true },
}
const gatewayPage: Resource = { thing: 'draft page of a gateway', participants: {}, knownTo: [], isOfGateway: true }
const page: Resource = { ...gatewayPage, thing: 'page that is a draft', isOfGateway: false }
const post: Resource = { ...page, thing: 'post that is a draft' }

const json = (body: object): Requested => ({ method: 'POST', json: body })
const form = (entries: Record<string, string>): Requested => ({ method: 'POST', form: entries })
const screen = (by: Route['by'], url: string, more: Partial<Route> = {}): Row => ({ resource: null, routes: [{ by, url, ...more }] })
const pageRow = (resource: Resource, id: number): Row => ({
  resource,
  routes: [
    { by: 'list', url: '/my/content?search=unseen' },
    { by: 'page', url: `/my/content/pages/${id}` },
    { by: 'page', url: `/my/content/pages/${id}/revisions` },
    { by: 'page', url: `/staticContentPreview/${id}`, isRefused: true },
    // It is not scheduled, so that nothing changes.
    { by: 'call', url: `/my/content/pages/${id}`, requested: form({ act: 'unschedule' }), status: 303 },
  ],
})

/** @param hashes of the files of the version and of the asset that are not published */
export const accessTable = (hashes: { version: string; asset: string }): Readonly<Record<Action, readonly Row[]>> => ({
  'preview a version': [
    {
      resource: version,
      routes: [
        { by: 'page', url: `/editor/version/preview/${third}` },
        { by: 'list', url: '/my/dashboard', screen: 'see my dashboard' },
      ],
    },
  ],
  'preview an asset': [{ resource: asset, routes: [{ by: 'page', url: `/editor/assets/preview/${first}` }] }],
  'preview as an author': [screen('page', '/author/poster/preview/999999')],
  'see unpublished work': [
    {
      resource: version,
      routes: [
        { by: 'page', url: `/author/article/preview/${third}`, screen: 'preview as an author' },
        { by: 'call', url: `/restricted-files/version/${third}/${hashes.version}/v1.xml`, isHidden: true },
      ],
    },
    {
      resource: asset,
      routes: [
        { by: 'page', url: `/author/poster/preview/${first}`, screen: 'preview as an author' },
        { by: 'call', url: `/restricted-files/asset/${first}/${hashes.asset}/notes.txt`, isHidden: true },
      ],
    },
  ],
  'open the editor': [{ resource: version, routes: [{ by: 'page', url: `/editor/version/${third}` }] }],
  'set an editorial status': [
    {
      resource: version,
      routes: [
        { by: 'page', url: `/my/versions/${third}/status` },
        // Whoever may is answered that it needs a DOI, and nothing changes.
        {
          ...{ by: 'call', url: `/api/versions/${third}/status`, status: 409 },
          requested: json({ status: 'SENT_TO_VERSION_OF_RECORD', reason: 'It is asked for.' }),
        },
      ],
    },
  ],
  'read drafts': [
    {
      resource: version,
      routes: [
        { by: 'call', url: `/api/versions/${third}?publishedOnly=false`, isRefused: true },
        { by: 'list', url: `/api/versions?id=${third}&publishedOnly=false`, isRefused: true },
      ],
    },
    { resource: asset, routes: [{ by: 'call', url: `/api/assets/${first}/authors?publishedOnly=false`, isRefused: true }] },
  ],
  'see my details': [screen('page', '/my/user-details'), screen('call', '/api/user/details')],
  'see my submissions': [screen('page', '/my/submissions')],
  'see what I follow': [screen('page', '/my/email-alerts')],
  'see my reviewing': [screen('page', '/my/referee')],
  'see my dashboard': [screen('page', '/my/dashboard')],
  'pre-screen content': [{ resource: pending, routes: [{ by: 'list', url: '/my/pre-screening?status=PENDING&pageNumber=1' }] }],
  track: [screen('call', '/api/tracking/content')],
  comment: [screen('call', '/comment/addToPost', { requested: form({}), isRefused: true })],
  'suggest an organisation': [screen('call', '/api/affiliations', { requested: json({ name: 'House of Roofs' }) })],
  'look after organisations': [screen('call', '/api/affiliations/suggested')],
  'moderate comments': [
    {
      resource: comment,
      routes: [
        { by: 'list', url: '/my/moderation' },
        { by: 'page', url: `/my/moderation/${first}` },
        // It stays as it is.
        { by: 'call', url: `/my/moderation/${first}`, requested: form({ act: 'leave' }), status: 303 },
      ],
    },
  ],
  'see to bounces': [screen('page', '/my/bounces')],
  'give roles': [screen('page', '/my/dashboard/roles'), screen('call', '/api/accounts')],
  'edit site content': [
    screen('page', '/my/content/menu'),
    screen('list', '/my/content/media'),
    screen('list', '/my/content/posts'),
    { resource: post, routes: [{ by: 'page', url: `/my/content/posts/${first}` }] },
    { resource: post, routes: [{ by: 'page', url: `/blogPreview/${first}`, isRefused: true }] },
  ],
  'edit pages': [pageRow(gatewayPage, firstId + 3), pageRow(page, first)],
  'see to failed jobs': [screen('list', '/my/dashboard/jobs')],
  'read the outbox': [screen('list', '/outbox', { isHidden: true })],
})

const participants = ['author', 'another author', 'comment writer', 'ROLE_RESEARCH_REFEREE'] as const

interface MatrixSetting extends Pick<PrivateLibrary, 'accounts'> {
  /** The key of the site. */
  site: string
}

interface NamedUser {
  name: string
  /** As whom they take part in resources; null: in none. */
  who: Who | null
  user: User
}

/**
 * Everybody for whom an action is asked of a resource: each role, memberships of each scope, and participants with and without a role. Of
 * screens, roles are asked for in roles-and-routes.test.ts, and only memberships here.
 */
export function usersOf(action: Action, resource: Resource | null, { site, accounts }: MatrixSetting): NamedUser[] {
  const as = (who: Who, held: Partial<SignedIn> = {}): SignedIn => ({ ...signedInAs(), accountId: accounts[who] ?? noId(), ...held })
  const held = rolesThatMay(action)
  const role = membershipRoles.find(each => held.includes(each)) ?? 'ROLE_RESEARCH_PUBLISHER'
  const other = membershipRoles.find(each => !held.includes(each)) ?? role
  const member = (name: string, membership: Membership): [string, Partial<SignedIn>] => [
    `${membership.role} of ${name}`,
    { memberships: [membership] },
  ]
  const ofGateway = member('the gateway', { role, site, gatewayId })
  const memberships = [
    member('the site', { role, site, gatewayId: null }),
    ofGateway,
    member('the gateway', { role: other, site, gatewayId }),
    member('another gateway', { role, site, gatewayId: otherGatewayId }),
    member('another site', { role, site: 'gates', gatewayId: null }),
  ]
  const [ofAccount = 'ROLE_SUPER_EDITOR'] = held.toSorted(
    (one, two) => Number(two === 'ROLE_SUPER_EDITOR') - Number(one === 'ROLE_SUPER_EDITOR'),
  )
  const withRoles: [string, Partial<SignedIn>][] = [['no role', {}], [ofAccount, { roles: [ofAccount] }], ofGateway]
  return [
    { name: 'anonymous', who: null, user: anonymous },
    ...(resource === null ? [ofAccount] : roles).map(each => ({ name: each, who: null, user: as('ROLE_USER', { roles: [each] }) })),
    ...memberships.map(([name, over]) => ({ name, who: null, user: as('ROLE_USER', over) })),
    ...participants
      .filter(who => resource?.participants[who] !== undefined)
      .flatMap(who => withRoles.map(([name, over]) => ({ name: `${who} with ${name}`, who, user: as(who, over) }))),
  ]
}

/** The facts of the table, by the rule of the access table. */
export function expectedFor({ user, who }: NamedUser, action: Action, { resource, route, site }: Request): Expected {
  if (route.isHidden !== true && user.kind === 'anonymous') return route.isRefused ? 'closed' : 'sign in'
  if (route.isHidden !== true && !maySomewhere(user, route.screen ?? action, site)) return 'closed'
  if (resource === null) return maySomewhere(user, action, site) ? 'open' : 'missing'
  const taken = who === null ? undefined : resource.participants[who]
  const facts = { site, gateways: resource.isOfGateway ? [gatewayId] : [], participantRoles: taken === undefined ? [] : [taken] }
  if (may(user, action, facts)) return 'open'
  if (route.by === 'list' || taken === undefined || !resource.knownTo.includes(taken)) return 'missing'
  return may(user, action, { ...facts, participantRoles: [] }) ? 'conflict' : 'closed'
}

interface Request {
  resource: Resource | null
  route: Route
  site: AccessSite
}

/** What a response says, in the same words. */
export function answerTo(
  { resource, route }: Pick<Request, 'resource' | 'route'>,
  { statusCode, headers, body }: Answer,
): Expected | string {
  const isShown = resource !== null && body.includes(String(thingOf(resource.thing).word))
  const said = (outcome: Expected): Expected | string => (isShown ? `${outcome}, and shows it` : outcome)
  if (statusCode === 401 || (statusCode === 302 && String(headers.location).startsWith('/login'))) return said('sign in')
  if (statusCode === 403) return said(/You (?:are an author|have reviewed|wrote)/.test(body) ? 'conflict' : 'closed')
  if (resource === null) return route.isHidden && statusCode === 404 ? 'missing' : statusCode < 500 ? 'open' : String(statusCode)
  if (statusCode === 404) return said('missing')
  if (route.by === 'list') return statusCode === 200 ? (isShown ? 'open' : 'missing') : String(statusCode)
  // A call, and the page of the editor, answer without what they are about.
  return statusCode === (route.status ?? 200) ? 'open' : String(statusCode)
}

type Answer = Awaited<ReturnType<PrivateLibrary['ask']>>
