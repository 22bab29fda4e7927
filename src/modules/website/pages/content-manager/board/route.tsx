export { pageHeaders as headers } from '../../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'
export { BoardPage as default } from './page.tsx'
