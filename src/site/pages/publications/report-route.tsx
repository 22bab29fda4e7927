import { ReportPage } from '../../../modules/publications/pages/report/page.tsx'
import { withParts } from '../../../modules/sites/pages/parts.tsx'
import { reportParts } from './report-parts.tsx'

export { loader } from '../../../modules/publications/pages/report/load.ts'
export { pageHeaders as headers } from '../../../modules/sites/pages/page-headers.ts'

export default withParts(ReportPage, reportParts)
