export { pageHeaders as headers } from '../../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'
export { ContentWordpressPage as default } from './page.tsx'
