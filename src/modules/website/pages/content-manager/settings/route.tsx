export { pageHeaders as headers } from '../../../../../site/page-headers.ts'
export { action, loader } from './load.ts'
export { SettingsPage as default } from './page.tsx'
