export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { loader } from './dashboard-load.ts'
export { DashboardPage as default } from './dashboard-page.tsx'
