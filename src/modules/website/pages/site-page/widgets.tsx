import { useText } from '../../../sites/text/text.tsx'
import { PageParts } from '../../cms-blocks/page/page-parts.tsx'
import type { ReadyWidget } from '../../domain/site-pages/site-page.ts'

/** Shows the widgets of one sidebar. */
export function Widgets({ widgets }: { widgets: readonly ReadyWidget[] }) {
  const { t } = useText()
  return widgets.map(({ type, parts }, index) => {
    const key = `${type}-${index}`
    return type === 'widget_nav_menu' ? (
      <nav key={key} aria-label={widgets.length > 1 ? `${t('page-links')} ${index + 1}` : t('page-links')} data-widget={type}>
        <PageParts parts={parts} />
      </nav>
    ) : (
      <div key={key} data-widget={type}>
        <PageParts parts={parts} />
      </div>
    )
  })
}
