import type { ContentType } from '../../../document/metadata/content-type.ts'
import type { MessageKey } from '../../sites/text/text.tsx'

/** The names of one publication of a type, and of a list of them. */
export const contentTypeMessages: Record<ContentType, { one: MessageKey; many: MessageKey }> = {
  ARTICLE: { one: 'type-article', many: 'menu-articles' },
  DOCUMENT: { one: 'type-document', many: 'menu-documents' },
  POSTER: { one: 'type-poster', many: 'menu-posters' },
  SLIDE: { one: 'type-slide', many: 'menu-slides' },
  VIDEO: { one: 'type-video', many: 'menu-videos' },
}
