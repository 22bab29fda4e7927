import { splitLanguage } from '../../../../core/text/languages.ts'
import { type ContentType, contentTypeOfSegment } from '../../../../document/metadata/content-type.ts'

/** The content type of the publication that a path such as /de/posters/1-101/metrics belongs to; null for all other paths. */
export const contentTypeAt = (pathname: string): ContentType | null =>
  contentTypeOfSegment(splitLanguage(pathname).path.split('/')[1] ?? '')
