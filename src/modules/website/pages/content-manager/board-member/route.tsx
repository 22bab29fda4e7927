export { pageHeaders as headers } from '../../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'
export { BoardMemberPage as default } from './page.tsx'
