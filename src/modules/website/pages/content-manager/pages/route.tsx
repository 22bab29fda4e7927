import { useActionData, useLoaderData } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import { useText, withMessages } from '../../../../sites/text/text.tsx'
import { ContentFrame } from '../content-frame.tsx'
import { EntryList } from '../entry-list.tsx'
import type { action, loader } from './load.ts'
import '../messages.ts'

export { pageHeaders as headers } from '../../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

export default withMessages(['content-manager', 'outbox', 'forms', 'lists', 'tables'], function ContentPages() {
  const { t } = useText()
  return (
    <ContentFrame area="pages">
      <EntryList
        caption={t('content-pages')}
        path={href('/my/content')}
        add={{ href: href('/my/content/pages/:pageId', { pageId: 'new' }), label: t('content-new-page') }}
        usualOrder="path"
        {...useLoaderData<typeof loader>()}
        answered={useActionData<typeof action>()}
        kind="pages"
      />
    </ContentFrame>
  )
})
