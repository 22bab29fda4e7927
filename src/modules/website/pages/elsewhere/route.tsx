export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { loader } from './load.ts'
export { CatchAllPage as default } from './page.tsx'
