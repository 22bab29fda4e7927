/**
 * A server that answers as a WordPress 6.1 does, and can be made to fail as one does: totals in headers, errors as
 * `{code, message, data: {status}}`, the specification's paths where it has the plugin for them.
 */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { PostId } from '../../src/core/ids/shared-ids.ts'

type Fields = Record<string, unknown> & { id: number }

export interface FakeWordpress {
  url: string
  posts: Fields[]
  pages: Fields[]
  /** Pages that only its editors see. */
  drafts: Fields[]
  media: Fields[]
  /** Null: its comments are not public. */
  comments: Fields[] | null
  users: Fields[]
  categories: Fields[]
  files: Map<string, Uint8Array>
  /** Answers on the specification's paths, by path behind f1000/v1/; null: there is no such plugin. */
  plugin: Map<string, unknown> | null
  /** well, or how it fails. `silent` never answers. */
  mood: 'well' | 'error' | 'silent' | 'elsewhere' | 'no-rest' | 'html'
  /** The requests with their queries, in order. */
  requested: string[]
  close(): Promise<void>
}

export const rendered = (html: string) => ({ rendered: html, protected: false })
const gmt = '2026-05-04T09:00:00'

export const post = (id: number, slug: string, over: Record<string, unknown> = {}): Fields => ({
  ...{ id, slug, date_gmt: gmt, modified_gmt: gmt, status: 'publish', link: `URL/2026/05/${slug}/`, author: 1, featured_media: 0 },
  ...{
    title: { rendered: slug },
    excerpt: rendered(`<p>About ${slug} [&hellip;]</p>`),
    content: rendered(`<p>${slug}</p>`),
    categories: [1],
  },
  ...over,
})
export const page = (id: number, slug: string, body: string, over: Record<string, unknown> = {}): Fields => ({
  ...{ id, slug, modified_gmt: gmt, link: `URL/${slug}/`, title: { rendered: slug }, content: rendered(body) },
  ...over,
})

/** A comment as the public sees it; `over` adds what only editors see. */
export const comment = (id: number, postId: PostId, html: string, over: Record<string, unknown> = {}): Fields => ({
  ...{
    id,
    post: postId,
    parent: 0,
    author: 0,
    author_name: 'Bo Tile',
    author_url: 'https://bo.example',
    date_gmt: gmt,
    status: 'approved',
  },
  ...{ link: `URL/?p=${postId}#comment-${id}`, content: { rendered: `<p>${html}</p>\n` }, type: 'comment' },
  ...over,
})

