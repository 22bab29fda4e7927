export { pageHeaders as headers } from '../../page-headers.ts'
export { authorVersionLoader as loader } from './load.ts'
export { default } from './version-route.tsx'
