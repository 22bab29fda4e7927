/** In the order in which they are shown. */
export const suggestionKinds = ['title', 'author', 'subject', 'gateway'] as const

/**
 * What a reader may be about to type in the search box. `GET /api/suggestions?text=…` answers `{ suggestions: SearchSuggestion[] }`, in the
 * order in which they are shown; those of one kind stand together.
 */
export interface SearchSuggestion {
  kind: (typeof suggestionKinds)[number]
  /** Plain text, as it is written on the item. */
  text: string
  /**
   * Where choosing it leads, from the site's root and without a language prefix: the item of a title, the list of an author's items, the
   * page of a subject or a gateway.
   */
  path: string
}
