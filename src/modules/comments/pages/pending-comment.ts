import { splitLanguage } from '../../../core/text/languages.ts'
import { contentTypeAt } from '../../publications/domain/content/content-type-at.ts'
import { parseItemKey } from '../../publications/domain/content/item-path.ts'
import { sectionAt } from '../../sites/domain/blog-paths.ts'
import { type PageContext, pageRequestContext } from '../../sites/pages/context.ts'
import { addCommentHash } from '../domain/comment.ts'
import { commentsContext } from './context.ts'

/** The title of what a reader is about to comment on; null where the page is no form for a comment. @param page its path, with query and fragment */
export async function titleOfPendingComment(context: PageContext, page: string): Promise<string | null> {
  const { pathname, hash } = new URL(page, 'http://localhost')
  const { path } = splitLanguage(pathname)
  if (!path.endsWith('/comments') && hash !== addCommentHash) return null
  const { platform } = context.get(pageRequestContext)
  const { comments } = context.get(commentsContext)
  const [, , named = ''] = path.split('/')
  const section = sectionAt(path)
  const [contentType, key] = [contentTypeAt(path), parseItemKey(named)]
  if (section === null && (contentType === null || key === null)) return null
  const found =
    section !== null
      ? await comments.post(platform, section, named)
      : contentType !== null && key !== null
        ? await comments.item(platform, contentType, key)
        : null
  return found?.kind === 'found' ? found.item.item.title : null
}
