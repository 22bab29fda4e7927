export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './preferences-load.ts'
export { PreferencesPage as default } from './preferences-page.tsx'
