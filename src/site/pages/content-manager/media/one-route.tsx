export { pageHeaders as headers } from '../../../page-headers.ts'
export { action, loader } from './one-load.ts'
export { PicturePage as default } from './one-page.tsx'
