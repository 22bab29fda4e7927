/** The interface's words in English: the default text, and the list of all keys (specification, accounts.md sections 8 and 9). */
import type { Message } from '../../../core/text/message.ts'
import { messages as account } from './en/account.ts'
import { messages as alerts } from './en/alerts.ts'
import { messages as articleGuidelines } from './en/article-guidelines.ts'
import { messages as assets } from './en/assets.ts'
import { messages as blog } from './en/blog.ts'
import { messages as browse } from './en/browse.ts'
import { messages as comments } from './en/comments.ts'
import { messages as compare } from './en/compare.ts'
import { messages as contact } from './en/contact.ts'
import { messages as contentEditor } from './en/content-editor.ts'
import { messages as contentManager } from './en/content-manager.ts'
import { messages as cookies } from './en/cookies.ts'
import { messages as demographics } from './en/demographics.ts'
import { messages as everyPage } from './en/every-page.ts'
import { messages as forms } from './en/forms.ts'
import { messages as gateways } from './en/gateways.ts'
import { messages as institution } from './en/institution.ts'
import { messages as lists } from './en/lists.ts'
import { messages as mail } from './en/mail.ts'
import { messages as mediaLibrary } from './en/media-library.ts'
import { messages as metrics } from './en/metrics.ts'
import { messages as moderation } from './en/moderation.ts'
import { messages as my } from './en/my.ts'
import { messages as openLiterature } from './en/open-literature.ts'
import { messages as outbox } from './en/outbox.ts'
import { messages as person } from './en/person.ts'
import { messages as publish } from './en/publish.ts'
import { messages as readingAids } from './en/reading-aids.ts'
import { messages as recommend } from './en/recommend.ts'
import { messages as registration } from './en/registration.ts'
import { messages as roles } from './en/roles.ts'
import { messages as server } from './en/server.ts'
import { messages as session } from './en/session.ts'
import { messages as siteMenus } from './en/site-menus.ts'
import { messages as sitePages } from './en/site-pages.ts'
import { messages as signInMethods } from './en/ways-in.ts'

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
