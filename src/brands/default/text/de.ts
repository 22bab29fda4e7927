/** The interface's words in German. */

import { words as account } from './de/account.ts'
import { words as alerts } from './de/alerts.ts'
import { words as articleGuidelines } from './de/article-guidelines.ts'
import { words as assets } from './de/assets.ts'
import { words as blog } from './de/blog.ts'
import { words as browse } from './de/browse.ts'
import { words as comments } from './de/comments.ts'
import { words as compare } from './de/compare.ts'
import { words as contact } from './de/contact.ts'
import { words as contentEditor } from './de/content-editor.ts'
import { words as contentManager } from './de/content-manager.ts'
import { words as cookies } from './de/cookies.ts'
import { words as demographics } from './de/demographics.ts'
import { words as everyPage } from './de/every-page.ts'
import { words as forms } from './de/forms.ts'
import { words as gateways } from './de/gateways.ts'
import { words as institution } from './de/institution.ts'
import { words as lists } from './de/lists.ts'
import { words as mail } from './de/mail.ts'
import { words as mediaLibrary } from './de/media-library.ts'
import { words as metrics } from './de/metrics.ts'
import { words as moderation } from './de/moderation.ts'
import { words as my } from './de/my.ts'
import { words as openLiterature } from './de/open-literature.ts'
import { words as outbox } from './de/outbox.ts'
import { words as person } from './de/person.ts'
import { words as publish } from './de/publish.ts'
import { words as readingAids } from './de/reading-aids.ts'
import { words as recommend } from './de/recommend.ts'
import { words as registration } from './de/registration.ts'
import { words as roles } from './de/roles.ts'
import { words as server } from './de/server.ts'
import { words as session } from './de/session.ts'
import { words as siteMenus } from './de/site-menus.ts'
import { words as sitePages } from './de/site-pages.ts'
import { words as signInMethods } from './de/ways-in.ts'
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
