export { pageHeaders as headers } from '../../../../site/page-headers.ts'
export { loader } from './dashboard-load.ts'
export { DashboardPage as default } from './dashboard-page.tsx'
