export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { loader } from './submissions-load.ts'
export { SubmissionsPage as default } from './submissions-page.tsx'
