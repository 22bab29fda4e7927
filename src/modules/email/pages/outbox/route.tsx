export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { listLoader as loader } from './load.ts'
export { OutboxPage as default } from './page.tsx'
