/** Declares the part of the API's dependencies that this module provides. */
import type { Blog } from '../use-cases/blog/blog.ts'
import type { ContentManager } from '../use-cases/content-manager/content-manager.ts'
import type { SiteContent } from '../use-cases/site-content/site-content.ts'
import type { ContentEditors } from '../use-cases/wordpress/editors.ts'

declare module '../../../core/http/api/dependencies.ts' {
  interface ApiDependencies {
    blog: Blog
    siteContent: SiteContent
    contentManager: Pick<ContentManager, 'media' | 'posts'>
    contentEditors: ContentEditors
    /** Receives WordPress's notice of a change; null where there is no secret to sign it with. */
    wordpress: { secret: string; notify: (platform: string) => void } | null
  }
}
