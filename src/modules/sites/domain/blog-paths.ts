/** The sections of blog and news: whether a site has them, and their paths (specification, accounts.md section 2 “Blog”). */

import { href } from '../../../core/http/href.ts'

export const blogSections = ['blog', 'news'] as const
export type BlogSection = (typeof blogSections)[number]

/** The platform features that determine the blog's location: a path of one segment, or a URL on another host. */
export interface BlogFeatures {
  blog: { url: string; legacy: boolean }
}

/** A legacy blog, and one with an absolute URL, is on another host. */
export const isOnOtherHost = ({ blog }: BlogFeatures): boolean => blog.legacy || !blog.url.startsWith('/')

/** Whether a platform has the section on its own host. */
export const isShownHere = (section: BlogSection, features: BlogFeatures & Record<BlogSection, { enabled: boolean }>): boolean =>
  features[section].enabled && !(section === 'blog' && isOnOtherHost(features))

/** The sections for which posts can be written, including those that are read on another host. */
export const sectionsWritten = (features: Record<BlogSection, { enabled: boolean }>): BlogSection[] =>
  blogSections.filter(section => features[section].enabled)

/** The section's default path. Stored texts use it, and it redirects where the section has another path. */
export const usualSectionPath = (section: BlogSection): string => href(`/${section}`)

export const usualPostPath = (section: BlogSection, slug: string): string => href(`/${section}/:slug`, { slug })
export const usualAuthorPath = (section: BlogSection, slug: string): string => href(`/${section}/author/:author`, { author: slug })

export const sectionPath = (section: BlogSection, features: BlogFeatures): string =>
  section === 'blog' && !isOnOtherHost(features) ? features.blog.url : usualSectionPath(section)
export const postPath = (section: BlogSection, slug: string, features: BlogFeatures): string => `${sectionPath(section, features)}/${slug}`
/** Authors have a prefix that no post's slug can be. */
export const blogAuthorPath = (section: BlogSection, slug: string, features: BlogFeatures): string =>
  `${sectionPath(section, features)}/author/${slug}`

/** Always uses the default path of the section, because only the post links to it. */
export const postCommentsPath = (section: BlogSection, slug: string): string => href(`/${section}/:slug/comments`, { slug })

export type BlogPlace = { kind: 'list' } | { kind: 'post' | 'author'; slug: string }

/** Resolves a path beneath the blog's configured one; null where there is nothing. */
export function blogPlaceAt(path: string, features: BlogFeatures): BlogPlace | null {
  const base = sectionPath('blog', features)
  if (path === base) return { kind: 'list' }
  if (!path.startsWith(`${base}/`)) return null
  const [first = '', second, ...more] = path.slice(base.length + 1).split('/')
  if (second === undefined) return { kind: 'post', slug: first }
  return first === 'author' && more.length === 0 ? { kind: 'author', slug: second } : null
}

/** The section whose default path the path begins with, without a language prefix; null where there is none. */
export const sectionAt = (path: string): BlogSection | null =>
  blogSections.find(section => path.startsWith(`${usualSectionPath(section)}/`)) ?? null
