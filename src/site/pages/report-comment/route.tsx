export { pageHeaders as headers } from '../../page-headers.ts'
export { action, loader } from './load.ts'
export { ReportCommentPage as default } from './page.tsx'
