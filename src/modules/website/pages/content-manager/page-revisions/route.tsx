import { useLoaderData } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import { withMessages } from '../../../../sites/text/text.tsx'
import { RevisionsScreen } from '../revisions-screen.tsx'
import type { loader } from './load.ts'
import '../messages.ts'

export { pageHeaders as headers } from '../../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

export default withMessages(['content-manager', 'outbox', 'forms'], function PageRevisions() {
  const { id, ...shown } = useLoaderData<typeof loader>()
  return <RevisionsScreen area="pages" edited={href('/my/content/pages/:pageId', { pageId: id })} {...shown} />
})
