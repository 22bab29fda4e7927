export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'
export { SignInMethodsPage as default } from './page.tsx'
