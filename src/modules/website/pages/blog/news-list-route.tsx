export { ListPage as default } from './list-page.tsx'
export { newsListLoader as loader } from './load.ts'
