export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './unsubscribe-load.ts'
export { UnsubscribePage as default } from './unsubscribe-page.tsx'
