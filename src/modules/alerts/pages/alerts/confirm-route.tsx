export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './confirm-load.ts'
export { ConfirmAlertPage as default } from './confirm-page.tsx'
