/** The interface's words in Italian. */
import type { Messages } from './en.ts'
import { words as account } from './it/account.ts'
import { words as alerts } from './it/alerts.ts'
import { words as articleGuidelines } from './it/article-guidelines.ts'
import { words as assets } from './it/assets.ts'
import { words as blog } from './it/blog.ts'
import { words as browse } from './it/browse.ts'
import { words as comments } from './it/comments.ts'
import { words as compare } from './it/compare.ts'
import { words as contact } from './it/contact.ts'
import { words as contentEditor } from './it/content-editor.ts'
import { words as contentManager } from './it/content-manager.ts'
import { words as cookies } from './it/cookies.ts'
import { words as demographics } from './it/demographics.ts'
import { words as everyPage } from './it/every-page.ts'
import { words as forms } from './it/forms.ts'
import { words as gateways } from './it/gateways.ts'
import { words as institution } from './it/institution.ts'
import { words as lists } from './it/lists.ts'
import { words as mail } from './it/mail.ts'
import { words as mediaLibrary } from './it/media-library.ts'
import { words as metrics } from './it/metrics.ts'
import { words as moderation } from './it/moderation.ts'
import { words as my } from './it/my.ts'
import { words as openLiterature } from './it/open-literature.ts'
import { words as outbox } from './it/outbox.ts'
import { words as person } from './it/person.ts'
import { words as publish } from './it/publish.ts'
import { words as readingAids } from './it/reading-aids.ts'
import { words as recommend } from './it/recommend.ts'
import { words as registration } from './it/registration.ts'
import { words as roles } from './it/roles.ts'
import { words as server } from './it/server.ts'
import { words as session } from './it/session.ts'
import { words as siteMenus } from './it/site-menus.ts'
import { words as sitePages } from './it/site-pages.ts'
import { words as signInMethods } from './it/ways-in.ts'

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
