import { useActionData, useLoaderData } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import { AutosavedForm } from '../../../../sites/components/autosave/autosaved-form.tsx'
import { useText, withMessages } from '../../../../sites/text/text.tsx'
import { ContentFrame } from '../content-frame.tsx'
import { EditHead } from '../edit-head.tsx'
import { labelOfEntry } from '../field-labels.ts'
import { LivePreview } from '../live-preview/live-preview.tsx'
import { refusalParts } from '../refusal-parts.ts'
import type { action, loader } from './load.ts'
import { PostForm } from './post-form.tsx'
import '../messages.ts'

export { revalidateAfterConflict as shouldRevalidate } from '../../../../sites/components/autosave/revalidate-after-conflict.ts'
export { pageHeaders as headers } from '../../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

export default withMessages(['content-manager', 'outbox', 'forms'], function ContentPost() {
  const post = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const text = useText()
  const { t } = text
  const { conflict, refusal } = refusalParts(refused?.refusal, text)
  const postId = post.id ?? post.deletedId ?? 'new'
  const here = href('/my/content/posts/:postId', { postId })
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
      <AutosavedForm
        autosave={post.autosave}
        saved={post.entries}
        baseField="basedOn"
        base={String(post.basedOn ?? '')}
        refused={refused?.entries}
        conflict={conflict}
        labelOf={field => labelOfEntry(t, field)}
      >
        {({ entries, key, hidden }) => (
          <LivePreview path={href('/my/content/posts/:postId/preview', { postId })} of={key}>
            <PostForm key={key} post={post} entries={entries} hidden={hidden} refusal={refusal} here={here} />
          </LivePreview>
        )}
      </AutosavedForm>
    </ContentFrame>
  )
})
