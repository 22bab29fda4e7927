export { itemHeaders as headers } from '../../item-headers.ts'
export { mailLoader as loader } from './load.ts'
export { MailPage as default } from './mail-page.tsx'
