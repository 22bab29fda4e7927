/** Editors set these of a site beside its pages; `readSettingsEntries` of the website reads it from their form. */
import type { PlatformInfo } from './platform-info.ts'

/** The text of the card that links authors to the publish page; it replaces the messages of every language. */
export interface PublishCard {
  title: string
  text: string
  /** Links below its button; the default ones where it is empty. */
  links: readonly { path: string; text: string }[]
}

/** Sidebars are HTML like that of pages. */
export interface SiteSettings extends Readonly<PlatformInfo['staticSettings']> {
  publishCard: PublishCard | null
}
