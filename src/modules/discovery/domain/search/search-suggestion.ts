/** The order in which suggestions are shown. */
export const suggestionKinds = ['title', 'author', 'subject', 'gateway'] as const

/**
 * A completion for the search box. `GET /api/suggestions?text=…` responds with `{ suggestions: SearchSuggestion[] }`, in the order in which
 * they are shown, grouped by kind.
 */
export interface SearchSuggestion {
  kind: (typeof suggestionKinds)[number]
  /** Plain text, as written on the publication. */
  text: string
  /**
   * The path to open, without a language prefix: the publication of a title, the list of an author's publications, the page of a subject or
   * a gateway.
   */
  path: string
}
