/** The interface's words in French. */
import type { Messages } from './en.ts'
import { messages as account } from './fr/account.ts'
import { messages as alerts } from './fr/alerts.ts'
import { messages as articleGuidelines } from './fr/article-guidelines.ts'
import { messages as assets } from './fr/assets.ts'
import { messages as blog } from './fr/blog.ts'
import { messages as browse } from './fr/browse.ts'
import { messages as comments } from './fr/comments.ts'
import { messages as compare } from './fr/compare.ts'
import { messages as contact } from './fr/contact.ts'
import { messages as contentEditor } from './fr/content-editor.ts'
import { messages as contentManager } from './fr/content-manager.ts'
import { messages as cookies } from './fr/cookies.ts'
import { messages as demographics } from './fr/demographics.ts'
import { messages as everyPage } from './fr/every-page.ts'
import { messages as forms } from './fr/forms.ts'
import { messages as gateways } from './fr/gateways.ts'
import { messages as institution } from './fr/institution.ts'
import { messages as lists } from './fr/lists.ts'
import { messages as mail } from './fr/mail.ts'
import { messages as mediaLibrary } from './fr/media-library.ts'
import { messages as metrics } from './fr/metrics.ts'
import { messages as moderation } from './fr/moderation.ts'
import { messages as my } from './fr/my.ts'
import { messages as openLiterature } from './fr/open-literature.ts'
import { messages as outbox } from './fr/outbox.ts'
import { messages as person } from './fr/person.ts'
import { messages as publish } from './fr/publish.ts'
import { messages as readingAids } from './fr/reading-aids.ts'
import { messages as recommend } from './fr/recommend.ts'
import { messages as registration } from './fr/registration.ts'
import { messages as roles } from './fr/roles.ts'
import { messages as server } from './fr/server.ts'
import { messages as session } from './fr/session.ts'
import { messages as siteMenus } from './fr/site-menus.ts'
import { messages as sitePages } from './fr/site-pages.ts'
import { messages as signInMethods } from './fr/ways-in.ts'

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
