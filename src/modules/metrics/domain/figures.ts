/** Metrics of other services by DOI (specification, reading.md section 3): citations, attention, and the use of a deposit. */

export const citationServices = ['crossref', 'europe-pmc', 'opencitations'] as const
export const figureServices = [...citationServices, 'altmetric', 'zenodo'] as const
export type FigureServiceName = (typeof figureServices)[number]

/** A service as a site uses it. */
export interface FigureSource {
  service: FigureServiceName
  /** Empty: the installation's URL. Else the site's own URL, without a trailing slash. */
  url: string
}

/** The names that pages show. */
export const serviceNames = {
  crossref: 'Crossref',
  'europe-pmc': 'Europe PMC',
  opencitations: 'OpenCitations',
  altmetric: 'Altmetric',
  zenodo: 'Zenodo',
} as const satisfies Record<FigureServiceName, string>

/** The sources that mention a publication, in the order of pages. */
export const attentionSources = ['news', 'blogs', 'policy', 'patents', 'wikipedia', 'videos', 'x', 'bluesky', 'facebook', 'reddit'] as const
export type AttentionSource = (typeof attentionSources)[number]

export interface CitationFigures {
  kind: 'citations'
  count: number
  /** The list of the citing works, where the service has one for people. */
  url: string | null
}

export interface AttentionFigures {
  kind: 'attention'
  score: number
  url: string | null
  /** The sources with at least one mention. */
  sources: { source: AttentionSource; count: number }[]
  /** Reference managers by their own names, with at least one reader each. */
  readers: { manager: string; count: number }[]
}

export interface DepositFigures {
  kind: 'deposit'
  views: number
  downloads: number
  url: string | null
}

export type Figures = CitationFigures | AttentionFigures | DepositFigures

/** The answer of a service, and its date. */
export interface KnownFigures {
  service: FigureServiceName
  figures: Figures
  /** 'YYYY-MM-DD', in UTC. */
  asOf: string
}

export interface ShownFigures {
  /** Metrics are in the order of the services. */
  citations: (CitationFigures & { service: FigureServiceName; asOf: string })[]
  attention: (AttentionFigures & { service: FigureServiceName; asOf: string }) | null
  deposit: (DepositFigures & { service: FigureServiceName; asOf: string }) | null
}

/** Arranges the answers in the sections of a page. */
export function arrangeFigures(known: readonly KnownFigures[]): ShownFigures {
  const inOrder = figureServices.flatMap(service => known.filter(each => each.service === service))
  const shown: ShownFigures = { citations: [], attention: null, deposit: null }
  for (const { service, asOf, figures } of inOrder) {
    switch (figures.kind) {
      case 'citations':
        shown.citations.push({ ...figures, service, asOf })
        break
      case 'attention':
        shown.attention ??= { ...figures, service, asOf }
        break
      case 'deposit':
        shown.deposit ??= { ...figures, service, asOf }
        break
    }
  }
  return shown
}

const day = 86_400_000
/** The metrics of a service are fresh for so many milliseconds. */
const fresh = day

/** Whether a service has to be asked again. @param foundAt null where it never answered */
export const isStale = (foundAt: Date | null, now: Date): boolean => foundAt === null || now.getTime() - foundAt.getTime() > fresh

const minute = 60_000

/** The delay before a service is asked again after consecutive failures, in milliseconds: a minute, doubled each time, at most a day. */
export function retryDelayAfter(failures: number): number {
  return Math.min(minute * 2 ** Math.max(0, failures - 1), day)
}
