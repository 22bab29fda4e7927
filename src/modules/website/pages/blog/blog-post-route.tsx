export { blogPostLoader as loader } from './load.ts'
export { PostPage as default } from './post-page.tsx'
