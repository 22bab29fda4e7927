import { useLoaderData } from 'react-router'
import { withMessages } from '../../../../sites/text/text.tsx'
import { RevisionsScreen } from '../revisions-screen.tsx'
import type { loader } from './load.ts'
import '../../../../sites/text/content-manager-messages.ts'

export const PostRevisionsPage = withMessages(['content-manager', 'outbox', 'forms'], function PostRevisions() {
  const { id, ...shown } = useLoaderData<typeof loader>()
  return <RevisionsScreen area="posts" edited={`/my/content/posts/${id}`} {...shown} />
})
