import { AssetPage } from '../asset/page.tsx'
import { PreviewNotice } from './preview-notice.tsx'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { assetLoader as loader } from './load.ts'

export default function AssetPreview() {
  return (
    <>
      <PreviewNotice />
      <AssetPage />
    </>
  )
}
