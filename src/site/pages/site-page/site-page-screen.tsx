import type { ReadyPage, ReadyWidget } from '../../../domain/site-pages/site-page.ts'
import { AnchoredMenu } from '../../../ui/anchored-menu.tsx'
import { PageDataContext } from '../../cms-blocks/page/page-data.ts'
import { PageParts } from '../../cms-blocks/page/page-parts.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { PageBreadcrumbs } from '../../shell/page-breadcrumbs.tsx'
import { useText } from '../../text/text.tsx'
import '../../../ui/table.css'
import styles from './site-page-screen.module.css'

/** From this many headings on a page has a menu of them. */
const headingsForMenu = 3

/**
 * A page of the site in one of its layouts (specification, reading.md section 9): `standard` with what stands beside it, `featured` with its
 * title on a stage of the brand's, `simple` as one column of text.
 */
export function SitePageScreen({ page }: { page: ReadyPage }) {
  const { say, language } = useText()
  const { title, description, layout, fullWidth, parts, anchoredMenuItems } = page
  const lang = page.language === language ? undefined : page.language
  const hasBeside = layout !== 'simple' && !fullWidth
  const menu = layout === 'simple' || anchoredMenuItems.length < headingsForMenu ? [] : anchoredMenuItems
  const left = hasBeside ? page.leftSidebar : []
  const right = hasBeside ? page.rightSidebar : []
  return (
    <main id="content" className={styles.page} data-layout={layout} data-full={fullWidth || undefined}>
      <PageHead title={title} description={description} />
      <header className={styles.head}>
        <div className={styles.headInner}>
          <PageBreadcrumbs title={title} />
          <h1 lang={lang}>{title}</h1>
          {layout === 'featured' && description !== null && (
            <p className={styles.lead} lang={lang}>
              {description}
            </p>
          )}
        </div>
      </header>
      <PageDataContext value={{ state: 'ready', data: page.data }}>
        <div className={styles.columns} data-left={menu.length + left.length > 0 || undefined} data-right={right.length > 0 || undefined}>
          {menu.length > 0 && (
            <div className={styles.menu} lang={lang}>
              <AnchoredMenu label={say('page-contents')} items={menu.map(({ refId, text }) => ({ id: refId, text }))} />
            </div>
          )}
          <div className={styles.main} lang={lang}>
            <PageParts parts={parts} />
          </div>
          {left.length > 0 && (
            <aside className={styles.left} data-beneath-menu={menu.length > 0 || undefined} aria-label={say('page-links')} lang={lang}>
              <Widgets widgets={left} />
            </aside>
          )}
          {right.length > 0 && (
            <aside className={styles.right} aria-label={say('page-beside')} lang={lang}>
              <Widgets widgets={right} />
            </aside>
          )}
        </div>
      </PageDataContext>
    </main>
  )
}

function Widgets({ widgets }: { widgets: readonly ReadyWidget[] }) {
  const { say } = useText()
  return widgets.map(({ type, parts }, index) => {
    const key = `${type}-${index}`
    return type === 'widget_nav_menu' ? (
      <nav key={key} aria-label={widgets.length > 1 ? `${say('page-links')} ${index + 1}` : say('page-links')} data-widget={type}>
        <PageParts parts={parts} />
      </nav>
    ) : (
      <div key={key} data-widget={type}>
        <PageParts parts={parts} />
      </div>
    )
  })
}
