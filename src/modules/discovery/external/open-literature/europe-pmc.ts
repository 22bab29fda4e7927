/** The open-literature feed over Europe PMC's REST search, such as https://www.ebi.ac.uk/europepmc/webservices/rest. */

import { z } from 'zod'
import type { ServiceEndpoint } from '../../../../core/http/ask-json.ts'
import { askJson, ServiceFailure } from '../../../../core/http/ask-json.ts'
import { createBreaker } from '../../../../core/http/breaker.ts'
import { tryAgain } from '../../../../core/http/try-again.ts'
import { safeInlineHtml } from '../../../../core/text/inline-html.ts'
import { normaliseLine } from '../../../../core/text/normalise-line.ts'
import { truncate } from '../../../../core/text/truncate.ts'
import { readDoi } from '../../../../document/metadata/identifiers.ts'
import type { ExternalItem } from '../../domain/search/external-item.ts'
import { europePmcQuery, europePmcQueryOf } from './europe-pmc-query.ts'
import { firstCursor, type OpenLiterature } from './open-literature.ts'

/** Milliseconds per attempt. */
const timeout = 4000
/** The service allows ten requests per second. */
const maxConcurrent = 10
/** Sorts by the date of publication, as far as the service knows it. */
const newestFirst = 'P_PDATE_D desc'

/** The service omits fields that a work has no value for. */
const line = z.string().max(100_000).optional()
const workSchema = z.object({
  id: z.string().regex(/^[!-~]{1,100}$/),
  source: z.string().regex(/^[A-Z]{3}$/),
  title: line,
  authorString: line,
  journalTitle: line,
  journalVolume: line,
  pageInfo: line,
  pubYear: z.union([line, z.number().transform(String)]),
  doi: line,
})

const answerSchema = z.union([
  z.object({
    hitCount: z.int().min(0),
    /** At the end of the results it is missing or the same as the request's. */
    nextCursorMark: z.string().min(1).max(2000).optional(),
    /** A URL with the cursor in it. It is not followed, because it may lead anywhere. */
    nextPageUrl: z.string().max(10_000).optional(),
    resultList: z.object({ result: z.array(z.unknown()).max(1000) }),
  }),
  // The service responds with only the version to queries that it does not understand, and sometimes to valid ones.
  z.object({ version: z.string(), hitCount: z.undefined().optional() }),
])

interface Requested {
  query: string
  cursor: string
  pageSize: number
  resultType: 'lite' | 'idlist'
}

export function createEuropePmcSearch(service: ServiceEndpoint): OpenLiterature {
  const breaker = createBreaker({ name: 'The open-literature feed' })

  async function ask({ query, cursor, pageSize, resultType }: Requested, signal: AbortSignal) {
    const parameters = new URLSearchParams({
      query,
      cursorMark: cursor,
      pageSize: String(pageSize),
      resultType,
      format: 'json',
      sort: newestFirst,
    })
    const answer = await askJson({ service, path: `/search?${parameters}`, schema: answerSchema, signal, timeout })
    if (answer === null)
      throw new ServiceFailure('away', `There is no ${service.url}/search: see that the address is that of the REST service`)
    if (!('resultList' in answer)) {
      // A first page may work if tried again; a rejected cursor never does.
      throw new ServiceFailure(cursor === firstCursor ? 'away' : 'refused', `${service.url} did not take the question`)
    }
    const { hitCount, nextCursorMark, nextPageUrl, resultList } = answer
    const next = nextCursorMark ?? URL.parse(nextPageUrl ?? '')?.searchParams.get('cursorMark') ?? null
    const isEnd = next === cursor || resultList.result.length < pageSize
    return { works: resultList.result, total: hitCount, nextCursor: isEnd ? null : next }
  }
  let underWay = 0
  async function askWell(requested: Requested, signal: AbortSignal) {
    if (underWay >= maxConcurrent) throw new ServiceFailure('busy', `${service.url} is asked too much at once`)
    underWay += 1
    try {
      return await breaker.run(() => tryAgain(() => ask(requested, signal), signal))
    } finally {
      underWay -= 1
    }
  }

  return {
    async search({ tree, cursor, show }, signal) {
      const requested: Requested = { query: europePmcQuery(tree), cursor, pageSize: show, resultType: 'lite' }
      const { works, total, nextCursor } = await askWell(requested, signal)
      return { items: works.flatMap(translate), total, nextCursor }
    },
    async skip({ tree, cursor, count }, signal) {
      return (await askWell({ query: europePmcQuery(tree), cursor, pageSize: count, resultType: 'idlist' }, signal)).nextCursor
    },
    async find(key, signal) {
      const requested: Requested = { query: europePmcQueryOf(key), cursor: firstCursor, pageSize: 5, resultType: 'lite' }
      const { works } = await askWell(requested, signal)
      return works.flatMap(translate).find(({ source, id }) => source === key.source && id === key.id) ?? null
    },
  }
}

/** @returns nothing for an invalid work, so that one of them does not lose the others */
function translate(work: unknown): ExternalItem[] {
  const parsed = workSchema.safeParse(work)
  if (!parsed.success) return []
  const { id, source, title = '', authorString = '', journalTitle, journalVolume, pageInfo, pubYear, doi } = parsed.data
  return [
    {
      source,
      id,
      titleHtml: safeInlineHtml(title.trim().replace(/(?<![.])\.$/, '')),
      authorString: normaliseLine(authorString),
      journalTitle: orNull(journalTitle),
      journalVolume: orNull(journalVolume),
      pageInfo: orNull(pageInfo),
      pubYear: orNull(pubYear),
      doi: doi === undefined ? null : readDoi(normaliseLine(doi)),
    },
  ]
}

const maxFactLength = 300

function orNull(text: string | undefined): string | null {
  const normalised = truncate(normaliseLine(text ?? ''), maxFactLength)
  return normalised === '' ? null : normalised
}
