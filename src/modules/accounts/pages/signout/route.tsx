export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'
export { SignOutPage as default } from './page.tsx'
