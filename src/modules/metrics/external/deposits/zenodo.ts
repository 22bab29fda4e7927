import { z } from 'zod'
import type { ServiceEndpoint } from '../../../../core/http/ask-json.ts'
import { askJson } from '../../../../core/http/ask-json.ts'
import type { FigureService } from '../figure-service.ts'

const answerSchema = z.object({
  stats: z.object({ views: z.number().min(0), downloads: z.number().min(0) }),
  links: z.object({ self_html: z.url({ protocol: /^https?$/ }).optional() }).default({}),
})

/** Zenodo's records API, such as https://zenodo.org/api. It is asked only about its own deposits. */
export function createZenodo(service: ServiceEndpoint): FigureService {
  return {
    name: 'zenodo',
    async find(doi, signal) {
      const record = /^10\.5281\/zenodo\.(\d+)$/i.exec(doi)?.[1]
      if (record === undefined) return null
      const answer = await askJson({ service, path: `/records/${record}`, schema: answerSchema, signal })
      if (answer === null) return null
      const { views, downloads } = answer.stats
      return { kind: 'deposit', views: Math.round(views), downloads: Math.round(downloads), url: answer.links.self_html ?? null }
    },
  }
}