export async function startFakeWordpress(): Promise<FakeWordpress> {
  const fake: Omit<FakeWordpress, 'url' | 'close'> = {
    posts: [],
    pages: [],
    drafts: [],
    media: [],
    comments: [],
    users: [{ id: 1, slug: 'ada', name: 'Ada Roof', description: 'Counts &amp; paints lichens.' }],
    categories: [
      { id: 1, slug: 'uncategorized' },
      { id: 2, slug: 'news' },
    ],
    files: new Map(),
    plugin: null,
    mood: 'well',
    requested: [],
  }
  let url = ''
  const server = createServer((request, response) => {
    answer(fake, url, request, response).catch(error => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.')
  url = `http://127.0.0.1:${address.port}`
  return Object.assign(fake, {
    url,
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

async function answer(fake: Omit<FakeWordpress, 'url' | 'close'>, url: string, request: IncomingMessage, response: ServerResponse) {
  const requested = new URL(request.url ?? '/', url)
  fake.requested.push(requested.pathname + requested.search)
  const send = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8', ...headers })
      .end(JSON.stringify(body).replaceAll('URL/', `${url}/`))
  const fail = (status: number, code: string, message: string) => send(status, { code, message, data: { status } })
  switch (fake.mood) {
    case 'silent':
      return
    case 'error':
      return fail(500, 'internal_server_error', '<p>There has been a critical error on this website.</p>')
    case 'elsewhere':
      return response.writeHead(302, { Location: 'http://169.254.169.254/latest/meta-data/' }).end()
    case 'no-rest':
      return fail(401, 'rest_cannot_access', 'The REST API on this site is for members.')
    case 'html':
      return response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!DOCTYPE html><title>Maintenance</title>')
    case 'well':
  }
  const file = fake.files.get(requested.pathname)
  if (file !== undefined) return response.writeHead(200, { 'Content-Type': 'application/octet-stream' }).end(file)
  const [, path = ''] = /^\/wp-json\/(.*?)\/?$/.exec(requested.pathname) ?? []
  if (path === 'jwt-auth/v1/token') return await signIn(request, send, fail)
  const { authorization } = request.headers
  const [, kind, draft] = /^wp\/v2\/(posts|pages)\/(\d+)$/.exec(path) ?? []
  if (draft !== undefined)
    return sendDraft(kind === 'posts' ? fake.posts : [...fake.drafts, ...fake.pages], Number(draft), authorization, send, fail)
  if (/^f1000\/v1\/pages\//.test(path) && authorization !== undefined && authorization !== token)
    return fail(403, 'jwt_auth_invalid_token', 'Expired token')
  const own = /^f1000\/v1\/(.+)$/.exec(path)?.[1]
  if (own !== undefined) {
    const found = fake.plugin?.get(own)
    return found === undefined ? noRoute(fail) : send(200, found)
  }
  if (path === 'wp/v2/comments' && fake.comments === null)
    return fail(401, 'rest_cannot_read', 'Sorry, you are not allowed to read comments.')
  const list = listOf(fake, path)
  return list === null ? noRoute(fail) : sendList(list, requested.searchParams, send, fail)
}

const noRoute = (fail: (status: number, code: string, message: string) => unknown) =>
  fail(404, 'rest_no_route', 'No route was found matching the URL and request method.')

function listOf({ posts, pages, media, comments, users, categories }: Omit<FakeWordpress, 'url' | 'close'>, path: string): Fields[] | null {
  const lists: Record<string, Fields[] | null> = {
    'wp/v2/posts': posts,
    'wp/v2/pages': pages,
    'wp/v2/media': media,
    'wp/v2/comments': comments,
    'wp/v2/users': users,
    'wp/v2/categories': categories,
  }
  return lists[path] ?? null
}

type Send = (status: number, body: unknown, headers?: Record<string, string>) => unknown
type Fail = (status: number, code: string, message: string) => unknown

function sendList(all: Fields[], query: URLSearchParams, send: Send, fail: Fail): unknown {
  const show = Number(query.get('per_page') ?? 10)
  const number = Number(query.get('page') ?? 1)
  if (show > 100) return fail(400, 'rest_invalid_param', 'Invalid parameter(s): per_page')
  const include = query.get('include')?.split(',').map(Number)
  const found = all
    .filter(each => include === undefined || include.includes(each.id))
    .filter(each => query.get('slug') === null || each.slug === query.get('slug'))
    .toSorted((one, other) => {
      if (query.get('orderby') === 'id') return query.get('order') === 'asc' ? one.id - other.id : other.id - one.id
      return query.get('orderby') === 'modified' ? String(other.modified_gmt).localeCompare(String(one.modified_gmt)) : 0
    })
  const pages = Math.ceil(found.length / show)
  if (number > Math.max(1, pages))
    return fail(400, 'rest_post_invalid_page_number', 'The page number requested is larger than the number of pages available.')
  const fields = query.get('_fields')?.split(',')
  const shown = found
    .slice((number - 1) * show, number * show)
    .map(each => (fields === undefined ? each : Object.fromEntries(Object.entries(each).filter(([name]) => fields.includes(name)))))
  return send(200, shown, { 'X-WP-Total': String(found.length), 'X-WP-TotalPages': String(pages) })
}

const token = 'Bearer a.b.c'

function sendDraft(posts: Fields[], id: number, authorization: string | undefined, send: Send, fail: Fail): unknown {
  const found = posts.find(each => each.id === id)
  if (found === undefined) return fail(404, 'rest_post_invalid_id', 'Invalid post ID.')
  if (authorization !== undefined && authorization !== token) return fail(403, 'jwt_auth_invalid_token', 'Expired token')
  return authorization === undefined ? fail(401, 'rest_forbidden', 'Sorry, you are not allowed to do that.') : send(200, found)
}

async function signIn(request: IncomingMessage, send: Send, fail: Fail): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const { username, password } = JSON.parse(text || '{}')
  return username === 'ada' && password === 'slate roofs keep rain out'
    ? send(200, { token: 'a.b.c', user_display_name: 'Ada Roof' })
    : fail(403, '[jwt_auth] incorrect_password', '<strong>Error:</strong> The password you entered is incorrect.')
}
