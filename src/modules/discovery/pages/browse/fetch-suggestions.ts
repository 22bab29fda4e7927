import { type SearchSuggestion, suggestionKinds } from '../../domain/search/search-suggestion.ts'

const kinds: ReadonlySet<unknown> = new Set(suggestionKinds)

/** @throws where the site does not answer */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<SearchSuggestion[]> {
  const response = await fetch(`/api/suggestions?${new URLSearchParams({ text })}`, { signal })
  if (!response.ok) throw new Error(`Suggestions were answered with ${response.status}.`)
  return readSuggestions(await response.json())
}

/** @param answer of GET /api/suggestions; what is no suggestion is left out */
export function readSuggestions(answer: unknown): SearchSuggestion[] {
  if (typeof answer !== 'object' || answer === null || !('suggestions' in answer) || !Array.isArray(answer.suggestions)) return []
  return answer.suggestions.filter(isSuggestion)
}

function isSuggestion(value: unknown): value is SearchSuggestion {
  if (typeof value !== 'object' || value === null) return false
  if (!('kind' in value && 'text' in value && 'path' in value)) return false
  // A path of this site, and of no other that begins with two slashes.
  const isPath = typeof value.path === 'string' && /^\/(?![/\\])/.test(value.path)
  return kinds.has(value.kind) && typeof value.text === 'string' && value.text !== '' && isPath
}
