import type { BlogSection } from '../../../sites/domain/blog-paths.ts'
import type { useSite } from '../../../sites/pages/use-site.ts'
import type { Text } from '../../../sites/text/text.tsx'

/** A platform may give its blog another name (specification, accounts.md section 3: the feature's translationKey). */
export const sectionName = ({ t, translateKey }: Text, section: BlogSection, site: ReturnType<typeof useSite>): string =>
  section === 'news' ? t('menu-news') : translateKey(site?.platform.features.blog.translationKey ?? 'menu-blog')
