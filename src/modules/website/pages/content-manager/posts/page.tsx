import { useLoaderData } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import { useText, withMessages } from '../../../../sites/text/text.tsx'
import { ContentFrame, useHasPosts } from '../content-frame.tsx'
import { EntryList } from '../entry-list.tsx'
import type { loader } from './load.ts'
import '../messages.ts'

export const ContentPostsPage = withMessages(['content-manager', 'outbox', 'forms', 'lists'], function ContentPosts() {
  const { t } = useText()
  const add = useHasPosts() ? { href: href('/my/content/posts/:postId', { postId: 'new' }), label: t('content-new-post') } : null
  return (
    <ContentFrame area="posts">
      <EntryList path={href('/my/content/posts')} add={add} usualOrder="changed" {...useLoaderData<typeof loader>()} />
    </ContentFrame>
  )
})
