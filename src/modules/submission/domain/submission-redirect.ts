/** Where the author area takes over (specification, reading.md section 2.4): its addresses, without a language prefix. */
import { type ContentType, contentTypes } from '../../../document/metadata/content-type.ts'

/** Type words in addresses of the author area: lower case and singular. */
export const submissionPathSegments = {
  ARTICLE: 'article',
  DOCUMENT: 'document',
  POSTER: 'poster',
  SLIDE: 'slide',
  VIDEO: 'video',
} as const satisfies Record<ContentType, string>

/** The type that a word of an address names, or null. */
export function contentTypeOfWord(word: string): ContentType | null {
  return contentTypes.find(type => submissionPathSegments[type] === word) ?? null
}

export interface SubmissionChoice {
  /** The id of the subject; null where none was chosen or none is offered. */
  ontologyTermId: number | null
  /** The gateway's url, which is the last part of its address; null outside gateways. */
  channel: string | null
}

export const noChoice: SubmissionChoice = { ontologyTermId: null, channel: null }

/**
 * To publish something of one type.
 * The specification gives this address a channel alone. A subject goes along where one had to be chosen: it would be lost otherwise.
 */
export const startOfType = (type: ContentType, choice: SubmissionChoice = noChoice): string =>
  `/author/${submissionPathSegments[type]}/new${queryOf(choice)}`

/** To publish something whose type the author area asks for. */
export const startOfAny = (choice: SubmissionChoice = noChoice): string => `/author/submit/new${queryOf(choice)}`

export const newVersionAddress = '/my/submissions?st=p'
export const draftAddress = '/my/submissions?st=o'

/** What `st` of /my/submissions asks for. */
export type SubmissionsTask = 'newVersion' | 'draft'

/** Null: for the list of what was submitted. */
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
 * An address of the author area where a platform has it on another host (additionalDetails.submission); the address itself where not.
 * @param host with or without a path
 */
export function inAuthorArea(address: string, host: string | null): string {
  if (host === null) return address
  const { origin, pathname } = new URL(host)
  return origin + pathname.replace(/\/+$/, '') + address
}
