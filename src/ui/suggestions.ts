/** An option that can be picked. */
export interface Suggestion {
  id: string
  label: string
  /** Distinguishes it from others of the same name. */
  description?: string
  /** The values of other form fields once it is picked, by field name. */
  fills?: Readonly<Record<string, string>>
}

/** The state of the search for suggestions. */
export type SuggestionsState<Found = Suggestion> =
  /** The text is too short to search for. */
  { kind: 'short' } | { kind: 'loading' } | { kind: 'ready'; suggestions: readonly Found[] } | { kind: 'failed' }

/** Rejects when the request fails; aborted by the signal. */
export type LoadSuggestions<Found = Suggestion> = (query: string, signal: AbortSignal) => Promise<readonly Found[]>

interface SuggesterOptions<Found> {
  /** The minimum length of a query, trimmed (specification, accounts.md section 9). */
  minimumLength: number
  limit: number
  /** Waits for a pause in typing; resolves after it. */
  pause: (signal: AbortSignal) => Promise<void>
  onState: (state: SuggestionsState<Found>) => void
}

/** Fetches suggestions for the latest query only: a response to an older query is dropped. */
export function createSuggester<Found = Suggestion>(
  load: LoadSuggestions<Found>,
  { minimumLength, limit, pause, onState }: SuggesterOptions<Found>,
) {
  let current = new AbortController()
  return {
    async query(text: string): Promise<void> {
      current.abort()
      current = new AbortController()
      const { signal } = current
      const query = text.trim()
      if ([...query].length < minimumLength) return onState({ kind: 'short' })
      onState({ kind: 'loading' })
      const state = await answerTo(query, signal)
      if (!signal.aborted) onState(state)
    },
    stop: () => current.abort(),
  }

  async function answerTo(query: string, signal: AbortSignal): Promise<SuggestionsState<Found>> {
    try {
      await pause(signal)
      if (signal.aborted) return { kind: 'short' }
      return { kind: 'ready', suggestions: (await load(query, signal)).slice(0, limit) }
    } catch {
      return { kind: 'failed' }
    }
  }
}
