/** How linking a researcher id ended, as the service that leads back says it (specification, accounts.md section 2 “Researcher-id link pages”). */
export type ResearcherIdOutcome = 'complete' | 'not-found' | 'unauthorised' | 'failed'

const outcomes: ReadonlyMap<string, ResearcherIdOutcome> = new Map([
  ['NO_CONTENT', 'not-found'],
  ['UNAUTHORIZED', 'unauthorised'],
  ['BAD_REQUEST', 'failed'],
  ['INTERNAL_SERVER_ERROR', 'failed'],
])

/** The specification names the values and no parameter: whichever holds one of them, or is one of them, says it. */
export function researcherIdOutcome(query: URLSearchParams): ResearcherIdOutcome {
  for (const [name, value] of query) {
    const outcome = outcomes.get(value) ?? outcomes.get(name)
    if (outcome !== undefined) return outcome
  }
  return 'complete'
}
