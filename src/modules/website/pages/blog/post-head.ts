/** Builds the JSON-LD in the head of a post's page, for loaders. */
import type { RouterContextProvider } from 'react-router'
import { jsonLdHtml } from '../../../publications/domain/metadata/head-html.ts'
import { metadataSiteOf } from '../../../publications/domain/metadata/item-metadata.ts'
import type { HeadData } from '../../../publications/pages/item-head.ts'
import { blogAuthorPath, sectionPath } from '../../../sites/domain/blog-paths.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { headPlaceholder, placeholdersContext } from '../../../sites/pages/placeholders.tsx'
import type { Post } from '../../domain/blog/blog.ts'
import { postJsonLd } from '../../domain/blog/post-json-ld.ts'

/** @param path of the post without a language prefix, because editors write in the platform's own language */
export function describePostInHead(post: Post, path: string, context: Readonly<RouterContextProvider>): HeadData {
  const { platform, origin, forData } = context.get(pageRequestContext)
  const language = platform.languages[0] ?? 'en'
  const authorPath = blogAuthorPath(post.section, post.author.slug, platform.features)
  const listPath = sectionPath(post.section, platform.features)
  const html = jsonLdHtml([postJsonLd({ ...post, path, authorPath, listPath, language }, metadataSiteOf(platform, origin))])
  if (!forData) context.get(placeholdersContext).set(headPlaceholder, html)
  return { name: `${path} ${post.commentCount}`, html: forData ? html : null, picture: null }
}
