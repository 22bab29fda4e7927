import type { ArticleType } from '../../../document/metadata/article-type.ts'
import type { ContentType } from '../../../document/metadata/content-type.ts'
import type { Text } from '../../sites/text/text.tsx'
import { articleTypeKeys } from './article-type-keys.ts'
import { contentTypeMessages } from './content-type-messages.ts'

interface Typed {
  contentType: ContentType
  articleType: ArticleType | null
  typeName: string | null
}

/** The label of a publication's type: its article type in the reader's language, else the publisher's own name. */
export function typeLabel({ t }: Pick<Text, 't'>, { contentType, articleType, typeName }: Typed): string {
  if (articleType !== null) return t(articleTypeKeys[articleType])
  return typeName ?? t(contentTypeMessages[contentType].one)
}
