/** Each aid comes when it is first asked for: most readers of an article want one or none of them. The article's own script names this file alone. */
import type { ComponentType } from 'react'
import { withMessages } from '../../../../sites/text/text.tsx'
import type { AidKind, AidProps } from './find-aid.ts'

const messages = ['reading-aids'] as const

export const aids: Readonly<Record<AidKind, () => Promise<ComponentType<AidProps>>>> = {
  reference: async () => withMessages(messages, (await import('./reference-card.tsx')).ReferenceCard),
  figure: async () => withMessages(messages, (await import('./figure-viewer.tsx')).FigureViewer),
  table: async () => withMessages(messages, (await import('./table-viewer.tsx')).TableViewer),
  formula: async () => withMessages(messages, (await import('./formula-card.tsx')).FormulaCard),
}
