import type { ServiceEndpoint } from '../../../core/http/ask-json.ts'
import type { FigureServiceName, FigureSource } from '../domain/figures.ts'
import { createAltmetric } from './attention/altmetric.ts'
import { createCrossref } from './citation-counts/crossref.ts'
import { createEuropePmc } from './citation-counts/europe-pmc.ts'
import { createOpenCitations } from './citation-counts/opencitations.ts'
import { createZenodo } from './deposits/zenodo.ts'
import type { FigureService } from './figure-service.ts'

const creators = {
  crossref: createCrossref,
  'europe-pmc': createEuropePmc,
  opencitations: createOpenCitations,
  altmetric: createAltmetric,
  zenodo: createZenodo,
} as const satisfies Record<FigureServiceName, (service: ServiceEndpoint) => FigureService>

export interface ConfiguredService {
  source: FigureSource
  service: FigureService
}

/** Creates the services that have a URL, from the site or the installation; the others are never called. */
export function createFigureServices(
  sources: readonly FigureSource[],
  installation: Readonly<Record<FigureServiceName, string | null>>,
  contact: string | null,
): ConfiguredService[] {
  return sources.flatMap(source => {
    const url = source.url || installation[source.service]
    return url === null ? [] : [{ source, service: creators[source.service]({ url: url.replace(/\/+$/, ''), contact }) }]
  })
}
