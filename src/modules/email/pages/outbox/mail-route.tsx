export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { mailLoader as loader } from './load.ts'
export { MailPage as default } from './mail-page.tsx'
