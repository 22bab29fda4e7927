import type { ReactNode } from 'react'
import { href } from '../../../../core/http/href.ts'
import { messageKeys } from '../../../../core/text/message-keys.ts'
import { Page } from '../../../../ui/layout/page.tsx'
import { LinkTabs } from '../../../../ui/link-tabs.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { sectionsWritten } from '../../../sites/domain/blog-paths.ts'
import { useSite } from '../../../sites/pages/use-site.ts'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import styles from './content-frame.module.css'
import '../../../sites/text/admin-bar-messages.ts'
import '../account/messages.ts'

/** The areas of the CMS; each has a path beneath /my/content. */
export const contentAreas = ['pages', 'posts', 'authors', 'media', 'menu', 'board', 'settings'] as const
export type ContentArea = (typeof contentAreas)[number]
export const areaKeys = messageKeys('content', contentAreas)

export const areaPath = (area: ContentArea): string => href(area === 'pages' ? '/my/content' : `/my/content/${area}`)

/** The areas that are open to the user: a role for a gateway opens its pages alone. */
export function useOpenAreas(area: ContentArea): readonly ContentArea[] {
  const hasPosts = useHasPosts()
  const editsSiteContent = useEditsSiteContent()
  return contentAreas.filter(
    each => each === area || (editsSiteContent ? hasPosts || !['posts', 'authors'].includes(each) : each === 'pages'),
  )
}

/** Whether the user edits what is of the whole site, such as the media library. */
export const useEditsSiteContent = (): boolean => useSite()?.account.editsSiteContent ?? false

/** A site without blog and news has no posts to write; existing ones can still be edited. */
export function useHasPosts(): boolean {
  const site = useSite()
  return site !== undefined && sectionsWritten(site.platform.features).length > 0
}

interface ContentFrameProps {
  area: ContentArea
  /** The title of the page; the area's name if it is left out. */
  title?: string
  /** The breadcrumb between the area and this page. */
  above?: { path: string; title: string }
  children: ReactNode
}

/** The layout of every page of the CMS: the navigation of its areas, and a title. */
export const ContentFrame = withMessages(
  ['account-navigation', 'admin-bar'],
  function ContentFrame({ area, title, above, children }: ContentFrameProps) {
    const { t } = useText()
    const nameOfArea = t(areaKeys[area])
    const tabs = useOpenAreas(area).map(each => ({ label: t(areaKeys[each]), href: areaPath(each), current: each === area }))
    const names = {
      '/my/content': { label: { text: t('content') } },
      [`/my/content/${area}`]: { label: { text: nameOfArea }, ...(area === 'pages' && { href: null }) },
      ...(above && { [above.path]: { label: { text: above.title } } }),
    }
    return (
      <Page width="wide" className={styles.page}>
        <PageHead title={title ?? nameOfArea} hidden />
        <PageBreadcrumbs title={title ?? nameOfArea} names={names} />
        <p className={styles.over}>{t('content')}</p>
        <div className={styles.areas}>
          <LinkTabs label={t('content')} tabs={tabs} />
        </div>
        <h1 className={styles.title} dir="auto">
          {title ?? nameOfArea}
        </h1>
        {children}
      </Page>
    )
  },
)
