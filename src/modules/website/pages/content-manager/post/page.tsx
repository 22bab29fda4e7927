import { useActionData, useLoaderData } from 'react-router'
import { useText, withMessages } from '../../../../sites/text/text.tsx'
import { ContentFrame } from '../content-frame.tsx'
import { EditHead } from '../edit-head.tsx'
import { LivePreview } from '../live-preview/live-preview.tsx'
import type { action, loader } from './load.ts'
import { PostForm } from './post-form.tsx'
import '../../../../sites/text/content-manager-messages.ts'

export const ContentPostPage = withMessages(['content-manager', 'outbox', 'forms'], function ContentPost() {
  const post = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { t } = useText()
  const here = `/my/content/posts/${post.id ?? 'new'}`
  const of = JSON.stringify([post.id, post.basedOn])
  return (
    <ContentFrame area="posts" title={post.title ?? t('content-new-post')}>
      <EditHead
        back={{ href: '/my/content/posts', label: t('content-back-posts') }}
        state={post.state}
        seen={post.state !== null && (post.state.kind === 'published' || post.state.isPublishedToo) ? post.path : null}
        revisions={post.id === null ? null : `${here}/revisions`}
        isStaticPage={false}
        done={refused === undefined ? post.done : null}
        elsewhere={post.elsewhere}
      />
      <LivePreview address={`${here}/preview`} of={of}>
        <PostForm key={of} post={post} refused={refused} here={here} />
      </LivePreview>
    </ContentFrame>
  )
})
