import type { ChangeKind } from '../sections.ts'
import type { DocumentPart, Side } from '../unit.ts'

/** The comparison's own words, in the language of the page around it. */
export interface DifferenceMessages {
  /** BCP 47 tag. */
  language: string
  change(number: number): string
  kinds: Record<ChangeKind, string>
  parts: Record<Exclude<DocumentPart, 'text'>, string>
  /** The name of a section without a heading. */
  untitled: string
  version: Record<Side, string>
  readIn: Record<Side, string>
  showUnchanged(count: number): string
  noChanges: string
  /** Announces changed words to readers who do not see marks and colours. */
  spoken: Record<'added' | 'removed', string>
  movedAway: string
  imageSame: string
  imageChanged: string
  fileChanged: string
}
