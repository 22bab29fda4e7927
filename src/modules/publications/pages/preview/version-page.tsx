import { ArticlePage } from '../article/page.tsx'
import { PreviewNotice } from './preview-notice.tsx'

/** A version of an article as its page will show it, under a notice that it is a preview. */
export function VersionPreviewPage() {
  return (
    <>
      <PreviewNotice />
      <ArticlePage />
    </>
  )
}
