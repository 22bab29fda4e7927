import { href } from '../../../../core/http/href.ts'
import type { ContentType } from '../../../../document/metadata/content-type.ts'

/** Path segments of the authors' previews (specification, reading.md section 2.1), which does not name those of articles and videos. */
export const authorPaths = {
  ARTICLE: 'article',
  DOCUMENT: 'document',
  POSTER: 'poster',
  SLIDE: 'slide',
  VIDEO: 'video',
} as const satisfies Record<ContentType, string>

/** @param id of the version, or of the asset */
export const authorPreviewPath = (contentType: ContentType, id: number): string =>
  href('/author/:contentType/preview/:previewContentId', { contentType: authorPaths[contentType], previewContentId: id })
