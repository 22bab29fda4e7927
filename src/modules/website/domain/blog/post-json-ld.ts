/** Describes a post of the blog or the news in schema.org terms. */

import type { MetadataSite } from '../../../publications/domain/metadata/item-metadata.ts'
import { compact, type JsonLd } from '../../../publications/domain/metadata/json-ld-parts.ts'
import type { Post } from './blog.ts'

export interface DescribedPost extends Pick<Post, 'section' | 'title' | 'excerpt' | 'date' | 'author' | 'thumbnail' | 'commentCount'> {
  /** The post's path. */
  path: string
  authorPath: string
  listPath: string
  language: string
}

export function postJsonLd(post: DescribedPost, site: MetadataSite): JsonLd {
  const { section, title, excerpt, date, author, thumbnail, commentCount, path, authorPath, listPath, language } = post
  const url = site.origin + path
  return compact({
    '@type': section === 'news' ? 'NewsArticle' : 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: title,
    description: excerpt,
    inLanguage: language,
    datePublished: date.toISOString(),
    author: { '@type': 'Person', name: author.name, url: site.origin + authorPath },
    image: thumbnail && {
      '@type': 'ImageObject',
      url: site.origin + thumbnail.url,
      width: thumbnail.width,
      height: thumbnail.height,
    },
    commentCount,
    isPartOf: { '@type': section === 'news' ? 'CollectionPage' : 'Blog', url: site.origin + listPath },
    publisher: { '@type': 'Organization', name: site.publisher, url: `${site.origin}/` },
  })
}
