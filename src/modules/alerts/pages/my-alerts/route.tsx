export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'
export { AlertsPage as default } from './page.tsx'
