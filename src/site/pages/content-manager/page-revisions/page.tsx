import { useLoaderData } from 'react-router'
import { withWords } from '../../../text/text.tsx'
import { RevisionsScreen } from '../revisions-screen.tsx'
import type { loader } from './load.ts'
import '../words.ts'

export const PageRevisionsPage = withWords(['content-manager', 'outbox', 'forms'], function PageRevisions() {
  const { id, ...shown } = useLoaderData<typeof loader>()
  return <RevisionsScreen area="pages" edited={`/my/content/pages/${id}`} {...shown} />
})
