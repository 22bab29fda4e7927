import { useLoaderData } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import { useText, withMessages } from '../../../../sites/text/text.tsx'
import { ContentFrame } from '../content-frame.tsx'
import { EntryList } from '../entry-list.tsx'
import type { loader } from './load.ts'
import '../messages.ts'

export const ContentPagesPage = withMessages(['content-manager', 'outbox', 'forms', 'lists'], function ContentPages() {
  const { t } = useText()
  return (
    <ContentFrame area="pages">
      <EntryList
        path={href('/my/content')}
        add={{ href: href('/my/content/pages/:pageId', { pageId: 'new' }), label: t('content-new-page') }}
        usualOrder="path"
        {...useLoaderData<typeof loader>()}
      />
    </ContentFrame>
  )
})
