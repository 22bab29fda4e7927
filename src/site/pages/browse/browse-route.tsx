import { BrowsePage } from '../../../modules/discovery/pages/browse/page.tsx'
import { withParts } from '../../../modules/sites/pages/parts.tsx'
import { browseParts } from './browse-parts.tsx'

export { loader } from '../../../modules/discovery/pages/browse/load.ts'
export { pageHeaders as headers } from '../../../modules/sites/pages/page-headers.ts'

export default withParts(BrowsePage, browseParts)
