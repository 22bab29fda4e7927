/** The five content types and their path segments (specification, reading.md sections 2.1 and 3). */
export const contentTypes = ['ARTICLE', 'DOCUMENT', 'POSTER', 'SLIDE', 'VIDEO'] as const
export type ContentType = (typeof contentTypes)[number]

/** Plural path segments, as in /articles and /browse/articles. */
export const contentTypeSegments = {
  ARTICLE: 'articles',
  DOCUMENT: 'documents',
  POSTER: 'posters',
  SLIDE: 'slides',
  VIDEO: 'videos',
} as const satisfies Record<ContentType, string>

export function contentTypeOfSegment(segment: string): ContentType | null {
  return contentTypes.find(type => contentTypeSegments[type] === segment) ?? null
}
