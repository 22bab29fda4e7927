/**
 * Which services say something of a site's publications: those that the installation names (RECTO_CROSSREF_URL and the others), and for
 * attention the site's own where it names one (`additionalDetails.altmetricUrl`). Each has its figures kept apart.
 */

import type { PlatformFacts } from '../../sites/domain/platform.ts'
import { type FigureServiceName, type FigureSource, figureServices } from '../domain/figures.ts'

/** Where the installation has each service asked; null: nowhere. */
export type ServiceAddresses = Readonly<Record<FigureServiceName, string | null>>

const withoutSlash = (address: string): string => address.replace(/\/+$/, '')

export function figureSourcesOf(
  installation: ServiceAddresses,
  { additionalDetails }: Pick<PlatformFacts, 'additionalDetails'>,
): FigureSource[] {
  const altmetric = additionalDetails.altmetricUrl === null ? null : withoutSlash(additionalDetails.altmetricUrl)
  return figureServices.flatMap(service => {
    const named = installation[service] === null ? null : withoutSlash(installation[service])
    if (service === 'altmetric' && altmetric !== null && altmetric !== named) return [{ service, url: altmetric }]
    return named === null ? [] : [{ service, url: '' }]
  })
}

/** Whom the installation asks, each once, for any of its sites. */
export function allFigureSources(
  installation: ServiceAddresses,
  platforms: Iterable<Pick<PlatformFacts, 'additionalDetails'>>,
): FigureSource[] {
  const found = new Map<string, FigureSource>()
  for (const platform of platforms)
    for (const source of figureSourcesOf(installation, platform)) found.set(`${source.service} ${source.url}`, source)
  return [...found.values()]
}
