export interface PanelNumbers {
  views: number
  downloads: number
  /** By the service that found most; left out where none has said anything. */
  citations?: number
}

/** Null where they cannot be had, for whatever reason. */
export async function fetchNumbers(contentId: number, signal: AbortSignal): Promise<PanelNumbers | null> {
  try {
    const response = await fetch(`/api/metrics?contentId=${contentId}`, { signal })
    return response.ok ? readNumbers(await response.json()) : null
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
