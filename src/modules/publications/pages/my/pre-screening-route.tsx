export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { loader } from './pre-screening-load.ts'
export { PreScreeningPage as default } from './pre-screening-page.tsx'
