/** Completes stored reports with the HTML that some of them lack. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { RenderedReport } from '../../../../document/html/rendered-article.ts'
import type { StoredReport } from '../../data/peer-review/report.ts'
import { responsesInOrder } from '../../domain/peer-review/responses-in-order.ts'
import { renderStoredVersion } from '../peer-review/render-missing-reports.ts'

type HtmlColumn = 'anchor' | 'titleHtml' | 'peopleHtml' | 'bodyHtml' | 'detailsHtml'
type Complete<Stored> = Omit<Stored, HtmlColumn> & Record<HtmlColumn, string>

type StoredResponse = StoredReport['responses'][number]
export type CompleteReport = Complete<Omit<StoredReport, 'responses'>> & { responses: Complete<StoredResponse>[] }

/** Each version of which a report or response has no HTML is rendered once, from its document. */
export async function withHtml(kysely: Kysely<Schema>, reports: readonly StoredReport[]): Promise<CompleteReport[]> {
  const incomplete = new Set(reports.filter(report => [report, ...report.responses].some(lacksHtml)).map(({ versionId }) => versionId))
  const rendered = new Map<number, readonly RenderedReport[]>()
  for (const versionId of incomplete) rendered.set(versionId, (await renderStoredVersion(kysely, versionId))?.rendered.peerReview ?? [])
  return reports.map(report => {
    const made = rendered.get(report.versionId)?.[report.position]
    const answers = responsesInOrder(made?.responses ?? [])
    return { ...completed(report, made), responses: report.responses.map((response, place) => completed(response, answers[place])) }
  })
}

const lacksHtml = ({ bodyHtml }: Pick<StoredReport, 'bodyHtml'>): boolean => bodyHtml === null

function completed<Stored extends Record<HtmlColumn, string | null>>(stored: Stored, made: RenderedReport | undefined): Complete<Stored> {
  return {
    ...stored,
    anchor: stored.anchor ?? made?.id ?? '',
    titleHtml: stored.titleHtml ?? made?.title ?? '',
    peopleHtml: stored.peopleHtml ?? made?.people ?? '',
    bodyHtml: stored.bodyHtml ?? made?.body ?? '',
    detailsHtml: stored.detailsHtml ?? made?.details ?? '',
  }
}
