import { splitLanguage } from '../../../../core/text/languages.ts'
import { type ContentType, contentTypeOfSegment } from '../../../../document/metadata/content-type.ts'

/** Of the item that a path is about, such as /de/posters/1-101/metrics; null where it is about none. */
export const contentTypeAt = (pathname: string): ContentType | null =>
  contentTypeOfSegment(splitLanguage(pathname).path.split('/')[1] ?? '')
