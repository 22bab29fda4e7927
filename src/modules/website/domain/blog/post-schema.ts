/** The schema of the form of a post is used in the browser and on the server. */
import type { FieldError } from '../../../../core/forms/message-keys.ts'
import { allOf, maximumLength, required } from '../../../../core/forms/rules.ts'
import { anyText, groupOf, ruledLine, ruledText } from '../../../../core/forms/schema-errors.ts'
import type { BlogSection } from '../../../sites/domain/blog-paths.ts'
import { maxBodyLength } from '../site-pages/forms/page-limits.ts'
import { type PublishingSetting, publishAtRule } from '../site-pages/forms/publishing-entries.ts'
import { htmlRule } from '../site-pages/html-entry.ts'
import { maxAuthorNameLength, maxExcerptLength, maxPostTitleLength, maxSlugLength } from './post-limits.ts'
import { isSlug, slugFromWords } from './slug.ts'

export interface PostSetting extends PublishingSetting {
  /** The sections are those of the site. */
  sections: readonly BlogSection[]
  authors: readonly { id: number }[]
}

/** A post without a slug gets the one that its title makes. */
export const slugOfPost = ({ title, slug }: { title: string; slug: string }): string => slug || slugFromWords(title)

const invalid = (key: string): FieldError => ({ key, values: {} })

export function postSchema({ sections, authors, ...publishing }: PostSetting) {
  /** An unknown author counts as none. */
  const hasAuthor = (post: { author: string }): boolean => authors.some(({ id }) => String(id) === post.author)
  return groupOf(
    {
      title: ruledLine(allOf(required(''), maximumLength('', maxPostTitleLength))),
      excerpt: ruledLine(maximumLength('', maxExcerptLength)),
      body: ruledText(htmlRule(maxBodyLength)),
      publishAt: anyText(),
      section: ruledText(entry => (sections.some(section => section === entry) ? null : invalid('content-choice-wrong'))),
      slug: ruledLine(maximumLength('', maxSlugLength)),
      author: anyText(),
      authorName: ruledLine(maximumLength('', maxAuthorNameLength)),
      act: anyText(),
    },
    {
      publishAt: post => publishAtRule(post, publishing),
      slug: post => (post.title === '' || isSlug(slugOfPost(post)) ? null : invalid('content-slug-wrong')),
      author: post => (hasAuthor(post) || post.authorName !== '' ? null : invalid('content-author-missing')),
      authorName: post =>
        hasAuthor(post) || post.authorName === '' || isSlug(slugFromWords(post.authorName)) ? null : invalid('content-author-name-wrong'),
    },
  )
}
