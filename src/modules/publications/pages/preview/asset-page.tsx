import { AssetPage } from '../asset/page.tsx'
import { PreviewNotice } from './preview-notice.tsx'

/** An asset as its page will show it, under a notice that it is a preview. */
export function AssetPreviewPage() {
  return (
    <>
      <PreviewNotice />
      <AssetPage />
    </>
  )
}
