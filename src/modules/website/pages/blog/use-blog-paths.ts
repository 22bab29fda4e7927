import { href } from '../../../../core/http/href.ts'
import { type BlogFeatures, type BlogSection, blogAuthorPath, postPath, sectionPath } from '../../../sites/domain/blog-paths.ts'
import { useSite } from '../../../sites/pages/use-site.ts'

/** Used where the site is unknown, such as on an error page. */
const usual: BlogFeatures = { blog: { url: href('/blog'), legacy: false } }

/** The paths of a section on the current site. */
export function useBlogPaths(section: BlogSection) {
  const features = useSite()?.platform.features ?? usual
  return {
    list: sectionPath(section, features),
    post: (slug: string) => postPath(section, slug, features),
    author: (slug: string) => blogAuthorPath(section, slug, features),
  }
}
