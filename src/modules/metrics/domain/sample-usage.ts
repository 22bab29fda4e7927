/** Numbers for sample content, so that charts can be seen: invented, the same for the same item, and of the shape that real ones have. */

import type { ContentType } from '../../../document/metadata/content-type.ts'
import type { ReportId } from '../../publications/domain/ids.ts'
import type { CountedReportViews } from './count-uses.ts'
import type { FigureServiceName, Figures } from './figures.ts'
import type { UsageCount } from './item-metrics.ts'
import { firstMonth, monthOf, monthsBetween } from './months.ts'

export interface SampledItem {
  contentType: ContentType
  /** Makes the numbers of each publication different. */
  seed: number
  /** 'YYYY-MM-DD'. */
  published: string
}

/** Mulberry32: numbers from 0 to 1 that look like chance. */
function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const mainDownload = {
  ARTICLE: 'pdf-download',
  DOCUMENT: 'pdf-download',
  POSTER: 'pdf-download',
  SLIDE: 'other-download',
  VIDEO: 'other-download',
} as const

/** Many readers at first, then fewer and fewer, with better months and worse. */
export function sampleUsage({ contentType, seed, published }: SampledItem, now: Date): UsageCount[] {
  const chance = chanceFrom(seed)
  const months = monthsBetween(published.slice(0, 7), monthOf(now))
  const start = 60 + chance() * 240
  const counts: UsageCount[] = []
  const add = (source: UsageCount['source'], kind: UsageCount['kind'], month: string, uses: number) => {
    if (uses > 0) counts.push({ source, kind, month, uses })
  }
  if (published.slice(0, 7) < firstMonth) {
    add('research', 'view', '2021-03', Math.round(start * 12))
    add('research', 'pdf-download', '2021-03', Math.round(start * 2))
  }
  months.forEach((month, age) => {
    const views = Math.round((start * (0.6 + 0.8 * chance())) / (1 + age / 4) + 6 * chance())
    const requests = contentType === 'ARTICLE' ? views : 0
    const downloads = Math.round(views * (0.1 + 0.15 * chance()))
    const xml = contentType === 'ARTICLE' ? Math.round(views * 0.03 * chance()) : 0
    add('research', 'view', month, views)
    add('research', mainDownload[contentType], month, downloads)
    add('research', 'xml-download', month, xml)
    add('research', 'unique-investigation', month, Math.round(views * 0.8))
    add('research', 'unique-request', month, Math.round(requests * 0.75) + (contentType === 'ARTICLE' ? 0 : downloads))
    // An article is at PubMed Central some time after it was published here.
    if (contentType === 'ARTICLE' && seed % 3 !== 0 && age > 1) {
      add('pmc', 'view', month, Math.round(views * (0.2 + 0.3 * chance())))
      add('pmc', 'pdf-download', month, Math.round(downloads * 0.3 * chance()))
    }
  })
  return counts
}

/**
 * Views of reports on an article, out of its own numbers: fewer than those, and different for each report.
 * @param reportIds of the article
 * @param counts of the article itself
 */
export function sampleReportViews(reportIds: readonly ReportId[], seed: number, counts: readonly UsageCount[]): CountedReportViews[] {
  const chance = chanceFrom(seed + 2)
  const views = counts.filter(({ source, kind, month }) => source === 'research' && kind === 'view' && month >= firstMonth)
  return reportIds.flatMap(reportId => {
    const share = 0.03 + 0.09 * chance()
    return views.map(({ month, uses }) => ({ reportId, month, views: Math.round(uses * share) })).filter(count => count.views > 0)
  })
}

/** Sums the views of an article's reports by month. */
export function usageOfReports(views: readonly CountedReportViews[]): UsageCount[] {
  return Map.groupBy(views, ({ month }) => month)
    .entries()
    .map(
      ([month, counts]): UsageCount => ({
        source: 'research',
        kind: 'report-view',
        month,
        uses: counts.reduce((sum, count) => sum + count.views, 0),
      }),
    )
    .toArray()
}

export function sampleFigures({ contentType, seed }: SampledItem): { service: FigureServiceName; figures: Figures }[] {
  if (contentType !== 'ARTICLE') return []
  const chance = chanceFrom(seed + 1)
  const cited = Math.round(chance() * 30)
  const mentions = {
    news: Math.round(chance() * 4),
    blogs: Math.round(chance() * 3),
    x: Math.round(chance() * 40),
    bluesky: Math.round(chance() * 20),
  }
  const sources = (['news', 'blogs', 'x', 'bluesky'] as const).flatMap(source =>
    mentions[source] > 0 ? [{ source, count: mentions[source] }] : [],
  )
  const citations = (share: number): Figures => ({ kind: 'citations', count: Math.round(cited * share), url: null })
  return [
    { service: 'crossref', figures: citations(1) },
    { service: 'europe-pmc', figures: citations(0.7) },
    { service: 'opencitations', figures: citations(0.9) },
    {
      service: 'altmetric',
      figures: {
        kind: 'attention',
        score: mentions.news * 8 + mentions.blogs * 5 + Math.ceil(mentions.x / 4) + Math.ceil(mentions.bluesky / 4),
        url: null,
        sources,
        readers: [
          { manager: 'Mendeley', count: 4 + Math.round(chance() * 60) },
          { manager: 'Zotero', count: 1 + Math.round(chance() * 20) },
        ],
      },
    },
  ]
}
