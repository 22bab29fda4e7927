import { z } from 'zod'
import type { ServiceEndpoint } from '../../../../core/http/ask-json.ts'
import { askJson } from '../../../../core/http/ask-json.ts'
import type { FigureService } from '../figure-service.ts'

const answerSchema = z.array(z.object({ count: z.coerce.number().int().min(0) }))

/** OpenCitations' index, such as https://api.opencitations.net/index/v2. Of a DOI that it does not know it counts none. */
export function createOpenCitations(service: ServiceEndpoint): FigureService {
  return {
    name: 'opencitations',
    async find(doi, signal) {
      const answer = await askJson({ service, path: `/citation-count/doi:${encodeURIComponent(doi)}`, schema: answerSchema, signal })
      const [counted] = answer ?? []
      return counted === undefined ? null : { kind: 'citations', count: counted.count, url: null }
    },
  }
}
