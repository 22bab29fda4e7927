/** What this module offers to the routes of the API. */
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
    /** Where a WordPress says that it was changed; null where there is no secret to sign that with. */
    wordpress: { secret: string; notify: (platform: string) => void } | null
  }
}
