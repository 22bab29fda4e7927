export { AuthorPage as default } from './author-page.tsx'
export { newsAuthorLoader as loader } from './load.ts'
