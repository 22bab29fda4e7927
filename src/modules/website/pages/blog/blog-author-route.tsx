export { AuthorPage as default } from './author-page.tsx'
export { blogAuthorLoader as loader } from './load.ts'
