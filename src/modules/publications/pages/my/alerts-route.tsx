export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './alerts-load.ts'
export { AlertsPage as default } from './alerts-page.tsx'
