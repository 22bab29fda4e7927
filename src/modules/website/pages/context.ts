/** Declares the part of the request context that this module provides to loaders. */
import type { Blog } from '../use-cases/blog/blog.ts'
import type { ContentManager } from '../use-cases/content-manager/content-manager.ts'
import type { SiteContent } from '../use-cases/site-content/site-content.ts'
import type { ContentEditors } from '../use-cases/wordpress/editors.ts'

declare module '../../sites/pages/context.ts' {
  interface SiteRequest {
    blog: Blog
    siteContent: SiteContent
    /** The CMS for editors. */
    content: ContentManager
    /** Editors' access to the WordPress that a platform follows. */
    contentEditors: ContentEditors
  }
}
