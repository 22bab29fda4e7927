export { pageHeaders as headers } from '../../../../sites/pages/page-headers.ts'
export { action, loader } from './one-load.ts'
export { ImagePage as default } from './one-page.tsx'
