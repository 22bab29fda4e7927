/** What a reader looks for, as a tree that names no search engine's syntax. */

/** The fields of a search-in row, in the order in which they are offered (specification, reading.md section 2.2). */
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
  /** Words in any order, each of which must stand in the scope. With `prefix`, the last of them may be the beginning of a word. */
  | { kind: 'words'; scope: SearchScope; text: string; prefix: boolean }
  /** Words side by side, in their order. */
  | { kind: 'phrase'; scope: SearchScope; text: string }
  | { kind: 'and'; parts: readonly SearchTree[] }
  | { kind: 'or'; parts: readonly SearchTree[] }
  | { kind: 'not'; part: SearchTree }
