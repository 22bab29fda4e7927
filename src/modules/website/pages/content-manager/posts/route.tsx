import { useActionData, useLoaderData } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import { useText, withMessages } from '../../../../sites/text/text.tsx'
import { ContentFrame, useHasPosts } from '../content-frame.tsx'
import { EntryList } from '../entry-list.tsx'
import type { action, loader } from './load.ts'
import '../messages.ts'

export { pageHeaders as headers } from '../../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

export default withMessages(['content-manager', 'outbox', 'forms', 'lists', 'tables'], function ContentPosts() {
  const { t } = useText()
  const add = useHasPosts() ? { href: href('/my/content/posts/:postId', { postId: 'new' }), label: t('content-new-post') } : null
  return (
    <ContentFrame area="posts">
      <EntryList
        caption={t('content-posts')}
        path={href('/my/content/posts')}
        add={add}
        usualOrder="changed"
        {...useLoaderData<typeof loader>()}
        answered={useActionData<typeof action>()}
        kind="posts"
      />
    </ContentFrame>
  )
})
