import { AssetPage } from '../../../modules/publications/pages/asset/page.tsx'
import { withParts } from '../../../modules/sites/pages/parts.tsx'
import { itemParts } from './item-parts.tsx'

export { loader } from '../../../modules/publications/pages/asset/load.ts'
export { pageHeaders as headers } from '../../../modules/sites/pages/page-headers.ts'

export default withParts(AssetPage, itemParts)
