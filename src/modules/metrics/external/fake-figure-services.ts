/** A fake for tests: a server that answers as the services do, and can be made to fail as they do. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FigureServiceName } from '../domain/figures.ts'

/** The behaviour of later answers: normal, or one of the ways in which services fail. `silent` never answers. */
export type Mood = 'well' | 'unknown' | 'error' | 'busy' | 'malformed' | 'surprising' | 'silent'

export interface FakeFigureServices {
  urls: Record<FigureServiceName, string>
  /** The requested URLs in order, with their queries. */
  requested: string[]
  mood: Mood
  close(): Promise<void>
}

const citedWork = { id: '38000001', source: 'MED', doi: '10.5555/recto.308.2', citedByCount: 7 }
const answers: [RegExp, unknown][] = [
  [/^\/crossref\/works\/10\.5555/, { status: 'ok', message: { 'is-referenced-by-count': 12, title: ['A title'] } }],
  [/^\/europe-pmc\/search\?.*10\.5555/, { hitCount: 1, resultList: { result: [citedWork] } }],
  [/^\/europe-pmc\/search/, { hitCount: 0, resultList: { result: [] } }],
  [/^\/opencitations\/citation-count\/doi:10\.5555/, [{ count: '9' }]],
  [
    /^\/altmetric\/doi\/10\.5555/,
    {
      score: 41.35,
      details_url: 'https://www.altmetric.com/details/1',
      cited_by_msm_count: 3,
      cited_by_tweeters_count: 28,
      cited_by_posts_count: 31,
      readers: { citeulike: '0', mendeley: '57', connotea: '0' },
    },
  ],
  [/^\/zenodo\/records\/123$/, { stats: { views: 310, downloads: 42 }, links: { self_html: 'https://zenodo.org/records/123' } }],
]

export async function startFakeFigureServices(): Promise<FakeFigureServices> {
  const fake: Omit<FakeFigureServices, 'urls' | 'close'> = { requested: [], mood: 'well' }
  const server = createServer((request, response) => {
    const url = decodeURIComponent(request.url ?? '')
    fake.requested.push(url)
    const answer = (status: number, body: string, headers: Record<string, string> = {}) => response.writeHead(status, headers).end(body)
    switch (fake.mood) {
      case 'well': {
        const [, found] = answers.find(([pattern]) => pattern.test(url)) ?? []
        return found === undefined ? answer(404, 'Not Found') : answer(200, JSON.stringify(found), { 'Content-Type': 'application/json' })
      }
      case 'unknown':
        return answer(404, 'Not Found')
      case 'error':
        return answer(500, '<html>')
      case 'busy':
        return answer(429, '', { 'Retry-After': '60' })
      case 'malformed':
        return answer(200, '<!DOCTYPE html><title>Maintenance</title>')
      case 'surprising':
        return answer(200, '{"message":{"is-referenced-by-count":"many"},"score":null,"resultList":{},"stats":[]}')
      case 'silent':
        return
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = addressOf(server.address())
  const at = (name: FigureServiceName) => `http://127.0.0.1:${port}/${name}`
  return Object.assign(fake, {
    urls: {
      crossref: at('crossref'),
      'europe-pmc': at('europe-pmc'),
      opencitations: at('opencitations'),
      altmetric: at('altmetric'),
      zenodo: at('zenodo'),
    },
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.')
  return address
}
