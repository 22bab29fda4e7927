/** An option that can be picked. */
export interface Suggestion {
  id: string
  label: string
  /** Tells it from others of the same name. */
  description?: string
  /** The values of other form fields once it is picked, by field name. */
  fills?: Readonly<Record<string, string>>
}

/** The state of the search for suggestions. */
export type SuggestionsState<Found = Suggestion> =
  /** The text is too short to search for. */
  { kind: 'short' } | { kind: 'loading' } | { kind: 'ready'; suggestions: readonly Found[] } | { kind: 'failed' }

/** Rejects when what it asks does not answer; stops when told to. */
export type LoadSuggestions<Found = Suggestion> = (query: string, signal: AbortSignal) => Promise<readonly Found[]>

interface SuggesterOptions<Found> {
  /** Letters of a query, without the space around it (specification, accounts.md section 9). */
  minimumLength: number
  limit: number
  /** Waits for a pause in typing; resolves after it. */
  pause: (signal: AbortSignal) => Promise<void>
  onState: (state: SuggestionsState<Found>) => void
}

/** Asks for suggestions to the latest query alone: an answer that comes after a newer query is dropped. */
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
