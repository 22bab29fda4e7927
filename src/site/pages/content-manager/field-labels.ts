/** What the fields of pages and posts are called: in their forms, and where it is said what is wrong with one. */
import type { Text } from '../../text/text.tsx'

export const labelsOfPage = (say: Text['say']) => ({
  ...{ title: say('content-title'), path: say('content-path'), body: say('content-text'), description: say('content-description') },
  ...{ layout: say('content-layout'), redirectTo: say('content-redirect-to'), ownMenu: say('content-own-menu') },
  publishAt: say('content-publish-at'),
})

export const labelsOfPost = (say: Text['say']) => ({
  ...{ title: say('content-title'), slug: say('content-slug'), body: say('content-text'), excerpt: say('content-excerpt') },
  ...{ section: say('content-section'), author: say('content-author'), authorName: say('content-author-new') },
  ...{ thumbnail: say('content-thumbnail'), publishAt: say('content-publish-at') },
})
