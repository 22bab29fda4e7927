import { useSite } from '../../../sites/pages/use-site.ts'
import { type BlogFeatures, type BlogSection, blogAuthorPath, postPath, sectionPath } from '../../domain/blog/blog.ts'

/** Where the site is not known, such as on a page that failed. */
const usual: BlogFeatures = { blog: { url: '/blog', legacy: false } }

/** The addresses of a section on the site that is shown. */
export function useBlogPaths(section: BlogSection) {
  const features = useSite()?.platform.features ?? usual
  return {
    list: sectionPath(section, features),
    post: (slug: string) => postPath(section, slug, features),
    author: (slug: string) => blogAuthorPath(section, slug, features),
  }
}
