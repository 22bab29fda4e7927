import { useActionData, useLoaderData } from 'react-router'
import type { SafeHtml } from '../../../../core/text/safe-html.ts'
import { ContentSignIn } from '../../../accounts/components/content-sign-in/content-sign-in.tsx'
import { AdminBar, DraftBar } from '../../../sites/components/admin-bar.tsx'
import { HtmlText } from '../../../sites/components/html-text.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { withMessages } from '../../../sites/text/text.tsx'
import blog from '../blog/blog.module.css'
import { PostScreen } from '../blog/post-page.tsx'
import type { action, loader } from './load.ts'
import '../blog/messages.ts'
import '../content-manager/messages.ts'
import '../../../accounts/pages/login/messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

export default withMessages(['content-manager', 'session', 'forms', 'blog'], function BlogPreview() {
  const shown = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  if (shown.kind === 'sign-in') return <ContentSignIn refused={refused} at={shown.at} />
  if (shown.kind === 'draft') return <DraftScreen draft={shown} />
  return (
    <>
      <AdminBar of={{ kind: 'post', id: shown.post.id, editedAt: shown.editedAt }} isPreview />
      <PostScreen post={shown.post} share={null} />
    </>
  )
})

/** Shows a draft of the WordPress, which has neither author nor date here until it is published there. */
function DraftScreen({ draft: { title, html, editedAt } }: { draft: { title: string; html: SafeHtml; editedAt: string } }) {
  return (
    <>
      <DraftBar kind="post" editedAt={editedAt} />
      <main id="content" className={blog.page}>
        <PageHead title={title} hidden />
        <article className={blog.post}>
          <h1>{title}</h1>
          <HtmlText html={html} />
        </article>
      </main>
    </>
  )
}
