import type { BlogSection } from '../blog/blog.ts'

/** Where an image of the media library is used. */
export type MediaUse =
  | { kind: 'page'; id: number; path: string; title: string }
  | { kind: 'post'; id: number; section: BlogSection; slug: string; title: string }
  | { kind: 'member'; name: string }
  | { kind: 'author'; id: number; name: string }
  /** Beside the text of the publish page. */
  | { kind: 'publish-page' }
