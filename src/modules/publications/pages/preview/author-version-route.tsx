export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { authorVersionLoader as loader } from './load.ts'
export { default } from './version-route.tsx'
