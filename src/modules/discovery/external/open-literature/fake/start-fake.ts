/** A fake of Europe PMC's REST search for tests and development, which can also be made to fail like the service. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readQuery } from './read-query.ts'
import { type FakeWork, fakeWorks } from './works.ts'

/**
 * The mood says how the next responses behave: as usual, or as one of the failures of services. `empty` is the real one's response to
 * queries that it does not understand, and sometimes to valid ones. `silent` never responds, `cut` closes the connection halfway, `endless`
 * sends more than any client reads.
 */
export type OpenLiteratureMood = 'well' | 'error' | 'busy' | 'malformed' | 'surprising' | 'empty' | 'silent' | 'cut' | 'endless'

export interface FakeOpenLiterature {
  /** The service's URL. */
  url: string
  /** The parameters of the requests, in order. */
  requested: URLSearchParams[]
  mood: OpenLiteratureMood
  /** This many responses follow the mood, later ones are normal. Null: all of them do. */
  times: number | null
  /** Whether responses contain the next cursor itself, or only the next page's URL. */
  namesCursor: boolean
  /** Milliseconds before each answer. */
  delay: number
  close(): Promise<void>
}

const version = '6.9'

/** @param port 0 for a free one */
export async function startFakeOpenLiterature(port = 0): Promise<FakeOpenLiterature> {
  const state: Omit<FakeOpenLiterature, 'url' | 'close'> = { requested: [], mood: 'well', times: null, delay: 0, namesCursor: true }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname !== '/search') {
      response.writeHead(404).end('Not Found')
      return
    }
    state.requested.push(searchParams)
    const { mood } = state
    if (state.times !== null && mood !== 'well') {
      state.times -= 1
      if (state.times <= 0) Object.assign(state, { mood: 'well', times: null })
    }
    setTimeout(() => respond(response, { mood, requested: searchParams, namesCursor: state.namesCursor }), state.delay)
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const { port: taken } = portOf(server.address())
  return Object.assign(state, {
    url: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

interface Requested extends Pick<FakeOpenLiterature, 'mood' | 'namesCursor'> {
  requested: URLSearchParams
}

function respond(response: ServerResponse, { mood, requested, namesCursor }: Requested): void {
  const send = (status: number, type: string, body: string) => response.writeHead(status, { 'Content-Type': type }).end(body)
  switch (mood) {
    case 'well':
      send(200, 'application/json', JSON.stringify(answer(requested, namesCursor) ?? { version }))
      break
    case 'error':
      send(503, 'text/html', '<html>')
      break
    case 'busy':
      send(429, 'text/plain', '')
      break
    case 'malformed':
      send(200, 'text/html', '<!DOCTYPE html><title>Maintenance</title>')
      break
    case 'surprising':
      send(200, 'application/json', JSON.stringify({ version, hitCount: 'many', resultList: { result: [{ id: 7 }] } }))
      break
    case 'empty':
      send(200, 'application/json', JSON.stringify({ version }))
      break
    case 'silent':
      break
    case 'cut':
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' })
      response.write('{"version":')
      response.destroy()
      break
    case 'endless':
      response.writeHead(200, { 'Content-Type': 'application/json' })
      sendOn(response, 'x'.repeat(1024 * 1024))
      break
  }
}

function sendOn(response: ServerResponse, chunk: string): void {
  if (response.destroyed) return
  if (response.write(chunk)) setImmediate(() => sendOn(response, chunk))
  else response.once('drain', () => sendOn(response, chunk))
}

/** @returns null for queries that the service answers with nothing but its version */
function answer(requested: URLSearchParams, namesCursor: boolean): unknown {
  const query = requested.get('query') ?? ''
  const cursor = requested.get('cursorMark') ?? '*'
  const pageSize = Number(requested.get('pageSize') ?? 25)
  const resultType = requested.get('resultType') ?? 'lite'
  const sort = requested.get('sort') ?? ''
  const matches = readQuery(query)
  const from = cursor === '*' ? 0 : placeOf(cursor)
  const isAnswered = requested.get('format') === 'json' && /^(P_PDATE_D|CITED) (asc|desc)$/.test(sort) && pageSize >= 1 && pageSize <= 1000
  if (matches === null || from === null || !isAnswered) return null
  const found = fakeWorks.filter(matches)
  const works = found.slice(from, from + pageSize)
  const next = from + works.length < found.length ? cursorAt(from + works.length) : undefined
  const nextPage = new URLSearchParams({ query, cursorMark: next ?? '', resultType, pageSize: String(pageSize), format: 'json', sort })
  return {
    version,
    hitCount: found.length,
    ...(next !== undefined && namesCursor && { nextCursorMark: next }),
    ...(next !== undefined && { nextPageUrl: `https://www.ebi.ac.uk/europepmc/webservices/rest/search?${nextPage}` }),
    request: { queryString: query, resultType, cursorMark: cursor, pageSize, sort, synonym: false },
    resultList: { result: works.map(work => (resultType === 'idlist' ? idsOf(work) : work)) },
  }
}

const idsOf = ({ id, source, pmid }: FakeWork) => ({ id, source, ...(pmid !== undefined && { pmid }) })

/** Cursors are opaque, like the real ones. */
const cursorAt = (place: number): string => Buffer.from(`AoJw+${place}/=`).toString('base64')

function placeOf(cursor: string): number | null {
  const [, place] = /^AoJw\+(\d+)\/=$/.exec(Buffer.from(cursor, 'base64').toString()) ?? []
  return place === undefined ? null : Number(place)
}

function portOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.')
  return address
}
