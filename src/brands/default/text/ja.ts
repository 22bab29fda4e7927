/** The interface's words in Japanese. */
import type { Messages } from './en.ts'
import { words as account } from './ja/account.ts'
import { words as alerts } from './ja/alerts.ts'
import { words as articleGuidelines } from './ja/article-guidelines.ts'
import { words as assets } from './ja/assets.ts'
import { words as blog } from './ja/blog.ts'
import { words as browse } from './ja/browse.ts'
import { words as comments } from './ja/comments.ts'
import { words as compare } from './ja/compare.ts'
import { words as contact } from './ja/contact.ts'
import { words as contentEditor } from './ja/content-editor.ts'
import { words as contentManager } from './ja/content-manager.ts'
import { words as cookies } from './ja/cookies.ts'
import { words as demographics } from './ja/demographics.ts'
import { words as everyPage } from './ja/every-page.ts'
import { words as forms } from './ja/forms.ts'
import { words as gateways } from './ja/gateways.ts'
import { words as institution } from './ja/institution.ts'
import { words as lists } from './ja/lists.ts'
import { words as mail } from './ja/mail.ts'
import { words as mediaLibrary } from './ja/media-library.ts'
import { words as metrics } from './ja/metrics.ts'
import { words as moderation } from './ja/moderation.ts'
import { words as my } from './ja/my.ts'
import { words as openLiterature } from './ja/open-literature.ts'
import { words as outbox } from './ja/outbox.ts'
import { words as person } from './ja/person.ts'
import { words as publish } from './ja/publish.ts'
import { words as readingAids } from './ja/reading-aids.ts'
import { words as recommend } from './ja/recommend.ts'
import { words as registration } from './ja/registration.ts'
import { words as roles } from './ja/roles.ts'
import { words as server } from './ja/server.ts'
import { words as session } from './ja/session.ts'
import { words as siteMenus } from './ja/site-menus.ts'
import { words as sitePages } from './ja/site-pages.ts'
import { words as signInMethods } from './ja/ways-in.ts'

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
