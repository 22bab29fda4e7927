export { pageHeaders as headers } from '../../../../sites/pages/page-headers.ts'
export { DrawnPage as default } from './drawn.tsx'
export { pageAction as action, pageLoader as loader } from './load.ts'
