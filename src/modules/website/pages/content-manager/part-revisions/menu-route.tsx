export { pageHeaders as headers } from '../../../../../site/page-headers.ts'
export { menuAction as action, menuLoader as loader } from './load.ts'
export { PartRevisionsPage as default } from './page.tsx'
