export { pageHeaders as headers } from '../../../../site/page-headers.ts'
export { action, loader } from './unsubscribe-load.ts'
export { UnsubscribePage as default } from './unsubscribe-page.tsx'
