import { z } from 'zod'
import type { ServiceEndpoint } from '../../../../core/http/ask-json.ts'
import { askJson } from '../../../../core/http/ask-json.ts'
import type { AttentionFigures, AttentionSource } from '../../domain/figures.ts'
import type { FigureService } from '../figure-service.ts'

const count = z.coerce.number().int().min(0).default(0)

/** The service’s fields, and what they count. */
const fields = {
  news: 'cited_by_msm_count',
  blogs: 'cited_by_feeds_count',
  policy: 'cited_by_policies_count',
  patents: 'cited_by_patents_count',
  wikipedia: 'cited_by_wikipedia_count',
  videos: 'cited_by_videos_count',
  x: 'cited_by_tweeters_count',
  bluesky: 'cited_by_bluesky_count',
  facebook: 'cited_by_fbwalls_count',
  reddit: 'cited_by_rdts_count',
} as const satisfies Record<AttentionSource, string>

const answerSchema = z.object({
  score: z.number().min(0),
  details_url: z.url({ protocol: /^https?$/ }).nullish(),
  readers: z.record(z.string(), count).default({}),
  ...Object.fromEntries(Object.values(fields).map(field => [field, count] as const)),
})
const countsSchema = z.record(z.string(), z.unknown())

/** Altmetric’s details API, such as https://api.altmetric.com/v1, or another service that answers like it. */
export function createAltmetric(service: ServiceEndpoint): FigureService {
  return {
    name: 'altmetric',
    async find(doi, signal) {
      const answer = await askJson({ service, path: `/doi/${encodeURI(doi)}`, schema: answerSchema, signal })
      return answer && translate(answer)
    },
  }
}

const named = (manager: string): string => manager.charAt(0).toUpperCase() + manager.slice(1)

function translate(answer: z.output<typeof answerSchema>): AttentionFigures {
  const counts = countsSchema.parse(answer)
  const sources = Object.entries(fields).flatMap(([source, field]) => {
    const found = Number(counts[field])
    return found > 0 && isSource(source) ? [{ source, count: found }] : []
  })
  const readers = Object.entries(answer.readers).flatMap(([manager, readerCount]) =>
    readerCount > 0 ? [{ manager: named(manager), count: readerCount }] : [],
  )
  return { kind: 'attention', score: Math.ceil(answer.score), url: answer.details_url ?? null, sources, readers }
}

const isSource = (source: string): source is AttentionSource => Object.hasOwn(fields, source)
