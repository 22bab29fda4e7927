/**
 * The messages of website by namespace.
 * `account-navigation`: the navigation among the pages of an account, and the areas of the content manager. `blog`: blog and news. `contact`: the page of addresses and the contact form. `content-editor`: the editor of pages and posts. `content-manager`: the frame of
 * the content manager and its pages. `media-library`, `site-menus`: its images, menus and board. `site-gaps`: what a site lacks before it goes public. `site-pages`: pages of a site and their
 * blocks.
 */
import { compileTranslations } from '../../../core/text/compile-message.ts'
import german from './de.json' with { type: 'json' }
import english from './en.json' with { type: 'json' }
import spanish from './es.json' with { type: 'json' }
import french from './fr.json' with { type: 'json' }
import italian from './it.json' with { type: 'json' }
import japanese from './ja.json' with { type: 'json' }

type English = typeof english
declare module '../../sites/text/message-keys.ts' {
  interface MessageNamespaces extends English {}
}

export const messages = compileTranslations<English>({
  en: english,
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  ja: japanese,
})
