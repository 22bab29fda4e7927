/** The interface's words in German. */

import { messages as account } from './de/account.ts'
import { messages as alerts } from './de/alerts.ts'
import { messages as articleGuidelines } from './de/article-guidelines.ts'
import { messages as assets } from './de/assets.ts'
import { messages as blog } from './de/blog.ts'
import { messages as browse } from './de/browse.ts'
import { messages as comments } from './de/comments.ts'
import { messages as compare } from './de/compare.ts'
import { messages as contact } from './de/contact.ts'
import { messages as contentEditor } from './de/content-editor.ts'
import { messages as contentManager } from './de/content-manager.ts'
import { messages as cookies } from './de/cookies.ts'
import { messages as demographics } from './de/demographics.ts'
import { messages as everyPage } from './de/every-page.ts'
import { messages as forms } from './de/forms.ts'
import { messages as gateways } from './de/gateways.ts'
import { messages as institution } from './de/institution.ts'
import { messages as lists } from './de/lists.ts'
import { messages as mail } from './de/mail.ts'
import { messages as mediaLibrary } from './de/media-library.ts'
import { messages as metrics } from './de/metrics.ts'
import { messages as moderation } from './de/moderation.ts'
import { messages as my } from './de/my.ts'
import { messages as openLiterature } from './de/open-literature.ts'
import { messages as outbox } from './de/outbox.ts'
import { messages as person } from './de/person.ts'
import { messages as publish } from './de/publish.ts'
import { messages as readingAids } from './de/reading-aids.ts'
import { messages as recommend } from './de/recommend.ts'
import { messages as registration } from './de/registration.ts'
import { messages as roles } from './de/roles.ts'
import { messages as server } from './de/server.ts'
import { messages as session } from './de/session.ts'
import { messages as siteMenus } from './de/site-menus.ts'
import { messages as sitePages } from './de/site-pages.ts'
import { messages as signInMethods } from './de/ways-in.ts'
import type { Messages } from './en.ts'

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
