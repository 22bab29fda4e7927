export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'
export { BouncesPage as default } from './page.tsx'
