/** What this module offers to the loaders of pages. */
import type { Blog } from '../use-cases/blog/blog.ts'
import type { ContentManager } from '../use-cases/content-manager/content-manager.ts'
import type { SiteContent } from '../use-cases/site-content/site-content.ts'
import type { ContentEditors } from '../use-cases/wordpress/editors.ts'

declare module '../../sites/pages/context.ts' {
  interface SiteRequest {
    blog: Blog
    siteContent: SiteContent
    /** What editors do with it. */
    content: ContentManager
    /** What they do at the WordPress that a platform follows. */
    contentEditors: ContentEditors
  }
}
