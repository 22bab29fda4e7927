import { z } from 'zod'
import type { ServiceEndpoint } from '../../../../core/http/ask-json.ts'
import { askJson } from '../../../../core/http/ask-json.ts'
import type { FigureService } from '../figure-service.ts'

const answerSchema = z.object({
  resultList: z.object({
    result: z.array(z.object({ id: z.string(), source: z.string(), doi: z.string().optional(), citedByCount: z.int().min(0).optional() })),
  }),
})

/** Europe PMC's articles API, such as https://www.ebi.ac.uk/europepmc/webservices/rest. */
export function createEuropePmc(service: ServiceEndpoint): FigureService {
  return {
    name: 'europe-pmc',
    async find(doi, signal) {
      // A quotation mark in a DOI would end the phrase.
      const query = new URLSearchParams({ query: `DOI:"${doi.replaceAll('"', '')}"`, format: 'json', resultType: 'lite', pageSize: '5' })
      const answer = await askJson({ service, path: `/search?${query}`, schema: answerSchema, signal })
      const work = answer?.resultList.result.find(each => each.doi?.toLowerCase() === doi.toLowerCase())
      if (work?.citedByCount === undefined) return null
      const { source, id, citedByCount } = work
      return {
        kind: 'citations',
        count: citedByCount,
        url: `https://europepmc.org/article/${encodeURIComponent(source)}/${encodeURIComponent(id)}#impact`,
      }
    },
  }
}
