export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { loader } from './load.ts'
export { ReportPage as default } from './page.tsx'
