export { pageHeaders as headers } from '../../../../sites/pages/page-headers.ts'
export { boardAction as action, boardLoader as loader } from './load.ts'
export { PartRevisionsPage as default } from './page.tsx'
