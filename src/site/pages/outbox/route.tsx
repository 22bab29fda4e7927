export { pageHeaders as headers } from '../../page-headers.ts'
export { listLoader as loader } from './load.ts'
export { OutboxPage as default } from './page.tsx'
