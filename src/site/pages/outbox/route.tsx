export { itemHeaders as headers } from '../../item-headers.ts'
export { listLoader as loader } from './load.ts'
export { OutboxPage as default } from './page.tsx'
