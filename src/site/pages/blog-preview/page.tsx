import { useActionData, useLoaderData } from 'react-router'
import { AdminBar } from '../../components/admin-bar.tsx'
import { ContentSignIn } from '../../components/content-sign-in/content-sign-in.tsx'
import { withWords } from '../../text/text.tsx'
import { PostScreen } from '../blog/post-page.tsx'
import type { action, loader } from './load.ts'
import '../blog/words.ts'
import '../content-manager/words.ts'
import '../login/words.ts'

export const BlogPreviewPage = withWords(['content-manager', 'session', 'forms', 'blog'], function BlogPreview() {
  const shown = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  if (shown.kind === 'sign-in') return <ContentSignIn refused={refused} />
  return (
    <>
      <AdminBar of={{ kind: 'post', id: shown.post.id }} isPreview />
      <PostScreen post={shown.post} share={null} />
    </>
  )
})
