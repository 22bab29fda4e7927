import { contentTypeOfSegment } from '../../../document/metadata/content-type.ts'

/** Where all numbers of an item are shown. @param path the item's own, without a version */
export const metricsPath = (path: string): string => `${path}/metrics`

/** Whether seeing a page is a use of the item on it: of the item's own page, and not of a preview. @param path without a language */
export function isCountedPage(path: string): boolean {
  return contentTypeOfSegment(path.split('/')[1] ?? '') !== null
}
