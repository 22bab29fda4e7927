import { useActionData, useLoaderData } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import { useText, withMessages } from '../../../../sites/text/text.tsx'
import { ContentFrame } from '../content-frame.tsx'
import { EditHead } from '../edit-head.tsx'
import { LivePreview } from '../live-preview/live-preview.tsx'
import type { action, loader } from './load.ts'
import { PostForm } from './post-form.tsx'
import '../messages.ts'

export const ContentPostPage = withMessages(['content-manager', 'outbox', 'forms'], function ContentPost() {
  const post = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { t } = useText()
  const postId = post.id ?? 'new'
  const here = href('/my/content/posts/:postId', { postId })
  const of = JSON.stringify([post.id, post.basedOn])
  return (
    <ContentFrame area="posts" title={post.title ?? t('content-new-post')}>
      <EditHead
        back={{ href: href('/my/content/posts'), label: t('content-back-posts') }}
        state={post.state}
        seen={post.state !== null && (post.state.kind === 'published' || post.state.isPublishedToo) ? post.path : null}
        revisions={post.id === null ? null : href('/my/content/posts/:postId/revisions', { postId })}
        isStaticPage={false}
        done={refused === undefined ? post.done : null}
        wordpressEditor={post.wordpressEditor}
      />
      <LivePreview address={href('/my/content/posts/:postId/preview', { postId })} of={of}>
        <PostForm key={of} post={post} refused={refused} here={here} />
      </LivePreview>
    </ContentFrame>
  )
})
