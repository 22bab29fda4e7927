/** The data that the renderers of a comparison need of it and of the two versions. */

import type { SafeHtml } from '../../../core/text/safe-html.ts'
import type { RenderContext } from '../../html/context.ts'
import type { Row } from '../compare-documents.ts'
import type { Side } from '../unit.ts'
import type { DifferenceMessages } from './messages.ts'

export type DifferenceView = 'inline' | 'side'

export interface VersionShown {
  /** The path of the version's page. */
  path: string
  /** The id of a node on that page; null where it has none. */
  placeOf: (node: object) => string | null
}

export interface DifferenceSetting {
  view: DifferenceView
  messages: DifferenceMessages
  versions: Record<Side, VersionShown>
  /** Text is rendered without its own ids and links, because it appears twice, and away from the link targets. */
  contexts: Record<Side, RenderContext>
  spokenMarks: Record<'added' | 'removed', SafeHtml>
  rows: readonly Row[]
  /** The number of the change that a row belongs to. */
  numberOf: ReadonlyMap<Row, number>
}
