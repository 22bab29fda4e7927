import { type FigureServiceName, figureServices } from '../domain/metrics/figures.ts'
import { createAltmetric } from './attention/altmetric.ts'
import { createCrossref } from './citation-counts/crossref.ts'
import { createEuropePmc } from './citation-counts/europe-pmc.ts'
import { createOpenCitations } from './citation-counts/opencitations.ts'
import { createZenodo } from './deposits/zenodo.ts'
import type { FigureService, ServiceAddress } from './figure-service.ts'

const creators = {
  crossref: createCrossref,
  'europe-pmc': createEuropePmc,
  opencitations: createOpenCitations,
  altmetric: createAltmetric,
  zenodo: createZenodo,
} as const satisfies Record<FigureServiceName, (service: ServiceAddress) => FigureService>

/** Those that have an address: none is ever asked without. */
export function createFigureServices(urls: Readonly<Record<FigureServiceName, string | null>>, contact: string | null): FigureService[] {
  return figureServices.flatMap(name => {
    const url = urls[name]
    return url === null ? [] : [creators[name]({ url: url.replace(/\/+$/, ''), contact })]
  })
}
