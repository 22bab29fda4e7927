import { z } from 'zod'
import { idOf } from '../../../core/http/api/parameters.ts'
import { idSchema } from '../../../core/ids/id-schema.ts'
import type { ContentId } from '../../../core/ids/shared-ids.ts'
import { contentTypes } from '../../../document/metadata/content-type.ts'
import type { ReportId } from '../../publications/domain/ids.ts'
import { attentionSources, figureServices } from '../domain/figures.ts'
import { eventTypes } from '../domain/usage.ts'

export const metricsQuerySchema = z.object({ contentId: idOf<ContentId>() })

export const monthlyQuerySchema = z.object({
  contentId: idOf<ContentId>(),
  source: z
    .enum(['research', 'pmc'], { error: 'must be research or pmc' })
    .optional()
    .describe('One source alone; both where it is left out.'),
})

const count = z.int().min(0)
const numbers = {
  numberOfViews: count,
  numberOfPdfDownloads: count,
  numberOfXmlDownloads: count,
  numberOfOtherDownloads: count,
  numberOfReportViews: count.describe('Of the pages of reports on an article: not among its views.'),
}

const totals = z.object({
  ...numbers,
  uniqueItemInvestigations: count.describe('COUNTER 5.1: visits in which the item was used in any way.'),
  uniqueItemRequests: count.describe('COUNTER 5.1: visits in which its content itself was seen or taken.'),
})

const exampleOfTotals = {
  research: {
    numberOfViews: 1840,
    numberOfPdfDownloads: 412,
    numberOfXmlDownloads: 17,
    numberOfOtherDownloads: 9,
    numberOfReportViews: 74,
    uniqueItemInvestigations: 1502,
    uniqueItemRequests: 1377,
  },
  pmc: null,
  zenodo: null,
}

export const totalsSchema = z
  .object({
    research: totals.nullable().describe('Counted by this platform.'),
    pmc: totals.nullable().describe('Counted by PubMed Central; null where nothing is known.'),
    zenodo: totals.nullable().describe('Counted by Zenodo; null where nothing is known.'),
  })
  .meta({ id: 'MetricsTotals', examples: [exampleOfTotals] })

const month = z.object({ monthYear: z.string().describe('Such as 2024-05, in UTC; never before 2021-04.'), ...numbers })

export const monthlySchema = z.object({ research: z.array(month).optional(), pmc: z.array(month).optional() }).meta({
  id: 'MonthlyMetrics',
  examples: [
    {
      research: [
        {
          monthYear: '2024-05',
          numberOfViews: 96,
          numberOfPdfDownloads: 31,
          numberOfXmlDownloads: 2,
          numberOfOtherDownloads: 0,
          numberOfReportViews: 4,
        },
        {
          monthYear: '2024-06',
          numberOfViews: 310,
          numberOfPdfDownloads: 84,
          numberOfXmlDownloads: 3,
          numberOfOtherDownloads: 1,
          numberOfReportViews: 11,
        },
      ],
      pmc: [],
    },
  ],
})

const asOf = z.iso.date().describe('When the service said so.')
const service = z.enum(figureServices)

export const metricsSchema = z
  .object({
    contentId: z.int(),
    viewsAndDownloads: count.describe('At all sources together.'),
    reports: count.describe('By reviewers.'),
    cited: z.array(z.object({ service, count, asOf })).describe('By the citation services that the platform asks.'),
    discussed: z.array(z.object({ source: z.enum(attentionSources), count })),
    saved: z.array(z.object({ manager: z.string(), count })).describe('Readers by reference manager.'),
    urls: z.array(z.object({ service, url: z.string() })).describe('Where the services tell more.'),
    altmetrics: z.object({ service, score: z.number(), asOf }).nullable(),
    totals: totalsSchema,
    sampleContent: z.boolean().describe('The numbers belong to sample content, and are invented.'),
  })
  .meta({
    id: 'Metrics',
    examples: [
      {
        contentId: 412,
        viewsAndDownloads: 2278,
        reports: 2,
        cited: [{ service: 'crossref', count: 6, asOf: '2024-11-04' }],
        discussed: [{ source: 'news', count: 1 }],
        saved: [{ manager: 'Mendeley', count: 14 }],
        urls: [{ service: 'altmetric', url: 'https://www.altmetric.com/details/1' }],
        altmetrics: { service: 'altmetric', score: 12.5, asOf: '2024-11-04' },
        totals: exampleOfTotals,
        sampleContent: false,
      },
    ],
  })

export const reportMetricsQuerySchema = z.object({ reportId: idOf<ReportId>() })

export const reportMetricsSchema = z
  .object({
    reportId: z.int(),
    contentId: z.int().describe('The article that it speaks of.'),
    numberOfViews: count.describe('Of the page of the report.'),
  })
  .meta({ id: 'ReportMetrics', examples: [{ reportId: 93, contentId: 412, numberOfViews: 37 }] })

const highestVersion = 9999

export const eventSchema = z
  .object({
    contentId: idSchema<ContentId>(),
    contentType: z.enum(contentTypes),
    eventType: z.enum(eventTypes),
    timestamp: z
      .union([z.iso.datetime({ offset: true }), z.int().min(0).max(8_640_000_000_000_000)])
      .describe('When it happened, by the browser: ISO 8601, or milliseconds since 1970. The server counts by its own clock.'),
    versionNumber: z.int().min(1).max(highestVersion).optional().describe('Of an article; the current one where it is left out.'),
    reportId: idSchema<ReportId>().optional().describe('Of a report on the article, where its own page is seen.'),
  })
  .refine(({ reportId, contentType, eventType }) => reportId === undefined || (contentType === 'ARTICLE' && eventType === 'VIEW'), {
    path: ['reportId'],
    error: 'goes with a VIEW of an ARTICLE alone',
  })

export const acceptedSchema = z.object({ accepted: z.literal(true) })
