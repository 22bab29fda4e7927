/** The interface's words in Spanish. */
import type { Messages } from './en.ts'
import { messages as account } from './es/account.ts'
import { messages as alerts } from './es/alerts.ts'
import { messages as articleGuidelines } from './es/article-guidelines.ts'
import { messages as assets } from './es/assets.ts'
import { messages as blog } from './es/blog.ts'
import { messages as browse } from './es/browse.ts'
import { messages as comments } from './es/comments.ts'
import { messages as compare } from './es/compare.ts'
import { messages as contact } from './es/contact.ts'
import { messages as contentEditor } from './es/content-editor.ts'
import { messages as contentManager } from './es/content-manager.ts'
import { messages as cookies } from './es/cookies.ts'
import { messages as demographics } from './es/demographics.ts'
import { messages as everyPage } from './es/every-page.ts'
import { messages as forms } from './es/forms.ts'
import { messages as gateways } from './es/gateways.ts'
import { messages as institution } from './es/institution.ts'
import { messages as lists } from './es/lists.ts'
import { messages as mail } from './es/mail.ts'
import { messages as mediaLibrary } from './es/media-library.ts'
import { messages as metrics } from './es/metrics.ts'
import { messages as moderation } from './es/moderation.ts'
import { messages as my } from './es/my.ts'
import { messages as openLiterature } from './es/open-literature.ts'
import { messages as outbox } from './es/outbox.ts'
import { messages as person } from './es/person.ts'
import { messages as publish } from './es/publish.ts'
import { messages as readingAids } from './es/reading-aids.ts'
import { messages as recommend } from './es/recommend.ts'
import { messages as registration } from './es/registration.ts'
import { messages as roles } from './es/roles.ts'
import { messages as server } from './es/server.ts'
import { messages as session } from './es/session.ts'
import { messages as siteMenus } from './es/site-menus.ts'
import { messages as sitePages } from './es/site-pages.ts'
import { messages as signInMethods } from './es/ways-in.ts'

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
