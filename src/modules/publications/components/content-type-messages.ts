import type { ArticleType } from '../../../document/metadata/article-type.ts'
import type { ContentType } from '../../../document/metadata/content-type.ts'
import type { MessageKey, Text } from '../../sites/text/text.tsx'

/** The names of one publication of a type, and of a list of them. */
export const contentTypeMessages: Record<ContentType, { one: MessageKey; many: MessageKey }> = {
  ARTICLE: { one: 'type-article', many: 'menu-articles' },
  DOCUMENT: { one: 'type-document', many: 'menu-documents' },
  POSTER: { one: 'type-poster', many: 'menu-posters' },
  SLIDE: { one: 'type-slide', many: 'menu-slides' },
  VIDEO: { one: 'type-video', many: 'menu-videos' },
}

interface Typed {
  contentType: ContentType
  articleType: ArticleType | null
  typeName: string | null
}

/** The label of a publication's type: its article type in the reader's language, else the publisher's own name. */
export function typeLabel({ t }: Pick<Text, 't'>, { contentType, articleType, typeName }: Typed): string {
  if (articleType !== null) return t(`article-type-${articleType}`)
  return typeName ?? t(contentTypeMessages[contentType].one)
}
