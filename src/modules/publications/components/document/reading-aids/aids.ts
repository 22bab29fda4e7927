/**
 * Each aid is loaded when it is first needed: most readers of an article use one or none. The article's own script imports this file alone.
 */
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
