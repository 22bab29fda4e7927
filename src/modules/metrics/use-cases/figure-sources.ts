/**
 * The services that provide metrics of a site's publications: those that the installation configures (RECTO_CROSSREF_URL and the others),
 * and for
 * attention the site's own, if it has one (`additionalDetails.altmetricUrl`). The metrics of each URL are stored separately.
 */

import type { PlatformFacts } from '../../sites/domain/platform.ts'
import { type FigureServiceName, type FigureSource, figureServices } from '../domain/figures.ts'

/** The URL of each service; null: it is not asked. */
export type ServiceUrls = Readonly<Record<FigureServiceName, string | null>>

const withoutSlash = (url: string): string => url.replace(/\/+$/, '')

export function figureSourcesOf(
  installation: ServiceUrls,
  { additionalDetails }: Pick<PlatformFacts, 'additionalDetails'>,
): FigureSource[] {
  const altmetric = additionalDetails.altmetricUrl === null ? null : withoutSlash(additionalDetails.altmetricUrl)
  return figureServices.flatMap(service => {
    const named = installation[service] === null ? null : withoutSlash(installation[service])
    if (service === 'altmetric' && altmetric !== null && altmetric !== named) return [{ service, url: altmetric }]
    return named === null ? [] : [{ service, url: '' }]
  })
}

/** All services of the installation and its sites, each once. */
export function allFigureSources(installation: ServiceUrls, platforms: Iterable<Pick<PlatformFacts, 'additionalDetails'>>): FigureSource[] {
  const found = new Map<string, FigureSource>()
  for (const platform of platforms)
    for (const source of figureSourcesOf(installation, platform)) found.set(`${source.service} ${source.url}`, source)
  return [...found.values()]
}
