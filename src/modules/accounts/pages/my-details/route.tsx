export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action } from './act.ts'
export { loader } from './load.ts'
export { MyDetailsPage as default } from './page.tsx'
