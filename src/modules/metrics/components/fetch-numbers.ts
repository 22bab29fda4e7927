import type { ContentId } from '../../../core/ids/shared-ids.ts'
import type { ReportId } from '../../publications/domain/ids.ts'

export interface PanelNumbers {
  views: number
  downloads: number
  /** The count of the service that found most; absent where no service has answered. */
  citations?: number
}

/** Null where they cannot be had, for whatever reason. */
export const fetchNumbers = (contentId: ContentId, signal: AbortSignal): Promise<PanelNumbers | null> =>
  ask(`/api/metrics?contentId=${contentId}`, readNumbers, signal)

/** Views of a report's own page; null as above. */
export const fetchReportViews = (reportId: ReportId, signal: AbortSignal): Promise<number | null> =>
  ask(`/api/metrics/report?reportId=${reportId}`, answer => (isRecord(answer) ? count(answer.numberOfViews) : null), signal)

async function ask<Numbers>(url: string, read: (answer: unknown) => Numbers | null, signal: AbortSignal): Promise<Numbers | null> {
  try {
    const response = await fetch(url, { signal })
    return response.ok ? read(await response.json()) : null
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const count = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

/** @param answer of GET /api/metrics; anything else has no numbers */
export function readNumbers(answer: unknown): PanelNumbers | null {
  if (!isRecord(answer) || !isRecord(answer.totals)) return null
  const sources = Object.values(answer.totals).filter(isRecord)
  const sum = (...fields: string[]) => sources.reduce((all, source) => fields.reduce((one, field) => one + count(source[field]), all), 0)
  const cited = Array.isArray(answer.cited) ? answer.cited.filter(isRecord).map(each => count(each.count)) : []
  return {
    views: sum('numberOfViews'),
    downloads: sum('numberOfPdfDownloads', 'numberOfXmlDownloads', 'numberOfOtherDownloads'),
    ...(cited.length > 0 && { citations: Math.max(...cited) }),
  }
}
