export { pageHeaders as headers } from '../../../../sites/pages/page-headers.ts'
export { authorAction as action, authorLoader as loader } from './load.ts'
export { AuthorRevisionsPage as default } from './page.tsx'
