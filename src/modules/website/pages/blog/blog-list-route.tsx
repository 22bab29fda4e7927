export { ListPage as default } from './list-page.tsx'
export { blogListLoader as loader } from './load.ts'
