/** What the editor asks in a dialog over the page. */

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

/** Where the images are that a page can have. */
export interface MediaLibrary {
  list(search: string): Promise<EditorImage[]>
  upload(file: File, alt: string): Promise<EditorImage | { problem: string }>
}

export type Question =
  /** `typed` is what stays in the text where nothing is chosen. */
  | { kind: 'block'; typed: string }
  | { kind: 'settings'; of: Found }
  | { kind: 'link'; at: LinkAt }
  | { kind: 'picture'; of: Found | null }
  | { kind: 'raw'; of: Found }
  | { kind: 'keys' }

export interface Talk {
  /** For who does not see what happened. */
  announce(message: string): void
  ask(question: Question): void
}
