export { pageHeaders as headers } from '../../page-headers.ts'
export { loader } from './load.ts'
export { CatchAllPage as default } from './page.tsx'
