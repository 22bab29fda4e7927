/** The interface's words in Japanese. */
import type { Messages } from './en.ts'
import { words as assets } from './ja/assets.ts'
import { words as compare } from './ja/compare.ts'
import { words as cookies } from './ja/cookies.ts'
import { words as everyPage } from './ja/every-page.ts'
import { words as forms } from './ja/forms.ts'
import { words as lists } from './ja/lists.ts'
import { words as metrics } from './ja/metrics.ts'
import { words as readingAids } from './ja/reading-aids.ts'
import { words as server } from './ja/server.ts'

export const messages: Messages = {
  ...everyPage,
  ...server,
  ...lists,
  ...compare,
  ...assets,
  ...readingAids,
  ...forms,
  ...cookies,
  ...metrics,
}
