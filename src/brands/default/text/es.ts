/** The interface's words in Spanish. */
import type { Messages } from './en.ts'
import { words as account } from './es/account.ts'
import { words as alerts } from './es/alerts.ts'
import { words as articleGuidelines } from './es/article-guidelines.ts'
import { words as assets } from './es/assets.ts'
import { words as blog } from './es/blog.ts'
import { words as browse } from './es/browse.ts'
import { words as comments } from './es/comments.ts'
import { words as compare } from './es/compare.ts'
import { words as contact } from './es/contact.ts'
import { words as contentEditor } from './es/content-editor.ts'
import { words as contentManager } from './es/content-manager.ts'
import { words as cookies } from './es/cookies.ts'
import { words as demographics } from './es/demographics.ts'
import { words as everyPage } from './es/every-page.ts'
import { words as forms } from './es/forms.ts'
import { words as gateways } from './es/gateways.ts'
import { words as institution } from './es/institution.ts'
import { words as lists } from './es/lists.ts'
import { words as mail } from './es/mail.ts'
import { words as mediaLibrary } from './es/media-library.ts'
import { words as metrics } from './es/metrics.ts'
import { words as moderation } from './es/moderation.ts'
import { words as my } from './es/my.ts'
import { words as openLiterature } from './es/open-literature.ts'
import { words as outbox } from './es/outbox.ts'
import { words as person } from './es/person.ts'
import { words as publish } from './es/publish.ts'
import { words as readingAids } from './es/reading-aids.ts'
import { words as recommend } from './es/recommend.ts'
import { words as registration } from './es/registration.ts'
import { words as roles } from './es/roles.ts'
import { words as server } from './es/server.ts'
import { words as session } from './es/session.ts'
import { words as siteMenus } from './es/site-menus.ts'
import { words as sitePages } from './es/site-pages.ts'
import { words as signInMethods } from './es/ways-in.ts'

export const messages: Messages = {
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
