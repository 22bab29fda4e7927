/** Maps the URLs in texts of a WordPress to paths of the site. */
import { usualAuthorPath, usualPostPath } from '../../../sites/domain/blog-paths.ts'
import { pathBeneath, type WordpressContent } from '../../domain/wordpress/wordpress-content.ts'

export interface NewPaths {
  /** Returns a path of the site; null where nothing was imported from the URL. */
  pathOf(href: string): string | null
  isOwn(url: string): boolean
}

/** @param takenPaths paths that the site uses anyway */
export function newPaths({ home, pages, posts, authors }: WordpressContent, takenPaths: ReadonlySet<string>): NewPaths {
  const byNumber = new Map([
    ...pages.map(({ id, path }) => [id, path] as const),
    ...posts.map(({ id, section, slug }) => [id, usualPostPath(section, slug)] as const),
  ])
  const byPath = new Map([
    ...[...takenPaths].map(path => [path, path] as const),
    ...authors.map(({ slug }) => [`/author/${slug}`, usualAuthorPath('blog', slug)] as const),
    ...posts.flatMap(({ url, section, slug }) => {
      const path = url === null ? null : pathBeneath(home, url)
      return path === null || path === '/' ? [] : [[path, usualPostPath(section, slug)] as const]
    }),
    ...pages.map(({ path }) => [path, path] as const),
    ['/', '/'] as const,
  ])
  return {
    pathOf(href) {
      const path = pathBeneath(home, href)
      const url = URL.parse(href, `${home}/`)
      if (path === null || url === null) return null
      const number = url.searchParams.get('page_id') ?? url.searchParams.get('p')
      const found = number === null ? byPath.get(path) : byNumber.get(Number(number))
      return found === undefined ? null : found + url.hash
    },
    isOwn: url => /^https?:\/\//i.test(url) && pathBeneath(home, url) !== null,
  }
}
