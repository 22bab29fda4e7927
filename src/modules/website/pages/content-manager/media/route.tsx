export { pageHeaders as headers } from '../../../../../site/page-headers.ts'
export { action, loader } from './load.ts'
export { MediaLibraryPage as default } from './page.tsx'
