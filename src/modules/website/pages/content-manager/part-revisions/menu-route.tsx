export { pageHeaders as headers } from '../../../../sites/pages/page-headers.ts'
export { menuAction as action, menuLoader as loader } from './load.ts'
export { PartRevisionsPage as default } from './page.tsx'
