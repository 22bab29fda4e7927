/** URLs of the author area (specification, reading.md section 2.4), without a language prefix. */
import { href } from '../../../core/http/href.ts'
import { type ContentType, contentTypes } from '../../../document/metadata/content-type.ts'

/** Content types in URLs of the author area: lower case and singular. */
export const submissionPathSegments = {
  ARTICLE: 'article',
  DOCUMENT: 'document',
  POSTER: 'poster',
  SLIDE: 'slide',
  VIDEO: 'video',
} as const satisfies Record<ContentType, string>

/** Reads a content type from a URL of the author area; null where it is unknown. */
export function contentTypeOfWord(word: string): ContentType | null {
  return contentTypes.find(type => submissionPathSegments[type] === word) ?? null
}

export interface SubmissionChoice {
  /** The id of the subject; null where none was chosen or none is offered. */
  ontologyTermId: number | null
  /** The gateway's slug; null outside gateways. */
  channel: string | null
}

export const noChoice: SubmissionChoice = { ontologyTermId: null, channel: null }

/**
 * The URL that starts a submission of one type. The specification gives it only the channel; the subject is added, because a chosen one
 * would be lost otherwise.
 */
export const startOfType = (type: ContentType, choice: SubmissionChoice = noChoice): string =>
  href('/author/:contentType/new', { contentType: submissionPathSegments[type] }) + queryOf(choice)

/** The URL that starts a submission whose type the author area asks for. */
export const startOfAny = (choice: SubmissionChoice = noChoice): string => href('/author/submit/new') + queryOf(choice)

export const newVersionHref = `${href('/my/submissions')}?st=p`
export const draftHref = `${href('/my/submissions')}?st=o`

/** The task that the query parameter `st` of /my/submissions selects. */
export type SubmissionsTask = 'newVersion' | 'draft'

/** @returns null for the list of submissions */
export function submissionsTask(st: string | null): SubmissionsTask | null {
  if (st === 'p') return 'newVersion'
  return st === 'o' ? 'draft' : null
}

function queryOf({ ontologyTermId, channel }: SubmissionChoice): string {
  const query = new URLSearchParams()
  if (ontologyTermId !== null) query.set('ontologyTermId', String(ontologyTermId))
  if (channel !== null) query.set('channel', channel)
  return query.size === 0 ? '' : `?${query}`
}

/**
 * Moves a path of the author area to the platform's other host (additionalDetails.submission), if it has one.
 * @param host with or without a path
 */
export function inAuthorArea(path: string, host: string | null): string {
  if (host === null) return path
  const { origin, pathname } = new URL(host)
  return origin + pathname.replace(/\/+$/, '') + path
}
