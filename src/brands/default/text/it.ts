/** The interface's words in Italian. */
import type { Messages } from './en.ts'
import { messages as account } from './it/account.ts'
import { messages as alerts } from './it/alerts.ts'
import { messages as articleGuidelines } from './it/article-guidelines.ts'
import { messages as assets } from './it/assets.ts'
import { messages as blog } from './it/blog.ts'
import { messages as browse } from './it/browse.ts'
import { messages as comments } from './it/comments.ts'
import { messages as compare } from './it/compare.ts'
import { messages as contact } from './it/contact.ts'
import { messages as contentEditor } from './it/content-editor.ts'
import { messages as contentManager } from './it/content-manager.ts'
import { messages as cookies } from './it/cookies.ts'
import { messages as demographics } from './it/demographics.ts'
import { messages as everyPage } from './it/every-page.ts'
import { messages as forms } from './it/forms.ts'
import { messages as gateways } from './it/gateways.ts'
import { messages as institution } from './it/institution.ts'
import { messages as lists } from './it/lists.ts'
import { messages as mail } from './it/mail.ts'
import { messages as mediaLibrary } from './it/media-library.ts'
import { messages as metrics } from './it/metrics.ts'
import { messages as moderation } from './it/moderation.ts'
import { messages as my } from './it/my.ts'
import { messages as openLiterature } from './it/open-literature.ts'
import { messages as outbox } from './it/outbox.ts'
import { messages as person } from './it/person.ts'
import { messages as publish } from './it/publish.ts'
import { messages as readingAids } from './it/reading-aids.ts'
import { messages as recommend } from './it/recommend.ts'
import { messages as registration } from './it/registration.ts'
import { messages as roles } from './it/roles.ts'
import { messages as server } from './it/server.ts'
import { messages as session } from './it/session.ts'
import { messages as siteMenus } from './it/site-menus.ts'
import { messages as sitePages } from './it/site-pages.ts'
import { messages as signInMethods } from './it/ways-in.ts'

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
