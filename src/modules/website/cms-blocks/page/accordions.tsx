import { Accordion } from '../../../../ui/accordion.tsx'
import { useText } from '../../../sites/text/text.tsx'
import type { BlockOf, Part } from '../../domain/site-pages/parts.ts'

interface AccordionsProps {
  block: BlockOf<'accordions'>
  show: (parts: readonly Part[]) => React.ReactNode
}

export function Accordions({ block, show }: AccordionsProps) {
  const { t } = useText()
  const messages = { expandAll: t('page-expand-all'), collapseAll: t('page-collapse-all') }
  return (
    <div data-kind="accordions">
      <Accordion
        {...(block.expandAll && { messages })}
        items={block.items.map(({ id, title, open, parts }) => ({ id, title, open, content: show(parts) }))}
      />
    </div>
  )
}
