import { AnchoredMenu } from '../../../../ui/anchored-menu.tsx'
import { useText } from '../../../sites/text/text.tsx'
import { PageDataContext } from '../../cms-blocks/page/page-data.ts'
import { PageParts } from '../../cms-blocks/page/page-parts.tsx'
import type { ReadyPage } from '../../domain/site-pages/site-page.ts'
import { menuOfPage } from '../../domain/site-pages/small-heroes.ts'
import '../../../../ui/table.css'
import styles from './site-page-body.module.css'
import { Widgets } from './widgets.tsx'

/** The content of a CMS page below its title, with the sidebars of its layout. */
export function SitePageBody({ page }: { page: ReadyPage }) {
  const { t, language } = useText()
  const { layout, fullWidth, parts } = page
  const lang = page.language === language ? undefined : page.language
  const hasSidebar = layout !== 'simple' && !fullWidth
  const menu = menuOfPage(page)
  const left = hasSidebar ? page.leftSidebar : []
  const right = hasSidebar ? page.rightSidebar : []
  return (
    <div className={styles.page} data-layout={layout} data-full={fullWidth || undefined}>
      <PageDataContext value={{ state: 'ready', data: page.data }}>
        <div className={styles.columns} data-left={menu.length + left.length > 0 || undefined} data-right={right.length > 0 || undefined}>
          {menu.length > 0 && (
            <div className={styles.menu} lang={lang}>
              <AnchoredMenu label={t('page-contents')} items={menu.map(({ refId, text }) => ({ id: refId, text }))} />
            </div>
          )}
          <div className={styles.main} lang={lang}>
            <PageParts parts={parts} />
          </div>
          {left.length > 0 && (
            <aside className={styles.left} data-beneath-menu={menu.length > 0 || undefined} aria-label={t('page-links')} lang={lang}>
              <Widgets widgets={left} />
            </aside>
          )}
          {right.length > 0 && (
            <aside className={styles.right} aria-label={t('page-beside')} lang={lang}>
              <Widgets widgets={right} />
            </aside>
          )}
        </div>
      </PageDataContext>
    </div>
  )
}
