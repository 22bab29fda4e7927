export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { loader } from './load.ts'
export { SubmissionsPage as default } from './page.tsx'
