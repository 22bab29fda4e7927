import { useActionData, useLoaderData } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import { useText, withMessages } from '../../../../sites/text/text.tsx'
import { ContentFrame } from '../content-frame.tsx'
import { EditHead } from '../edit-head.tsx'
import { LivePreview } from '../live-preview/live-preview.tsx'
import type { action, loader } from './load.ts'
import { PageForm } from './page-form.tsx'
import '../messages.ts'

export const ContentPagePage = withMessages(['content-manager', 'outbox', 'forms'], function ContentPage() {
  const page = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { t } = useText()
  const pageId = page.id ?? 'new'
  const here = href('/my/content/pages/:pageId', { pageId })
  const of = JSON.stringify([page.id, page.basedOn])
  return (
    <ContentFrame area="pages" title={page.title ?? t('content-new-page')}>
      <EditHead
        back={{ href: href('/my/content'), label: t('content-back-pages') }}
        state={page.state}
        seen={page.state !== null && page.path !== null && isSeen(page.state) ? page.path : null}
        revisions={page.id === null || page.isStaticPage ? null : href('/my/content/pages/:pageId/revisions', { pageId })}
        isStaticPage={page.isStaticPage}
        done={refused === undefined ? page.done : null}
        wordpressEditor={page.wordpressEditor}
        warnings={page.warnings}
      />
      <LivePreview address={href('/my/content/pages/:pageId/preview', { pageId })} of={of}>
        <PageForm key={of} page={page} refused={refused} here={here} />
      </LivePreview>
    </ContentFrame>
  )
})

const isSeen = ({ kind, isPublishedToo }: { kind: string; isPublishedToo: boolean }) => kind === 'published' || isPublishedToo
