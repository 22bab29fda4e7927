import { withParts } from '../../../modules/sites/pages/parts.tsx'
import { PublishPage } from '../../../modules/submission/pages/publish/page.tsx'
import { publishParts } from './publish-parts.tsx'

export { loader } from '../../../modules/submission/pages/publish/load.ts'

export default withParts(PublishPage, publishParts)
