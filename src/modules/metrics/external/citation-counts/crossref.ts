import { z } from 'zod'
import type { ServiceEndpoint } from '../../../../core/http/ask-json.ts'
import { askJson } from '../../../../core/http/ask-json.ts'
import type { FigureService } from '../figure-service.ts'

const answerSchema = z.object({ message: z.object({ 'is-referenced-by-count': z.int().min(0) }) })

/** Crossref's REST API, such as https://api.crossref.org. */
export function createCrossref(service: ServiceEndpoint): FigureService {
  const query = service.contact === null ? '' : `?${new URLSearchParams({ mailto: service.contact })}`
  return {
    name: 'crossref',
    async find(doi, signal) {
      const answer = await askJson({ service, path: `/works/${encodeURIComponent(doi)}${query}`, schema: answerSchema, signal })
      return answer && { kind: 'citations', count: answer.message['is-referenced-by-count'], url: null }
    },
  }
}
