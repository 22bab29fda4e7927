/** The services of this module in the request context of loaders and actions. */
import { createContext } from 'react-router'
import type { Blog } from '../use-cases/blog/blog.ts'
import type { ContentManager } from '../use-cases/content-manager/content-manager.ts'
import type { SiteContent } from '../use-cases/site-content/site-content.ts'
import type { ContentEditors } from '../use-cases/wordpress/editors.ts'

/** What loaders and actions of pages may use of this module. */
export interface WebsiteServices {
  blog: Blog
  siteContent: SiteContent
  /** The CMS for editors. */
  content: ContentManager
  /** Editors' access to the WordPress that a platform follows. */
  contentEditors: ContentEditors
}
export const websiteContext = createContext<WebsiteServices>()
