/** The interface's words in English: the default text, and the list of all keys (specification, accounts.md sections 8 and 9). */
import type { Message } from '../../../domain/text/message.ts'
import { words as account } from './en/account.ts'
import { words as alerts } from './en/alerts.ts'
import { words as articleGuidelines } from './en/article-guidelines.ts'
import { words as assets } from './en/assets.ts'
import { words as blog } from './en/blog.ts'
import { words as browse } from './en/browse.ts'
import { words as comments } from './en/comments.ts'
import { words as compare } from './en/compare.ts'
import { words as contact } from './en/contact.ts'
import { words as contentEditor } from './en/content-editor.ts'
import { words as contentManager } from './en/content-manager.ts'
import { words as cookies } from './en/cookies.ts'
import { words as demographics } from './en/demographics.ts'
import { words as everyPage } from './en/every-page.ts'
import { words as forms } from './en/forms.ts'
import { words as gateways } from './en/gateways.ts'
import { words as institution } from './en/institution.ts'
import { words as lists } from './en/lists.ts'
import { words as mail } from './en/mail.ts'
import { words as mediaLibrary } from './en/media-library.ts'
import { words as metrics } from './en/metrics.ts'
import { words as moderation } from './en/moderation.ts'
import { words as my } from './en/my.ts'
import { words as openLiterature } from './en/open-literature.ts'
import { words as outbox } from './en/outbox.ts'
import { words as person } from './en/person.ts'
import { words as publish } from './en/publish.ts'
import { words as readingAids } from './en/reading-aids.ts'
import { words as recommend } from './en/recommend.ts'
import { words as registration } from './en/registration.ts'
import { words as roles } from './en/roles.ts'
import { words as server } from './en/server.ts'
import { words as session } from './en/session.ts'
import { words as siteMenus } from './en/site-menus.ts'
import { words as sitePages } from './en/site-pages.ts'
import { words as signInMethods } from './en/ways-in.ts'

export const messages = {
  ...everyPage,
  ...server,
  ...lists,
  ...blog,
  ...browse,
  ...compare,
  ...assets,
  ...readingAids,
  ...forms,
  ...contentEditor,
  ...contentManager,
  ...mediaLibrary,
  ...siteMenus,
  ...cookies,
  ...contact,
  ...metrics,
  ...openLiterature,
  ...publish,
  ...session,
  ...my,
  ...articleGuidelines,
  ...gateways,
  ...demographics,
  ...institution,
  ...mail,
  ...person,
  ...recommend,
  ...registration,
  ...outbox,
  ...account,
  ...roles,
  ...signInMethods,
  ...comments,
  ...moderation,
  ...alerts,
  ...sitePages,
}

export type Messages = { readonly [Key in keyof typeof messages]: Message }
/** A part of the words in another language. */
export type Translated<Words> = { readonly [Key in keyof Words]: Message }
