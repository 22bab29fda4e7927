import { ArticlePage } from '../article/page.tsx'
import { PreviewNotice } from './preview-notice.tsx'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { versionLoader as loader } from './load.ts'

export default function VersionPreview() {
  return (
    <>
      <PreviewNotice />
      <ArticlePage />
    </>
  )
}
