export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './account-load.ts'
export { AccountRolesPage as default } from './account-page.tsx'
