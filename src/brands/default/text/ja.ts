/** The interface's words in Japanese. */
import type { Messages } from './en.ts'
import { messages as account } from './ja/account.ts'
import { messages as alerts } from './ja/alerts.ts'
import { messages as articleGuidelines } from './ja/article-guidelines.ts'
import { messages as assets } from './ja/assets.ts'
import { messages as blog } from './ja/blog.ts'
import { messages as browse } from './ja/browse.ts'
import { messages as comments } from './ja/comments.ts'
import { messages as compare } from './ja/compare.ts'
import { messages as contact } from './ja/contact.ts'
import { messages as contentEditor } from './ja/content-editor.ts'
import { messages as contentManager } from './ja/content-manager.ts'
import { messages as cookies } from './ja/cookies.ts'
import { messages as demographics } from './ja/demographics.ts'
import { messages as everyPage } from './ja/every-page.ts'
import { messages as forms } from './ja/forms.ts'
import { messages as gateways } from './ja/gateways.ts'
import { messages as institution } from './ja/institution.ts'
import { messages as lists } from './ja/lists.ts'
import { messages as mail } from './ja/mail.ts'
import { messages as mediaLibrary } from './ja/media-library.ts'
import { messages as metrics } from './ja/metrics.ts'
import { messages as moderation } from './ja/moderation.ts'
import { messages as my } from './ja/my.ts'
import { messages as openLiterature } from './ja/open-literature.ts'
import { messages as outbox } from './ja/outbox.ts'
import { messages as person } from './ja/person.ts'
import { messages as publish } from './ja/publish.ts'
import { messages as readingAids } from './ja/reading-aids.ts'
import { messages as recommend } from './ja/recommend.ts'
import { messages as registration } from './ja/registration.ts'
import { messages as roles } from './ja/roles.ts'
import { messages as server } from './ja/server.ts'
import { messages as session } from './ja/session.ts'
import { messages as siteMenus } from './ja/site-menus.ts'
import { messages as sitePages } from './ja/site-pages.ts'
import { messages as signInMethods } from './ja/ways-in.ts'

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
