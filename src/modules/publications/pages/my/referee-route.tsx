export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { loader } from './referee-load.ts'
export { RefereePage as default } from './referee-page.tsx'
