import { VersionPreviewPage } from '../../../modules/publications/pages/preview/version-page.tsx'
import { withParts } from '../../../modules/sites/pages/parts.tsx'
import { itemParts } from './item-parts.tsx'

export { authorVersionLoader as loader } from '../../../modules/publications/pages/preview/load.ts'
export { pageHeaders as headers } from '../../../modules/sites/pages/page-headers.ts'

export default withParts(VersionPreviewPage, itemParts)
