/** The labels of the fields of pages and posts, for forms and error messages. */

import type { Text } from '../../../sites/text/text.tsx'
import { sideKeys } from './side-keys.ts'

export const labelsOfPage = (t: Text['t']) => ({
  ...{ title: t('content-title'), path: t('content-path'), body: t('content-text'), description: t('content-description') },
  ...{ layout: t('content-layout'), redirectTo: t('content-redirect-to'), ownMenu: t('content-own-menu') },
  ...{ gateway: t('content-belongs-to'), publishAt: t('content-publish-at') },
})

export const labelsOfPost = (t: Text['t']) => ({
  ...{ title: t('content-title'), slug: t('content-slug'), body: t('content-text'), excerpt: t('content-excerpt') },
  ...{ section: t('content-section'), author: t('content-author'), authorName: t('content-author-new') },
  ...{ thumbnail: t('content-thumbnail'), publishAt: t('content-publish-at') },
})

export const labelsOfAuthor = (t: Text['t']) => ({
  ...{ name: t('authors-name'), slug: t('content-slug'), bio: t('authors-bio') },
  ...{ picture: t('authors-picture'), account: t('authors-account') },
})

export const labelsOfMember = (t: Text['t']) => ({
  ...{ name: t('board-name'), role: t('board-role'), institution: t('board-institution'), orcid: t('board-orcid') },
  ...{ picture: t('board-picture'), keywords: t('board-keywords'), body: t('content-text') },
})

/** The label of a field by its name, such as `body` or `left-text-0`, for texts that are compared. */
export function labelOfEntry(t: Text['t'], field: string): string {
  const labels: Readonly<Record<string, string>> = {
    ...labelsOfPost(t),
    ...labelsOfPage(t),
    fullWidth: t('content-full-width'),
  }
  const [, side, place] = /^(left|right)-(?:text|type)-(\d+)$/.exec(field) ?? []
  if (side === 'left' || side === 'right') return t('content-widget', { side: t(sideKeys[side]), number: Number(place) + 1 })
  return labelIn(labels, field)
}

export const labelIn = (labels: Readonly<Record<string, string>>, field: string): string => labels[field] ?? field
