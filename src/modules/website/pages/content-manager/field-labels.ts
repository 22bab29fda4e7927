/** The labels of the fields of pages and posts, for forms and error messages. */
import type { Text } from '../../../sites/text/text.tsx'

export const labelsOfPage = (t: Text['t']) => ({
  ...{ title: t('content-title'), path: t('content-path'), body: t('content-text'), description: t('content-description') },
  ...{ layout: t('content-layout'), redirectTo: t('content-redirect-to'), ownMenu: t('content-own-menu') },
  publishAt: t('content-publish-at'),
})

export const labelsOfPost = (t: Text['t']) => ({
  ...{ title: t('content-title'), slug: t('content-slug'), body: t('content-text'), excerpt: t('content-excerpt') },
  ...{ section: t('content-section'), author: t('content-author'), authorName: t('content-author-new') },
  ...{ thumbnail: t('content-thumbnail'), publishAt: t('content-publish-at') },
})
