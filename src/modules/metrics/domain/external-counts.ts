/** Counts that another system made: a service that has the items too, or the one that a platform leaves. */
import { z } from 'zod'
import { isMonth } from './months.ts'
import { type CountedKind, usageSources } from './usage.ts'

const count = z.int().min(0).default(0)

export const externalCountsSchema = z.array(
  z.object({
    doi: z.string().startsWith('10.'),
    source: z.enum(usageSources),
    /** Counts of months before April 2021 are part of the totals only. */
    month: z.string().refine(isMonth, 'must be a month such as 2024-05'),
    numberOfViews: count,
    numberOfPdfDownloads: count,
    numberOfXmlDownloads: count,
    numberOfOtherDownloads: count,
  }),
)
export type ExternalCounts = z.infer<typeof externalCountsSchema>[number]

export function kindsOfCounts(counts: ExternalCounts): { kind: CountedKind; uses: number }[] {
  const kinds: { kind: CountedKind; uses: number }[] = [
    { kind: 'view', uses: counts.numberOfViews },
    { kind: 'pdf-download', uses: counts.numberOfPdfDownloads },
    { kind: 'xml-download', uses: counts.numberOfXmlDownloads },
    { kind: 'other-download', uses: counts.numberOfOtherDownloads },
  ]
  return kinds.filter(({ uses }) => uses > 0)
}
