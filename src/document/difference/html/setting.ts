/** What the renderers of a comparison need to know of it and of the two versions. */

import type { SafeHtml } from '../../../core/text/safe-html.ts'
import type { RenderContext } from '../../html/context.ts'
import type { Row } from '../compare-documents.ts'
import type { Side } from '../unit.ts'
import type { DifferenceMessages } from './messages.ts'

export type DifferenceView = 'inline' | 'side'

export interface VersionShown {
  /** Of its page. */
  path: string
  /** The id that a node has on that page; null for one without. */
  placeOf: (node: object) => string | null
}

export interface DifferenceSetting {
  view: DifferenceView
  messages: DifferenceMessages
  versions: Record<Side, VersionShown>
  /** Text is shown without ids and links of its own: it stands twice, and far from what it leads to. */
  contexts: Record<Side, RenderContext>
  spokenMarks: Record<'added' | 'removed', SafeHtml>
  rows: readonly Row[]
  /** The number of the change that a row belongs to. */
  numberOf: ReadonlyMap<Row, number>
}
