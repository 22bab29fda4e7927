/** ResearcherIDs, and how linking one ended (specification, accounts.md section 2 “Researcher-id link pages”). */

/** A Web of Science ResearcherID such as AAB-1234-2020. */
export type ResearcherId = string & { readonly researcherId: unique symbol }

const isResearcherId = (text: string): text is ResearcherId => /^[A-Z]{1,3}-\d{4}-(?:19|20)\d{2}$/.test(text)

/** Null for whatever is none. */
export function readResearcherId(text: string): ResearcherId | null {
  const normalised = text.trim().toUpperCase()
  return isResearcherId(normalised) ? normalised : null
}

export type ResearcherIdOutcome = 'complete' | 'not-found' | 'unauthorised' | 'failed'

/** The failures that the page's URL can carry; without one of them, the link succeeded. */
export type ResearcherIdFailure = 'NO_CONTENT' | 'UNAUTHORIZED' | 'BAD_REQUEST' | 'INTERNAL_SERVER_ERROR'

const outcomes: ReadonlyMap<string, ResearcherIdOutcome> = new Map<ResearcherIdFailure, ResearcherIdOutcome>([
  ['NO_CONTENT', 'not-found'],
  ['UNAUTHORIZED', 'unauthorised'],
  ['BAD_REQUEST', 'failed'],
  ['INTERNAL_SERVER_ERROR', 'failed'],
])

/** The specification gives the values and no parameter name: any parameter with one of them as value or name counts. */
export function researcherIdOutcome(query: URLSearchParams): ResearcherIdOutcome {
  for (const [name, value] of query) {
    const outcome = outcomes.get(value) ?? outcomes.get(name)
    if (outcome !== undefined) return outcome
  }
  return 'complete'
}

/** The message that the pop-up window posts to the page that opened it, which parses it (specification, the same section). */
export interface ResearcherIdMessage {
  task: 'publons-login'
  success: boolean
}

/** Null for messages about something else. */
export function readResearcherIdMessage(message: unknown): ResearcherIdMessage | null {
  if (typeof message !== 'object' || message === null || !('task' in message) || !('success' in message)) return null
  return message.task === 'publons-login' ? { task: 'publons-login', success: message.success === true } : null
}
