import type { ReactNode } from 'react'
import { LinkTabs } from '../../../ui/link-tabs.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { PageBreadcrumbs } from '../../shell/page-breadcrumbs.tsx'
import { useText } from '../../text/text.tsx'
import styles from './content-frame.module.css'

/** The parts of the content manager, each with an address beneath /my/content. */
export const contentAreas = ['pages', 'posts', 'media', 'menu', 'board'] as const
export type ContentArea = (typeof contentAreas)[number]

export const areaPath = (area: ContentArea): string => (area === 'pages' ? '/my/content' : `/my/content/${area}`)

/** What every screen of the content manager stands in: the way through its parts, and a title. */
export function ContentFrame({ area, title, children }: { area: ContentArea; title?: string; children: ReactNode }) {
  const { say } = useText()
  const nameOfArea = say(`content-${area}`)
  const tabs = contentAreas.map(each => ({ label: say(`content-${each}`), href: areaPath(each), current: each === area }))
  const names = {
    '/my/content': { label: { text: say('content') } },
    ...(title !== undefined && area !== 'pages' && { [areaPath(area)]: { label: { text: nameOfArea } } }),
  }
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title ?? nameOfArea} hidden />
      <PageBreadcrumbs title={title ?? nameOfArea} names={names} />
      <p className={styles.over}>{say('content')}</p>
      <LinkTabs label={say('content')} tabs={tabs} />
      <h1 className={styles.title} dir="auto">
        {title ?? nameOfArea}
      </h1>
      {children}
    </main>
  )
}
