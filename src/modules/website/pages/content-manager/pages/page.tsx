import { useLoaderData } from 'react-router'
import { useText, withMessages } from '../../../../sites/text/text.tsx'
import { ContentFrame } from '../content-frame.tsx'
import { EntryList } from '../entry-list.tsx'
import type { loader } from './load.ts'
import '../../../../sites/text/content-manager-messages.ts'

export const ContentPagesPage = withMessages(['content-manager', 'outbox', 'forms', 'lists'], function ContentPages() {
  const { t } = useText()
  return (
    <ContentFrame area="pages">
      <EntryList
        path="/my/content"
        add={{ href: '/my/content/pages/new', label: t('content-new-page') }}
        usualOrder="path"
        {...useLoaderData<typeof loader>()}
      />
    </ContentFrame>
  )
})
