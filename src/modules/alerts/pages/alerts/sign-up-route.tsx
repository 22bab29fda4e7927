export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './sign-up-load.ts'
export { SignUpPage as default } from './sign-up-page.tsx'
