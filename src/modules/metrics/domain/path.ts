import { href } from '../../../core/http/href.ts'
import { type ContentType, contentTypeOfSegment, contentTypeSegments } from '../../../document/metadata/content-type.ts'
import { itemSegment } from '../../publications/domain/content/item-path.ts'

/** The path of the page with all metrics of a publication. */
export const metricsPath = (contentType: ContentType, key: { volume: number; publicationId: number }): string =>
  href(`/${contentTypeSegments[contentType]}/:key/metrics`, { key: itemSegment(key) })

/** Whether a page counts as a view: publications' own pages do, previews do not. @param path without a locale */
export function isCountedPage(path: string): boolean {
  return contentTypeOfSegment(path.split('/')[1] ?? '') !== null
}
