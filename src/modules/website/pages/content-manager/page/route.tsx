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
import { PageForm } from './page-form.tsx'
import '../messages.ts'

export { revalidateAfterConflict as shouldRevalidate } from '../../../../sites/components/autosave/revalidate-after-conflict.ts'
export { pageHeaders as headers } from '../../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

export default withMessages(['content-manager', 'outbox', 'forms'], function ContentPage() {
  const page = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const text = useText()
  const { t } = text
  const { conflict, refusal } = refusalParts(refused?.refusal, text)
  const pageId = page.id ?? page.deletedId ?? 'new'
  const here = href('/my/content/pages/:pageId', { pageId })
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
      <AutosavedForm
        autosave={page.autosave}
        saved={page.entries}
        baseField="basedOn"
        base={String(page.basedOn ?? '')}
        refused={refused?.entries}
        conflict={conflict}
        labelOf={field => labelOfEntry(t, field)}
      >
        {({ entries, key, hidden }) => (
          <LivePreview path={href('/my/content/pages/:pageId/preview', { pageId })} of={key}>
            <PageForm key={key} page={page} entries={entries} hidden={hidden} refusal={refusal} here={here} />
          </LivePreview>
        )}
      </AutosavedForm>
    </ContentFrame>
  )
})

const isSeen = ({ kind, isPublishedToo }: { kind: string; isPublishedToo: boolean }) => kind === 'published' || isPublishedToo
