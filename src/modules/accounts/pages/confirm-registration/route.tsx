export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'
export { ConfirmRegistrationPage as default } from './page.tsx'
