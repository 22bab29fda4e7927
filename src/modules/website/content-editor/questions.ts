/** The dialogs of the editor. */

import type { Found } from './commands/find-block.ts'
import type { LinkAt } from './commands/links.ts'

export interface EditorImage {
  id: number
  url: string
  width: number
  height: number
  alt: string
  name: string
  thumbnailUrl: string
}

/** The library that the editor chooses images from. */
export interface MediaLibrary {
  list(search: string): Promise<EditorImage[]>
  /** Null for editors who may not add to it. */
  upload: ((file: File, alt: string) => Promise<EditorImage | { problem: string }>) | null
}

export type Question =
  /** `typed` stays in the text where nothing is chosen. */
  | { kind: 'block'; typed: string }
  | { kind: 'settings'; of: Found }
  | { kind: 'link'; at: LinkAt }
  | { kind: 'picture'; of: Found | null }
  | { kind: 'raw'; of: Found }
  | { kind: 'keys' }

export interface Talk {
  /** Announces a change to screen readers. */
  announce(message: string): void
  ask(question: Question): void
}
