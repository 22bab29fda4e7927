export { pageHeaders as headers } from '../../../../../site/page-headers.ts'
export { action, loader } from './load.ts'
export { ContentPagePage as default } from './page.tsx'
