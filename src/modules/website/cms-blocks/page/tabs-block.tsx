import { Tabs } from '../../../../ui/tabs.tsx'
import { useText } from '../../../sites/text/text.tsx'
import type { BlockOf, Part } from '../../domain/site-pages/parts.ts'

interface TabsBlockProps {
  block: BlockOf<'tabs'>
  show: (parts: readonly Part[]) => React.ReactNode
}

/** The first tab is open initially. */
export function TabsBlock({ block, show }: TabsBlockProps) {
  const { t } = useText()
  return (
    <div data-kind="tabs">
      <Tabs
        label={block.label ?? t('page-tabs')}
        items={block.items.map(({ id, title, parts }) => ({ id, title, content: show(parts) }))}
      />
    </div>
  )
}
