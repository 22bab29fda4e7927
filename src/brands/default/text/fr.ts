/** The interface's words in French. */
import type { Messages } from './en.ts'
import { words as account } from './fr/account.ts'
import { words as alerts } from './fr/alerts.ts'
import { words as articleGuidelines } from './fr/article-guidelines.ts'
import { words as assets } from './fr/assets.ts'
import { words as blog } from './fr/blog.ts'
import { words as browse } from './fr/browse.ts'
import { words as comments } from './fr/comments.ts'
import { words as compare } from './fr/compare.ts'
import { words as contact } from './fr/contact.ts'
import { words as contentEditor } from './fr/content-editor.ts'
import { words as contentManager } from './fr/content-manager.ts'
import { words as cookies } from './fr/cookies.ts'
import { words as demographics } from './fr/demographics.ts'
import { words as everyPage } from './fr/every-page.ts'
import { words as forms } from './fr/forms.ts'
import { words as gateways } from './fr/gateways.ts'
import { words as institution } from './fr/institution.ts'
import { words as lists } from './fr/lists.ts'
import { words as mail } from './fr/mail.ts'
import { words as mediaLibrary } from './fr/media-library.ts'
import { words as metrics } from './fr/metrics.ts'
import { words as moderation } from './fr/moderation.ts'
import { words as my } from './fr/my.ts'
import { words as openLiterature } from './fr/open-literature.ts'
import { words as outbox } from './fr/outbox.ts'
import { words as person } from './fr/person.ts'
import { words as publish } from './fr/publish.ts'
import { words as readingAids } from './fr/reading-aids.ts'
import { words as recommend } from './fr/recommend.ts'
import { words as registration } from './fr/registration.ts'
import { words as roles } from './fr/roles.ts'
import { words as server } from './fr/server.ts'
import { words as session } from './fr/session.ts'
import { words as siteMenus } from './fr/site-menus.ts'
import { words as sitePages } from './fr/site-pages.ts'
import { words as signInMethods } from './fr/ways-in.ts'

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
