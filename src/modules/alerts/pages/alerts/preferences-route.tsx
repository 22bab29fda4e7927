export { pageHeaders as headers } from '../../../../site/page-headers.ts'
export { action, loader } from './preferences-load.ts'
export { PreferencesPage as default } from './preferences-page.tsx'
