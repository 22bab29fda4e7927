import { useLoaderData } from 'react-router'
import { useText, withMessages } from '../../../../sites/text/text.tsx'
import { ContentFrame, useHasPosts } from '../content-frame.tsx'
import { EntryList } from '../entry-list.tsx'
import type { loader } from './load.ts'
import '../../../../sites/text/content-manager-messages.ts'

export const ContentPostsPage = withMessages(['content-manager', 'outbox', 'forms', 'lists'], function ContentPosts() {
  const { t } = useText()
  const add = useHasPosts() ? { href: '/my/content/posts/new', label: t('content-new-post') } : null
  return (
    <ContentFrame area="posts">
      <EntryList path="/my/content/posts" add={add} usualOrder="changed" {...useLoaderData<typeof loader>()} />
    </ContentFrame>
  )
})
