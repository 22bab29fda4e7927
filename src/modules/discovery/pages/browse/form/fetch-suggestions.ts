import { type SearchSuggestion, suggestionKinds } from '../../../domain/search/search-suggestion.ts'

const kinds: ReadonlySet<unknown> = new Set(suggestionKinds)

/** @throws where the server does not respond */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<SearchSuggestion[]> {
  const response = await fetch(`/api/suggestions?${new URLSearchParams({ text })}`, { signal })
  if (!response.ok) throw new Error(`Suggestions were answered with ${response.status}.`)
  return readSuggestions(await response.json())
}

/** @param answer of GET /api/suggestions; invalid suggestions are left out */
export function readSuggestions(answer: unknown): SearchSuggestion[] {
  if (typeof answer !== 'object' || answer === null || !('suggestions' in answer) || !Array.isArray(answer.suggestions)) return []
  return answer.suggestions.filter(isSuggestion)
}

function isSuggestion(value: unknown): value is SearchSuggestion {
  if (typeof value !== 'object' || value === null) return false
  if (!('kind' in value && 'text' in value && 'path' in value)) return false
  // Accepts only paths of this site: two slashes would begin another host.
  const isPath = typeof value.path === 'string' && /^\/(?![/\\])/.test(value.path)
  return kinds.has(value.kind) && typeof value.text === 'string' && value.text !== '' && isPath
}
