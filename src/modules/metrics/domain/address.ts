import { contentTypeOfSegment } from '../../../document/metadata/content-type.ts'

/** The path of the page with all metrics of a publication. @param path of the publication, without a version */
export const metricsPath = (path: string): string => `${path}/metrics`

/** Whether a page counts as a view: publications' own pages do, previews do not. @param path without a locale */
export function isCountedPage(path: string): boolean {
  return contentTypeOfSegment(path.split('/')[1] ?? '') !== null
}
