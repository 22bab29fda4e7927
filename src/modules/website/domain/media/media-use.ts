import type { BlogSection } from '../../../sites/domain/blog-paths.ts'

/** The places where an image of the media library can be used. */
export type MediaUse =
  | { kind: 'page'; id: number; path: string; title: string }
  | { kind: 'post'; id: number; section: BlogSection; slug: string; title: string }
  | { kind: 'member'; name: string }
  | { kind: 'author'; id: number; name: string }
  /** The sidebar of the publish page. */
  | { kind: 'publish-page' }
