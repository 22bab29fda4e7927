/** The metrics of a publication, as pages and the API show them (specification, reading.md section 3). */
import { firstMonth, monthsBetween } from './months.ts'
import type { CountedKind, UsageSource } from './usage.ts'

export interface UsageNumbers {
  numberOfViews: number
  numberOfPdfDownloads: number
  numberOfXmlDownloads: number
  numberOfOtherDownloads: number
  /** Views of the pages of an article's reports, which are not among the views of the article itself. */
  numberOfReportViews: number
}

export interface UsageTotals extends UsageNumbers {
  /** COUNTER's Unique_Item_Investigations and Unique_Item_Requests. */
  uniqueItemInvestigations: number
  uniqueItemRequests: number
}

export interface MonthlyUsage extends UsageNumbers {
  /** 'YYYY-MM'. */
  monthYear: string
}

/** A row as it is stored: one number for each source, kind and month. */
export interface UsageCount {
  source: UsageSource
  kind: CountedKind
  /** 'YYYY-MM'. Counts from before monthly collection began have an earlier month, and are part of the totals only. */
  month: string
  uses: number
}

const fieldOf = {
  view: 'numberOfViews',
  'pdf-download': 'numberOfPdfDownloads',
  'xml-download': 'numberOfXmlDownloads',
  'other-download': 'numberOfOtherDownloads',
  'report-view': 'numberOfReportViews',
  'unique-investigation': 'uniqueItemInvestigations',
  'unique-request': 'uniqueItemRequests',
} as const satisfies Record<CountedKind, keyof UsageTotals>

const noTotals: UsageTotals = {
  numberOfViews: 0,
  numberOfPdfDownloads: 0,
  numberOfXmlDownloads: 0,
  numberOfOtherDownloads: 0,
  numberOfReportViews: 0,
  uniqueItemInvestigations: 0,
  uniqueItemRequests: 0,
}

function sum(counts: readonly UsageCount[]): UsageTotals {
  const totals = { ...noTotals }
  for (const { kind, uses } of counts) totals[fieldOf[kind]] += uses
  return totals
}

/** The total of a source; null where it counted nothing, except for the site's own counts, whose zero is shown too. */
export function totalsOf(counts: readonly UsageCount[], source: UsageSource): UsageTotals | null {
  const own = counts.filter(count => count.source === source)
  return own.length === 0 && source !== 'research' ? null : sum(own)
}

/** Totals of a deposit, as its repository counts them. */
export function depositTotals(deposit: { views: number; downloads: number } | null): UsageTotals | null {
  return deposit && { ...noTotals, numberOfViews: deposit.views, numberOfOtherDownloads: deposit.downloads }
}

export const downloadsIn = ({ numberOfPdfDownloads, numberOfXmlDownloads, numberOfOtherDownloads }: UsageNumbers): number =>
  numberOfPdfDownloads + numberOfXmlDownloads + numberOfOtherDownloads

/**
 * Every month from the first in which any source counted something to the present one, but none before April 2021 (reading.md section 9).
 */
export function monthsCounted(counts: readonly UsageCount[], now: string): string[] {
  const counted = counts.map(({ month }) => month).filter(month => month >= firstMonth)
  const first = counted.reduce((earliest, month) => (month < earliest ? month : earliest), now)
  return counted.length === 0 ? [] : monthsBetween(first, now)
}

/** A source's numbers in each of the months; none at all where it counted nothing in any. */
export function monthlyOf(counts: readonly UsageCount[], source: UsageSource, months: readonly string[]): MonthlyUsage[] {
  const byMonth = Map.groupBy(
    counts.filter(count => count.source === source),
    ({ month }) => month,
  )
  if (!months.some(month => byMonth.has(month))) return []
  return months.map(month => {
    const { uniqueItemInvestigations: _, uniqueItemRequests: __, ...numbers } = sum(byMonth.get(month) ?? [])
    return { monthYear: month, ...numbers }
  })
}
