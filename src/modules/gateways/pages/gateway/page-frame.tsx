import type { ReactNode } from 'react'
import { HtmlText } from '../../../sites/components/html-text.tsx'
import { useText } from '../../../sites/text/text.tsx'
import { Blocks } from '../../components/blocks.tsx'
import type { GatewayPageFacts } from '../../domain/for-reading.ts'
import { LatestItems } from './latest-items.tsx'
import styles from './page-frame.module.css'

interface PageFrameProps {
  page: Pick<Extract<GatewayPageFacts, { kind: 'custom' }>, 'blocks' | 'fullWidth' | 'leftSidebar' | 'rightSidebar' | 'latest'>
  title: string
  /** Rendered above all blocks. */
  children?: ReactNode
  /** Rendered below all blocks. */
  after?: ReactNode
}

/** The layout of a page of blocks: its sidebars, and the newest publications between the blocks (reading.md section 3, page block). */
export function PageFrame({ page, title, children, after }: PageFrameProps) {
  const { t } = useText()
  const { blocks, fullWidth, leftSidebar, rightSidebar, latest } = page
  const at = (position: (typeof blocks)[number]['position']) => blocks.filter(block => block.position === position)
  const sidebars = fullWidth ? null : { left: leftSidebar, right: rightSidebar }
  return (
    <div
      className={styles.page}
      data-full={fullWidth || undefined}
      data-left={sidebars?.left ? true : undefined}
      data-right={sidebars?.right ? true : undefined}
    >
      <div className={styles.main}>
        <h1 className={styles.title}>{title}</h1>
        {children}
        <Blocks blocks={at('above_asset')} within />
        {latest && <LatestItems cards={latest.assets} heading={t('gateway-latest-others')} />}
        <Blocks blocks={at('above_article')} within />
        {latest && <LatestItems cards={latest.articles} heading={t('gateway-latest-articles')} />}
        <Blocks blocks={at('below')} within />
        {after}
      </div>
      {sidebars?.left && (
        <aside className={styles.left} aria-label={t('gateway-beside')}>
          <HtmlText html={sidebars.left} />
        </aside>
      )}
      {sidebars?.right && (
        <aside className={styles.right} aria-label={sidebars.left ? `${t('gateway-beside')} (2)` : t('gateway-beside')}>
          <HtmlText html={sidebars.right} />
        </aside>
      )}
    </div>
  )
}
