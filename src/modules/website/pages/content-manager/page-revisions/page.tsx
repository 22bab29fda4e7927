import { useLoaderData } from 'react-router'
import { withMessages } from '../../../../sites/text/text.tsx'
import { RevisionsScreen } from '../revisions-screen.tsx'
import type { loader } from './load.ts'
import '../../../../sites/text/content-manager-messages.ts'

export const PageRevisionsPage = withMessages(['content-manager', 'outbox', 'forms'], function PageRevisions() {
  const { id, ...shown } = useLoaderData<typeof loader>()
  return <RevisionsScreen area="pages" edited={`/my/content/pages/${id}`} {...shown} />
})
