export { pageHeaders as headers } from '../../../../sites/pages/page-headers.ts'
export { DrawnPost as default } from './drawn.tsx'
export { postAction as action, postLoader as loader } from './load.ts'
