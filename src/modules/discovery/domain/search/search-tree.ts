/** A parsed search, independent of any search engine's syntax. */

/** The fields of a search-in row, in the order of the form (specification, reading.md section 2.2). */
export const searchScopes = [
  'all',
  'title',
  'abstract',
  'authors',
  'affiliations',
  'fullText',
  'reports',
  'subject',
  'comments',
  'commenterName',
  'reviewerName',
  'grantInformation',
  'competingInterests',
] as const
export type SearchScope = (typeof searchScopes)[number]

export type SearchTree =
  /** Words in any order, all of which the scope must contain. With `prefix`, the last one may be the beginning of a word. */
  | { kind: 'words'; scope: SearchScope; text: string; prefix: boolean }
  /** Consecutive words in the given order. */
  | { kind: 'phrase'; scope: SearchScope; text: string }
  | { kind: 'and'; parts: readonly SearchTree[] }
  | { kind: 'or'; parts: readonly SearchTree[] }
  | { kind: 'not'; part: SearchTree }
