/** The services of this module in the request context of loaders and actions. */
import { createContext } from 'react-router'
import type { Blog } from '../use-cases/blog/blog.ts'
import type { ContactForm } from '../use-cases/contact-form.ts'
import type { ContentManager } from '../use-cases/content-manager/content-manager.ts'
import type { SiteContent } from '../use-cases/site-content/site-content.ts'
import type { SiteGapsOf } from '../use-cases/site-gaps.ts'
import type { ContentEditors } from '../use-cases/wordpress/editors.ts'

/** Loaders and actions of pages may use these services of this module. */
export interface WebsiteServices {
  blog: Blog
  siteContent: SiteContent
  contactForm: ContactForm
  /** Finds what a site still lacks before it goes public. */
  siteGaps: SiteGapsOf
  /** The CMS for editors. */
  content: ContentManager
  /** Editors' access to the WordPress that a platform follows. */
  contentEditors: ContentEditors
}
export const websiteContext = createContext<WebsiteServices>()
